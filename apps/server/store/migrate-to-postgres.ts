/**
 * Moves a SQLite file into PostgreSQL. Each batch is a transaction that skips tables already moved, so the migration
 * can be interrupted and run again. Every log is compared afterwards.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Pool, PoolClient } from 'pg';
import { databaseName, openPostgres, toPostgresError } from './postgres/database.ts';
import { openDatabaseFile, prepareRead, type SqliteDb } from './sqlite/database-file.ts';
import { StoreError } from './types.ts';

export type MigrationProgress = {
  readonly tables: number;
  readonly entries: number;
  readonly thereAlready: number;
  /** Moved last, all in one transaction. */
  readonly documents: number;
};

type SourceTable = {
  readonly id: string;
  readonly code: string;
  readonly door: string;
  readonly laid: number;
  readonly closed: number;
  readonly due: number | null;
  readonly card: string;
  readonly seen: number;
  readonly archived: number;
  readonly log: readonly string[];
  /** Replaces the log of an archived table. */
  readonly archive: Buffer | undefined;
};

const TABLES_PER_BATCH = 100;

export async function migrateToPostgres(
  file: string,
  url: string,
  onProgress: (moved: MigrationProgress) => void,
): Promise<MigrationProgress> {
  if (!existsSync(file)) throw new StoreError(`Can't open ${file}: there is no such file.`);
  const source = openDatabaseFile(file);
  try {
    const pool = await openPostgres(url);
    return await moveAllTables(source.db, pool, url, onProgress)
      .catch(error => {
        throw toPostgresError(error, url);
      })
      .finally(() => pool.end());
  } finally {
    source.close();
  }
}

async function moveAllTables(
  db: SqliteDb,
  pool: Pool,
  url: string,
  onProgress: (moved: MigrationProgress) => void,
): Promise<MigrationProgress> {
  await moveKeys(db, pool, url);
  let moved: MigrationProgress = { tables: 0, entries: 0, thereAlready: 0, documents: 0 };
  for (let last = ''; ; ) {
    const tables = nextTables(db, last);
    if (tables.length === 0) return { ...moved, documents: await moveDocuments(db, pool, url) };
    const added = await moveTables(pool, tables);
    await compareTables(pool, tables, url);
    last = assertDefined(tables.at(-1)).id;
    moved = {
      ...moved,
      tables: moved.tables + tables.length,
      entries: moved.entries + tables.reduce((sum, { log }) => sum + log.length, 0),
      thereAlready: moved.thereAlready + tables.length - added,
    };
    onProgress(moved);
  }
}

/** Moves the keys that sign tokens, because players could not return to their seats without them. */
async function moveKeys(db: SqliteDb, pool: Pool, url: string): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from parlour.tables');
  const isEmpty = itemAt(rows, 0).count === 0;
  const onConflict = isEmpty ? 'update set value = excluded.value' : 'nothing';
  for (const { name, value } of prepareRead<{ name: string; value: string }>(
    db,
    'select name, value from keys',
  ).all()) {
    await pool.query(`insert into parlour.keys values ($1, $2) on conflict (name) do ${onConflict}`, [name, value]);
    const there = await pool.query('select value from parlour.keys where name = $1', [name]);
    if (there.rows[0].value !== value) {
      throw new StoreError(`${databaseName(url)} already has other tables. Migrate to an empty database.`);
    }
  }
}

function nextTables(db: SqliteDb, last: string): SourceTable[] {
  const rows = prepareRead<SourceTable>(db, 'select * from tables where id > ? order by id limit ?').all(
    last,
    TABLES_PER_BATCH,
  );
  const read = prepareRead<{ entry: string }>(db, 'select entry from entries where table_id = ? order by number');
  const readArchive = prepareRead<{ archive: Buffer }>(db, 'select archive from archives where table_id = ?');
  return rows.map(row => ({
    ...row,
    log: read.all(row.id).map(({ entry }) => entry),
    archive: readArchive.get(row.id)?.archive,
  }));
}

