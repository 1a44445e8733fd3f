/**
 * What the server needs of a store. An append-only log a table, `(table, number)` unique; everything else about a table
 * is a note that can be made again from its log. Whoever appends at the expected number wins, so any number of servers
 * may share a store.
 *
 * A table that will move by itself (a computer player's turn, a deadline) is claimed by one server, which has so long to
 * see to it before others may. Time is counted by the store's own clock: the clocks of servers may differ.
 */
import type { Entry } from '@parlour/table/log';
import type { Documents } from './documents.ts';
import type { Upkeep } from './upkeep.ts';

export type Door = 'private' | 'listed';

export type NewRow = {
  readonly id: string;
  /** A few letters to join by, until the table is closed. */
  readonly code: string;
  readonly door: Door;
  readonly laid: number;
  /** What the list of tables shows of it, as JSON. */
  readonly card: string;
};

export type TableRow = NewRow & {
  readonly closed: boolean;
  /** Whether its log has been put away as records. */
  readonly archived: boolean;
  /** When somebody was last at the table. */
  readonly seen: number;
  /** Whether this server has claimed it. */
  readonly held: boolean;
};

/** Undefined leaves a note as it is. */
export type Note = { readonly card?: string; readonly closed?: true };

/**
 * A claim to be kept for so many milliseconds more. With a head it is given back, provided that the log still ends there,
 * and is due for anybody in so many milliseconds, or not at all.
 */
export type Renewal = { readonly id: string; readonly due: number | null; readonly head?: number };

export type StoreTally = { readonly mark: string; readonly count: number; readonly lasts: number };

export type Appended = 'kept' | 'claimed' | 'behind' | 'gone';

export type TableStore = Upkeep & {
  readonly documents: Documents;
  /** Lays a table with its first entries; `taken` if its id or its code is. With a due this server claims it. */
  lay(row: NewRow, entries: readonly Entry[], due: number | null): Promise<'laid' | 'taken'>;
  /**
   * Durable once it resolves. `behind` if there are entries of these numbers already; then nothing was written. With a
   * due this server claims the table, or claims it for longer, unless another has; `claimed` if it did. `gone` if the
   * table has been archived or deleted.
   */
  append(id: string, entries: readonly Entry[], due?: number): Promise<Appended>;
  /** The entries from a number on, in order. */
  read(id: string, from: number): Promise<readonly Entry[]>;
  /** The last number of each of these tables. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  note(id: string, note: Note): Promise<void>;
  find(by: { readonly id: string } | { readonly code: string }): Promise<TableRow | undefined>;
  /** Open listed tables that somebody has been at lately, newest first. */
  listed(limit: number): Promise<readonly TableRow[]>;
  /** Tables that nobody has seen to in time, each given to one asker only, who has `lease` milliseconds. */
  claim(lease: number, limit: number): Promise<readonly string[]>;
  /** A table missing from the answer was claimed by another. What cannot be given back is held a little longer. */
  renew(renewals: readonly Renewal[]): Promise<ReadonlyMap<string, 'held' | 'given back'>>;
  /**
   * Keeps how much this server has counted under each mark, for so many milliseconds, and answers what all others have.
   * Marks that nobody else has counted may be missing from the answer.
   */
  tally(tallies: readonly StoreTally[]): Promise<ReadonlyMap<string, number>>;
  /** A secret shared by all servers of this store, made once. */
  key(name: string, make: () => string): Promise<string>;
  /** Calls back when something is best written, at once or together with others who wait for it. */
  gather(call: () => void): void;
  close(): Promise<void>;
};

/** How long a table is held that could not be given back because somebody has written meanwhile. */
export const HELD_ON = 3000;

/** Trouble with the store that an operator can do something about. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}
