/** IndexedDB of this device: tables with their logs, records of finished games, the player's own files. */
import type { ClientState } from '@parlour/client/client';
import type { GameEvent, MatchResult, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import type { LogStorage } from '@parlour/table/local-table';
import type { LogEntry } from '@parlour/table/log';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ShuffleProof } from './records/finished-match.ts';
import type { StoredCuts } from './remote/remote-shuffle.ts';

/** Score and turn for the list of games. */
export type StoredTableSummary = {
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly turn: readonly Seat[];
};

export type StoredTable = {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly count: number;
  /** Names of people by seat; null for a computer player. */
  readonly people: readonly (string | null)[];
  readonly level: Level;
  readonly laid: number;
  readonly touched: number;
  readonly isOver: boolean;
  /** Seats of the device's owner; missing in older rows. */
  readonly mine?: readonly Seat[];
  /** Standing when the table was last touched. */
  readonly standing?: StoredTableSummary;
  /** The day whose deal is attempted. */
  readonly daily?: string;
};

/** A play without an answer yet. Its id makes it idempotent, however often it is sent. */
export type UnsentPlay = { readonly id: string; readonly request: { readonly ask: 'play'; readonly play: unknown } };

/** A table on a server: tokens, last state and plays still to be sent. */
export type StoredRemoteTable = {
  readonly id: string;
  readonly touched: number;
  readonly host?: string;
  readonly seat?: string;
  readonly seen?: ClientState;
  readonly unsent?: readonly UnsentPlay[];
  readonly keepsake?: StoredCuts;
};

/** The record as text, and what lists show of it. */
export type StoredRecord = {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  readonly names: readonly string[];
  /** Seats of the device's owner. Older records list every seat played from it. */
  readonly mine: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly text: string;
  /** The turning point as a sentence; missing in older records. */
  readonly decided?: string;
  /** The day of a daily deal. */
  readonly daily?: string;
  /** Ids of observed feats; missing if an older record was not replayed yet. */
  readonly feats?: readonly string[];
  /** The slip made before cuts were revealed, and the result of verifying the record against it. */
  readonly slip?: string;
  readonly proof?: ShuffleProof;
};

export interface StoreSchema extends DBSchema {
  tables: { key: string; value: StoredTable };
  entries: { key: [string, number]; value: LogEntry & { readonly table: string } };
  records: { key: string; value: StoredRecord };
  far: { key: string; value: StoredRemoteTable };
  files: { key: string; value: Uint8Array };
}

export type Store = IDBPDatabase<StoreSchema>;

export const openStore = (): Promise<Store> =>
  openDB<StoreSchema>('parlour', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['table', 'number'] });
      db.createObjectStore('records', { keyPath: 'id' });
      db.createObjectStore('far', { keyPath: 'id' });
      db.createObjectStore('files');
    },
  });

const entriesFrom = (table: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([table, number], [table, Infinity]);

/** Returns the entries of a table from a number on. */
export async function readEntries(store: Store, table: string, number: number): Promise<LogEntry[]> {
  const rows = await store.getAll('entries', entriesFrom(table, number));
  return rows.map(({ table: _, ...entry }) => entry as LogEntry);
}

/** These entries lose no player's work. Any later entry forces them to disk with it. */
const RELAXED_ENTRIES: readonly LogEntry['what'][] = ['open', 'sit', 'computer', 'seal'];

const durabilityOf = (entries: readonly LogEntry[]): IDBTransactionDurability =>
  entries.every(({ what }) => RELAXED_ENTRIES.includes(what)) ? 'relaxed' : 'strict';

/** 'behind': another tab has written entries with these numbers. */
export async function appendEntries(
  store: Store,
  table: string,
  entries: readonly LogEntry[],
): Promise<'kept' | 'behind'> {
  const transaction = store.transaction('entries', 'readwrite', { durability: durabilityOf(entries) });
  try {
    await Promise.all([...entries.map(entry => transaction.store.add({ ...entry, table })), transaction.done]);
    return 'kept';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return 'behind';
    throw transaction.error ?? error;
  }
}

/** One transaction: a table always has its log. */
export async function saveNewTable(store: Store, row: StoredTable, entries: readonly LogEntry[]): Promise<void> {
  const transaction = store.transaction(['tables', 'entries'], 'readwrite', { durability: durabilityOf(entries) });
  await Promise.all([
    transaction.objectStore('tables').put(row),
    ...entries.map(entry => transaction.objectStore('entries').add({ ...entry, table: row.id })),
    transaction.done,
  ]);
}

export async function deleteTable(store: Store, table: string): Promise<void> {
  const transaction = store.transaction(['tables', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('tables').delete(table),
    transaction.objectStore('entries').delete(entriesFrom(table, 0)),
    transaction.done,
  ]);
}

/** What a local table needs from storage: the device's database, or the memory of an embedded table. */
export type LocalTableStore = LogStorage & {
  /** Updates the row in the list of tables. */
  saveRow(row: StoredTable): Promise<unknown>;
  readRecord(id: string): Promise<StoredRecord | undefined>;
  /** Returns the titles of feats that are new with this game. */
  saveRecord(record: StoredRecord, events: readonly GameEvent[]): Promise<string[]>;
  /** Called when the attempt at a daily deal has ended. */
  finishDay(day: string, result: MatchResult, events: readonly GameEvent[]): Promise<void>;
};

export const deviceTableStore = (store: Store, { id, game }: Pick<StoredTable, 'id' | 'game'>): LocalTableStore => ({
  read: number => readEntries(store, id, number),
  append: entries => appendEntries(store, id, entries),
  saveRow: row => store.put('tables', row),
  readRecord: name => store.get('records', name),
  saveRecord: async (record, events) =>
    (await import('./records/award-feats.ts')).saveRecordWithFeats(store, record, events),
  finishDay: async (day, ...finished) =>
    (await import('./local/daily-deals.ts')).finishDailyDeal({ game, day }, id, ...finished),
});
