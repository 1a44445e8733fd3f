/**
 * What looking after tables needs of a store, so that nothing is kept for ever: when somebody was last at a table, which
 * tables want looking after, putting a log away as its records, deleting. Time is the store's own, as in port.ts.
 */
import type { Door, TableRow } from './port.ts';

export const STATES = ['open', 'closed', 'archived'] as const;
export type State = (typeof STATES)[number];

/** How many tables there are in each state, before any is counted. */
export const noneOf = (): Record<State, number> => ({ open: 0, closed: 0, archived: 0 });

/** A table as an operator sees it in a list. */
export type KeptListing = Omit<TableRow, 'held' | 'closed' | 'archived'> & {
  readonly state: State;
  readonly entries: number;
  readonly bytes: number;
};

/** Which tables an operator wants to see, newest first. Undefined is all of them. */
export type Choice = {
  readonly state?: State | undefined;
  readonly door?: Door | undefined;
  readonly game?: string | undefined;
  /** Nobody has been there for so many milliseconds. */
  readonly unseenFor?: number | undefined;
  readonly limit: number;
};

export type StoreSize = { readonly bytes: number; readonly tables: Readonly<Record<State, number>> };

export type Upkeep = {
  /** Somebody is connected to these tables just now. */
  visit(ids: readonly string[]): Promise<void>;
  /** Tables that want looking after, each given to one asker only, who has `lease` milliseconds. */
  untidy(lease: number, limit: number): Promise<readonly TableRow[]>;
  /** The table wants looking after in so many milliseconds again. */
  postpone(id: string, milliseconds: number): Promise<void>;
  /**
   * Puts bytes and a card in the place of the log of a closed table; how long they are kept counts from now. What is
   * archived already stays as it is.
   */
  archive(id: string, bytes: Uint8Array, card: string): Promise<void>;
  archived(id: string): Promise<Uint8Array | undefined>;
  /** Nothing is left of the table; false if there was none. */
  remove(id: string): Promise<boolean>;
  list(choice: Choice): Promise<readonly KeptListing[]>;
  size(): Promise<StoreSize>;
  /** Writes something at least as large as a play, to see whether that can be done. */
  probe(): Promise<void>;
};

/** A table is first looked after when it has lain for so long, and again so long after it was closed. */
export const FIRST_LOOK = 3_600_000;

/** A listed table nobody has been at for so long leaves the list, until somebody comes back to it. */
export const UNSEEN = 10 * 60_000;

/** So many of the newest listed tables are looked through for those with somebody at them. */
export const LOOKED_THROUGH = 1000;

export const stateOf = ({ closed, archived }: { readonly closed: boolean; readonly archived: boolean }): State =>
  archived ? 'archived' : closed ? 'closed' : 'open';
