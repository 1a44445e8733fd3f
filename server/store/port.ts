/**
 * What the server needs of a store. An append-only log a table, `(table, number)` unique; everything else about a table
 * is a note that can be made again from its log. Whoever appends at the expected number wins, so any number of servers
 * may share a store.
 */
import type { Entry } from '@parlour/table/log';

export type Door = 'private' | 'listed';

export type Row = {
  readonly id: string;
  /** Five letters to join by, until the table is closed. */
  readonly code: string;
  readonly door: Door;
  readonly laid: number;
  readonly closed: boolean;
  /** What the list of tables shows of it. */
  readonly card: string;
};

/** Undefined leaves a note as it is; a due of null says that nothing is due. */
export type Note = { readonly due?: number | null; readonly card?: string; readonly closed?: true };

export type Store = {
  /** Lays a table with its first entries; `taken` if its id or its code is. */
  lay(row: Omit<Row, 'closed'>, entries: readonly Entry[], due: number | null): Promise<'laid' | 'taken'>;
  /** Durable once it resolves. `behind` if there are entries of these numbers already; then nothing was written. */
  append(id: string, entries: readonly Entry[], note?: Note): Promise<'kept' | 'behind'>;
  /** The entries from a number on, in order. */
  read(id: string, from: number): Promise<readonly Entry[]>;
  note(id: string, note: Note): Promise<void>;
  find(by: { readonly id: string } | { readonly code: string }): Promise<Row | undefined>;
  /** Open listed tables, newest first. */
  listed(limit: number): Promise<readonly Row[]>;
  /** Tables that were due before `now`, each given to one asker only; it has until `until` to see to them. */
  claim(now: number, until: number, limit: number): Promise<readonly string[]>;
  /** A secret shared by all servers of this store, made once. */
  key(name: string, make: () => string): Promise<string>;
  close(): Promise<void>;
};

/** Trouble with the store that an operator can do something about. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}
