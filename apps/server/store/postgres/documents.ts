/**
 * A commit writes its documents in the order of their names, and then its keys in order, so that commits never
 * deadlock.
 */
import type { Pool, PoolClient } from 'pg';
import {
  type CommitOutcome,
  checkWrites,
  type Documents,
  type DocumentWrite,
  documentName,
  type ListRange,
  type StoredDocument,
} from '../documents.ts';
import { toPostgresError } from './database.ts';
import { DOCUMENT_STATEMENTS } from './statements.ts';

type Rows = {
  readonly fetch: DocumentRow;
  readonly byKey: DocumentRow;
  readonly rising: DocumentRow;
  readonly falling: DocumentRow;
  readonly count: { readonly count: number };
  readonly write: { readonly was: string; readonly fresh: boolean };
};

/** The driver returns bigint as text. */
type DocumentRow = Omit<StoredDocument, 'version'> & { readonly version: string };

type StatementName = keyof typeof DOCUMENT_STATEMENTS;
type RowOf<N> = N extends keyof Rows ? Rows[N] : object;
type RunDocumentStatement = <N extends StatementName>(
  name: N,
  values: readonly unknown[],
) => Promise<readonly RowOf<N>[]>;

const statementRunner =
  (client: Pool | PoolClient): RunDocumentStatement =>
  async (name, values) =>
    (await client.query({ name: `documents ${name}`, text: DOCUMENT_STATEMENTS[name], values: [...values] })).rows;

export function postgresDocuments(pool: Pool, url: string): Documents {
  const run: RunDocumentStatement = (name, values) =>
    statementRunner(pool)(name, values).catch(error => {
      throw toPostgresError(error, url);
    });
  return {
    async commit(writes) {
      checkWrites(writes);
      const outcome = await commitInTransaction(pool, url, writes);
      return outcome === 'taken' && (await freeExpiredKeys(run, writes))
        ? commitInTransaction(pool, url, writes)
        : outcome;
    },
    async fetch(kind, ids) {
      const found = new Map((await run('fetch', [kind, ids])).map(row => [row.id, toStoredDocument(row)]));
      return ids.flatMap(id => found.get(id) ?? []);
    },
    byKey: async (kind, key) => (await run('byKey', [kind, key])).map(toStoredDocument)[0],
    list: async (kind, list, span) =>
      (await run(span.order, [kind, list, ...rangeParameters(span)])).map(toStoredDocument),
    count: async (kind, list) => (await run('count', [kind, list]))[0]?.count ?? 0,
    expire: async limit => (await run('expire', [limit])).length,
  };
}

const toStoredDocument = ({ kind, id, version, body }: DocumentRow): StoredDocument => ({
  kind,
  id,
  version: Number(version),
  body,
});

const rangeParameters = ({ order, beyond, limit }: ListRange): unknown[] => [
  beyond ?? (order === 'rising' ? '-Infinity' : 'Infinity'),
  limit,
];

async function commitInTransaction(pool: Pool, url: string, given: readonly DocumentWrite[]): Promise<CommitOutcome> {
  const writes = given.toSorted((a, b) => (documentName(a) < documentName(b) ? -1 : 1));
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    await client.query('begin');
    const outcome = await commitWrites(statementRunner(client), writes);
    await client.query(outcome === 'kept' ? 'commit' : 'rollback');
    client.release();
    return outcome;
  } catch (error) {
    // The state of the connection is unknown, so it is not reused.
    client?.release(true);
    throw toPostgresError(error, url);
  }
}

async function commitWrites(run: RunDocumentStatement, writes: readonly DocumentWrite[]): Promise<CommitOutcome> {
  if (writes.length === 0) return 'kept';
  const rows = await run('write', writeParameters(writes));
  if (rows.length < writes.length || rows.some(row => row.fresh && row.was !== '0')) return 'behind';
  await run('clear', [kindsOf(writes), idsOf(writes), writes.map(({ body }) => body === null)]);
  const keys = keysOf(writes);
  const places = writes.flatMap(write => placesOf(write));
  if (keys.length + places.length === 0) return 'kept';
  const taken = await run('name', [
    ...columns(keys, 'kind', 'name', 'id'),
    ...columns(places, 'kind', 'id', 'list', 'place'),
  ]);
  return taken.length < keys.length ? 'taken' : 'kept';
}

const kindsOf = (writes: readonly DocumentWrite[]): string[] => writes.map(({ kind }) => kind);
const idsOf = (writes: readonly DocumentWrite[]): string[] => writes.map(({ id }) => id);

const writeParameters = (writes: readonly DocumentWrite[]): unknown[] => [
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

/** Keys of expired documents; returns whether there were any. */
async function freeExpiredKeys(run: RunDocumentStatement, writes: readonly DocumentWrite[]): Promise<boolean> {
  const keys = keysOf(writes);
  return (await run('free', columns(keys, 'kind', 'name'))).length > 0;
}