const INSERT_TABLES = `
  with given as (
    select * from unnest(
      $1::text[], $2::text[], $3::text[], $4::bigint[], $5::boolean[], $6::bigint[], $7::text[], $8::bigint[], $9::boolean[],
      $10::int[]
    ) as t (id, code, door, laid, closed, due, card, seen, archived, head)
  ),
  added as (
    insert into parlour.tables (id, code, door, laid, closed, due, card, seen, archived, head) select * from given
    on conflict do nothing returning id
  ),
  written as (
    insert into parlour.entries (table_id, number, entry)
    select e.id, e.number, e.entry from unnest($11::text[], $12::int[], $13::text[]) as e (id, number, entry)
    join added on added.id = e.id
  ),
  filed as (
    insert into parlour.archives (table_id, archive)
    select a.id, a.archive from unnest($14::text[], $15::bytea[]) as a (id, archive) join added on added.id = a.id
  )
  select id from added`;

/** Returns how many tables were new. */
async function moveTables(pool: Pool, tables: readonly SourceTable[]): Promise<number> {
  const entries = tables.flatMap(({ id, log }) => log.map((entry, i) => ({ id, number: i + 1, entry })));
  const archives = tables.filter(({ archive }) => archive !== undefined);
  const { rows } = await pool.query(INSERT_TABLES, [
    ...(['id', 'code', 'door', 'laid'] as const).map(column => tables.map(table => table[column])),
    tables.map(({ closed }) => closed === 1),
    ...(['due', 'card', 'seen'] as const).map(column => tables.map(table => table[column])),
    tables.map(({ archived }) => archived === 1),
    tables.map(({ log }) => log.length),
    ...(['id', 'number', 'entry'] as const).map(column => entries.map(entry => entry[column])),
    ...(['id', 'archive'] as const).map(column => archives.map(table => table[column])),
  ]);
  return rows.length;
}

const LOG_DIGESTS = `
  select e.table_id, md5(string_agg(e.entry, chr(10) order by e.number)) as digest
  from unnest($1::text[], $2::int[]) as g (id, head) join parlour.entries e on e.table_id = g.id and e.number <= g.head
  group by e.table_id
  union all select table_id, md5(archive) from parlour.archives where table_id = any ($1)`;

/** The table may have been played on or archived in the database since. */
async function compareTables(pool: Pool, tables: readonly SourceTable[], url: string): Promise<void> {
  const { rows } = await pool.query<{ table_id: string; digest: string }>(LOG_DIGESTS, [
    tables.map(({ id }) => id),
    tables.map(({ log }) => log.length),
  ]);
  const digests = new Map(rows.map(row => [row.table_id, row.digest]));
  const archived = await archivedSince(pool, tables);
  for (const { id, code, log, archive } of tables) {
    const digest = createHash('md5')
      .update(archive ?? log.join('\n'))
      .digest('hex');
    if (digests.get(id) === digest || archived.has(id)) continue;
    throw new StoreError(`${databaseName(url)} has another table ${id} or code ${code}. Migrate to an empty database.`);
  }
}

async function archivedSince(pool: Pool, tables: readonly SourceTable[]): Promise<ReadonlySet<string>> {
  const logged = tables.filter(({ archive }) => archive === undefined).map(({ id }) => id);
  const { rows } = await pool.query<{ table_id: string }>(
    'select table_id from parlour.archives where table_id = any ($1)',
    [logged],
  );
  return new Set(rows.map(row => row.table_id));
}

const DOCUMENTS_PER_BATCH = 200;
const MOVED_MARK = 'documents moved';

/**
 * One transaction, which also saves the file's last version. With that mark documents are not moved again, so that
 * erased data does not return.
 */
export async function moveDocuments(db: SqliteDb, pool: Pool, url: string): Promise<number> {
  const last = lastVersion(db);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const count = (await areDocumentsMoved(client, last, url))
      ? countDocuments(db)
      : await moveAllDocuments(client, db, last, url);
    await client.query('commit');
    return count;
  } finally {
    client.release(true);
  }
}

const countDocuments = (db: SqliteDb): number =>
  assertDefined(prepareRead<{ count: number }>(db, 'select count(*) as count from documents').get()).count;

/** Even if that document was deleted. */
const lastVersion = (db: SqliteDb): number =>
  prepareRead<{ seq: number }>(db, "select seq from sqlite_sequence where name = 'documents'").get()?.seq ?? 0;

