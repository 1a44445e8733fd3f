/**
 * The documents in the PostgreSQL database. A commit is a transaction of its own: it writes its documents in the order of
 * their names, then asks for its keys in theirs, so that two commits never wait for each other in a circle.
 */
import type { Pool, PoolClient } from 'pg';
import {
  type Committed,
  checkWrites,
  type Documents,
  type DocumentWrite,
  type ListSpan,
  nameOf,
  type StoredDocument,
} from './documents.ts';
import { troubleOf } from './postgres-database.ts';
import { DOCUMENTS } from './postgres-documents-sql.ts';

type Rows = {
  readonly fetch: FoundDocument;
  readonly byKey: FoundDocument;
  readonly rising: FoundDocument;
  readonly falling: FoundDocument;
  readonly count: { readonly count: number };
  readonly write: { readonly was: string; readonly fresh: boolean };
};

/** Large numbers come as texts. */
type FoundDocument = Omit<StoredDocument, 'version'> & { readonly version: string };

type Name = keyof typeof DOCUMENTS;
type RowOf<N> = N extends keyof Rows ? Rows[N] : object;
type Ask = <N extends Name>(name: N, values: readonly unknown[]) => Promise<readonly RowOf<N>[]>;

const askOf =
  (client: Pool | PoolClient): Ask =>
  async (name, values) =>
    (await client.query({ name: `documents ${name}`, text: DOCUMENTS[name], values: [...values] })).rows;

export function postgresDocuments(pool: Pool, url: string): Documents {
  const ask: Ask = (name, values) =>
    askOf(pool)(name, values).catch(error => {
      throw troubleOf(error, url);
    });
  return {
    async commit(writes) {
      checkWrites(writes);
      const outcome = await inTransaction(pool, url, writes);
      return outcome === 'taken' && (await freeKeys(ask, writes)) ? inTransaction(pool, url, writes) : outcome;
    },
    async fetch(kind, ids) {
      const found = new Map((await ask('fetch', [kind, ids])).map(row => [row.id, shown(row)]));
      return ids.flatMap(id => found.get(id) ?? []);
    },
    byKey: async (kind, key) => (await ask('byKey', [kind, key])).map(shown)[0],
    list: async (kind, list, span) => (await ask(span.order, [kind, list, ...wordsOf(span)])).map(shown),
    count: async (kind, list) => (await ask('count', [kind, list]))[0]?.count ?? 0,
    expire: async limit => (await ask('expire', [limit])).length,
  };
}

const shown = ({ kind, id, version, body }: FoundDocument): StoredDocument => ({
  kind,
  id,
  version: Number(version),
  body,
});

const wordsOf = ({ order, beyond, limit }: ListSpan): unknown[] => [
  beyond ?? (order === 'rising' ? '-Infinity' : 'Infinity'),
  limit,
];

async function inTransaction(pool: Pool, url: string, given: readonly DocumentWrite[]): Promise<Committed> {
  const writes = given.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    await client.query('begin');
    const outcome = await commit(askOf(client), writes);
    await client.query(outcome === 'kept' ? 'commit' : 'rollback');
    client.release();
    return outcome;
  } catch (error) {
    // Nobody knows what state the connection is in, so that it is not used again.
    client?.release(true);
    throw troubleOf(error, url);
  }
}

async function commit(ask: Ask, writes: readonly DocumentWrite[]): Promise<Committed> {
  if (writes.length === 0) return 'kept';
  const rows = await ask('write', written(writes));
  if (rows.length < writes.length || rows.some(row => row.fresh && row.was !== '0')) return 'behind';
  await ask('clear', [kindsOf(writes), idsOf(writes), writes.map(({ body }) => body === null)]);
  const keys = keysOf(writes);
  const places = writes.flatMap(write => placesOf(write));
  if (keys.length + places.length === 0) return 'kept';
  const taken = await ask('name', [
    ...columns(keys, 'kind', 'name', 'id'),
    ...columns(places, 'kind', 'id', 'list', 'place'),
  ]);
  return taken.length < keys.length ? 'taken' : 'kept';
}

const kindsOf = (writes: readonly DocumentWrite[]): string[] => writes.map(({ kind }) => kind);
const idsOf = (writes: readonly DocumentWrite[]): string[] => writes.map(({ id }) => id);

const written = (writes: readonly DocumentWrite[]): unknown[] => [
  kindsOf(writes),
  idsOf(writes),
  writes.map(({ was }) => was),
  writes.map(({ body }) => body ?? ''),
  writes.map(({ lasts }) => (lasts === undefined ? null : Math.ceil(lasts))),
];

type Key = { readonly kind: string; readonly name: string; readonly id: string };

const keysOf = (writes: readonly DocumentWrite[]): Key[] =>
  writes
    .flatMap(({ kind, id, body, keys = [] }) => (body === null ? [] : keys.map(name => ({ kind, name, id }))))
    .sort((a, b) => (`${a.kind}\0${a.name}` < `${b.kind}\0${b.name}` ? -1 : 1));

const placesOf = ({ kind, id, body, places = [] }: DocumentWrite) =>
  body === null ? [] : places.map(({ list, place }) => ({ kind, id, list, place }));

const columns = <T>(rows: readonly T[], ...names: readonly (keyof T)[]): unknown[] =>
  names.map(name => rows.map(row => row[name]));

/** Keys in the name of documents that have had their time are nobody's; whether there were any. */
async function freeKeys(ask: Ask, writes: readonly DocumentWrite[]): Promise<boolean> {
  const keys = keysOf(writes);
  return (await ask('free', columns(keys, 'kind', 'name'))).length > 0;
}
