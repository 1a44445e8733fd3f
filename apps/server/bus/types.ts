/**
 * How servers notify each other of table changes and ended sessions. Messages may be lost or duplicated: entry
 * numbers decide, and a server that is behind reads the log.
 */
import type { Seat } from '@parlour/kernel/game';
import { countSchema, seatSchema } from '@parlour/protocol/common-schemas';
import { logEntrySchema } from '@parlour/protocol/log-entries';
import type { LogEntry } from '@parlour/table/log';
import { z } from 'zod';

export type BusMessage =
  /** Includes the entries unless there are many. */
  | { readonly tells: 'moved'; readonly number: number; readonly entries?: readonly LogEntry[] | undefined }
  | { readonly tells: 'said'; readonly seat: Seat; readonly phrase: string }
  | { readonly tells: 'here'; readonly server: string; readonly seats: readonly Seat[]; readonly onlookers: number }
  /** Asks who is connected to the other servers. */
  | { readonly tells: 'who' }
  /** Its sockets must close. Sent on SESSIONS_CHANNEL instead of a table. */
  | { readonly tells: 'ended'; readonly session: string; readonly how: SessionEnd };

/** Signed out, or replaced by a new session of the same browser, which then reconnects. */
export type SessionEnd = 'signed out' | 'replaced';

const seats = z.array(seatSchema).readonly();

export const busMessageSchema: z.ZodType<BusMessage> = z.discriminatedUnion('tells', [
  z.object({
    tells: z.literal('moved'),
    number: countSchema,
    // Entries that only a newer server understands are read from the store, which says so.
    entries: z.array(logEntrySchema).readonly().optional().catch(undefined),
  }),
  z.object({ tells: z.literal('said'), seat: seatSchema, phrase: z.string() }),
  z.object({ tells: z.literal('here'), server: z.string(), seats, onlookers: countSchema }),
  z.object({ tells: z.literal('who') }),
  z.object({ tells: z.literal('ended'), session: z.string(), how: z.enum(['signed out', 'replaced']) }),
]);

export const SESSIONS_CHANNEL = 'sessions';

export type Bus = {
  /** Whether other processes may write to the same store. */
  readonly isShared: boolean;
  /** If not, the store is polled. */
  isUp(): boolean;
  /** Sends to the other servers that have the table open, not to this one. */
  publish(table: string, message: BusMessage): void;
  subscribe(table: string, onMessage: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
};

const noOperations = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
} satisfies Partial<Bus>;

export const singleServerBus: Bus = { ...noOperations, isShared: false, isUp: () => true };

/** Servers that share a store without NATS poll it. */
export const unavailableBus: Bus = { ...noOperations, isShared: true, isUp: () => false };
