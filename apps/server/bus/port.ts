/**
 * How servers tell each other what happens at a table, and which sessions have ended. A message may be lost or come twice: the numbers of the log
 * decide, and whoever is behind reads the log.
 */
import type { Seat } from '@parlour/kernel/game';
import type { Entry } from '@parlour/table/log';

export type BusMessage =
  /** The log has got to a number, and with what, unless it is very much. */
  | { readonly tells: 'moved'; readonly number: number; readonly entries?: readonly Entry[] }
  | { readonly tells: 'said'; readonly seat: Seat; readonly phrase: string }
  /** Who is connected to a server. */
  | { readonly tells: 'here'; readonly server: string; readonly seats: readonly Seat[]; readonly onlookers: number }
  /** Who else is there? */
  | { readonly tells: 'who' }
  /** A session has ended: its sockets are to be closed. Told under the name SESSIONS instead of that of a table. */
  | { readonly tells: 'ended'; readonly session: string; readonly how: SessionEnd };

/** Signed out, or replaced by another of the same browser, which comes back with that. */
export type SessionEnd = 'signed out' | 'replaced';

export const SESSIONS = 'sessions';

export type Bus = {
  /** Whether servers in other processes may write to the same store. */
  readonly isShared: boolean;
  /** If not, the store is asked what is new. */
  isUp(): boolean;
  /** Tells the other servers that have the table open, but not this one. */
  publish(table: string, message: BusMessage): void;
  /** The answer ends the subscription. */
  subscribe(table: string, heard: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
};

const nothing = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
} satisfies Partial<Bus>;

/** For the one server that has its store to itself: there is nobody to tell. */
export const aloneBus: Bus = { ...nothing, isShared: false, isUp: () => true };

/** For servers that share a store and nothing else. */
export const noBus: Bus = { ...nothing, isShared: true, isUp: () => false };
