/** What is kept on this device: tables with their logs, records of finished games, files of the owner's own. */

import type { ClientState } from '@parlour/client/client-state';
import type { Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import type { Entry } from '@parlour/table/log';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Keepsake } from './keepsake.ts';
import type { ShuffleProof } from './proving.ts';

/** How a match stands: enough to know it again. */
export type KeptStanding = {
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly turn: readonly Seat[];
};

/** A table on this device. */
export type KeptTable = {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly count: number;
  /** By seat the names of people; null where a computer player sits. */
  readonly people: readonly (string | null)[];
  readonly level: Level;
  readonly laid: number;
  readonly touched: number;
  readonly isOver: boolean;
  /** The seats of whoever owns the device; older rows do not say. */
  readonly mine?: readonly Seat[];
  /** How the match stood when it was last touched. */
  readonly standing?: KeptStanding;
  /** The day whose deal is attempted here. */
  readonly daily?: string;
};

/** A request that has not been answered yet, under the name it was made by: it is done once, however often it is sent. */
export type Unsent = { readonly id: string; readonly request: { readonly ask: 'play'; readonly play: unknown } };

/** A table elsewhere: what entitles us there, what was seen of it last, and what is to be sent there. */
export type KeptRemote = {
  readonly id: string;
  readonly touched: number;
  readonly host?: string;
  readonly seat?: string;
  readonly seen?: ClientState;
  readonly unsent?: readonly Unsent[];
  readonly keepsake?: Keepsake;
};

/** A finished game: the record as text, and what the page lists of it. */
export type KeptRecord = {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  readonly names: readonly string[];
  /** The seats of whoever owns the device. Older records name every seat that was played from it. */
  readonly mine: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly text: string;
  /** What decided it, in a sentence; older records do not tell. */
  readonly decided?: string;
  /** The day whose deal it was. */
  readonly daily?: string;
  /** The feats that were seen in it; older records have not been looked through. */
  readonly feats?: readonly string[];
  /** What was made out before the cuts were shown, and what the record came to when it was held against it. */
  readonly slip?: string;
  readonly proof?: ShuffleProof;
};

export interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
  entries: { key: [string, number]; value: Entry & { readonly table: string } };
  records: { key: string; value: KeptRecord };
  far: { key: string; value: KeptRemote };
  files: { key: string; value: Uint8Array };
}

export type Store = IDBPDatabase<Schema>;

export const openStore = (): Promise<Store> =>
  openDB<Schema>('parlour', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['table', 'number'] });
      db.createObjectStore('records', { keyPath: 'id' });
      db.createObjectStore('far', { keyPath: 'id' });
      db.createObjectStore('files');
    },
  });

const from = (table: string, number: number): IDBKeyRange => IDBKeyRange.bound([table, number], [table, Infinity]);

export async function readEntries(store: Store, table: string, number: number): Promise<Entry[]> {
  const rows = await store.getAll('entries', from(table, number));
  return rows.map(({ table: _, ...entry }) => entry as Entry);
}

/** Before anybody has cut nothing is lost that somebody did; whatever comes later brings it safely to the disk with it. */
const LIGHT: readonly Entry['what'][] = ['open', 'sit', 'computer', 'seal'];

const durabilityOf = (entries: readonly Entry[]): IDBTransactionDurability =>
  entries.every(({ what }) => LIGHT.includes(what)) ? 'relaxed' : 'strict';

/** Another tab may have written first: two entries never have one number. */
export async function appendEntries(
  store: Store,
  table: string,
  entries: readonly Entry[],
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

/** A table is never without its log. */
export async function keepNewTable(store: Store, row: KeptTable, entries: readonly Entry[]): Promise<void> {
  const transaction = store.transaction(['tables', 'entries'], 'readwrite', { durability: durabilityOf(entries) });
  await Promise.all([
    transaction.objectStore('tables').put(row),
    ...entries.map(entry => transaction.objectStore('entries').add({ ...entry, table: row.id })),
    transaction.done,
  ]);
}

export async function forgetTable(store: Store, table: string): Promise<void> {
  const transaction = store.transaction(['tables', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('tables').delete(table),
    transaction.objectStore('entries').delete(from(table, 0)),
    transaction.done,
  ]);
}