async function areDocumentsMoved(client: PoolClient, last: number, url: string): Promise<boolean> {
  await client.query('lock table parlour.documents in exclusive mode');
  const mark = await client.query<{ value: string }>('select value from parlour.keys where name = $1', [MOVED_MARK]);
  if (mark.rows[0]?.value === `${last}`) return true;
  const { rows } = await client.query<{ used: boolean }>('select exists (select from parlour.documents) as used');
  if (!mark.rows[0] && !itemAt(rows, 0).used) return false;
  throw new StoreError(`${databaseName(url)} already has other documents. Migrate to an empty database.`);
}

async function moveAllDocuments(client: PoolClient, db: SqliteDb, last: number, url: string): Promise<number> {
  let count = 0;
  for (let version = 0; ; ) {
    const documents = nextDocuments(db, version);
    if (documents.length === 0) break;
    await moveDocumentBatch(client, db, documents);
    version = assertDefined(documents.at(-1)).version;
    count += documents.length;
  }
  await compareDocuments(client, db, url);
  // New documents get versions that the file has never assigned.
  await client.query("select setval('parlour.versions', greatest(last_value, $1)) from parlour.versions", [last]);
  await client.query('insert into parlour.keys (name, value) values ($1, $2)', [MOVED_MARK, `${last}`]);
  return count;
}

type DocumentRow = {
  readonly version: number;
  readonly kind: string;
  readonly id: string;
  readonly body: string;
  readonly until: number | null;
};

const nextDocuments = (db: SqliteDb, version: number): DocumentRow[] =>
  prepareRead<DocumentRow>(db, 'select * from documents where version > ? order by version limit ?').all(
    version,
    DOCUMENTS_PER_BATCH,
  );

async function moveDocumentBatch(client: PoolClient, db: SqliteDb, documents: readonly DocumentRow[]): Promise<void> {
  await client.query(
    `insert into parlour.documents (version, kind, id, was, body, until)
     select version, kind, id, 0, body, until
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[]) as g (version, kind, id, body, until)`,
    columns(documents, 'version', 'kind', 'id', 'body', 'until'),
  );
  const keys = prepareRead<{ key: string }>(db, 'select key from document_keys where kind = ? and id = ?');
  const keyRows = documents.flatMap(({ kind, id }) => keys.all(kind, id).map(({ key }) => ({ kind, key, id })));
  await client.query(
    'insert into parlour.document_keys (kind, key, id) select * from unnest($1::text[], $2::text[], $3::text[])',
    columns(keyRows, 'kind', 'key', 'id'),
  );
  const places = prepareRead<{ list: string; place: number }>(
    db,
    'select list, place from document_places where kind = ? and id = ?',
  );
  const placeRows = documents.flatMap(({ kind, id }) => places.all(kind, id).map(each => ({ ...each, kind, id })));
  await client.query(
    `insert into parlour.document_places (kind, id, list, place)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::float8[])`,
    columns(placeRows, 'kind', 'id', 'list', 'place'),
  );
}

const columns = <T>(rows: readonly T[], ...names: readonly (keyof T)[]): unknown[] =>
  names.map(name => rows.map(row => row[name]));

async function compareDocuments(client: PoolClient, db: SqliteDb, url: string): Promise<void> {
  const { rows } = await client.query<{ digest: string; names: number }>(
    `select
       md5(coalesce(string_agg(md5(kind || chr(10) || id || chr(10) || body), '' order by version), '')) as digest,
       ((select count(*) from parlour.document_keys) + (select count(*) from parlour.document_places))::int as names
     from parlour.documents`,
  );
  const moved = itemAt(rows, 0);
  if (moved.digest === documentsDigest(db) && moved.names === countNames(db)) return;
  throw new StoreError(`The documents in ${databaseName(url)} differ from the file. Migrate to an empty database.`);
}

function documentsDigest(db: SqliteDb): string {
  const all = createHash('md5');
  for (let version = 0; ; ) {
    const documents = nextDocuments(db, version);
    for (const { kind, id, body } of documents) all.update(md5(`${kind}\n${id}\n${body}`));
    if (documents.length === 0) return all.digest('hex');
    version = assertDefined(documents.at(-1)).version;
  }
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const countNames = (db: SqliteDb): number =>
  assertDefined(
    prepareRead<{ names: number }>(
      db,
      'select (select count(*) from document_keys) + (select count(*) from document_places) as names',
    ).get(),
  ).names;
