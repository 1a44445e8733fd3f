/**
 * Moves the documents of a SQLite file into a PostgreSQL database, all of them in one transaction, which leaves a mark of how
 * far the file had got. With the mark there nothing is moved again: what a member has had erased since must not come back.
 */
import { createHash } from 'node:crypto';
import { must, nth } from '@parlour/kernel/must';
import type { Pool, PoolClient } from 'pg';
import { StoreTrouble } from './port.ts';
import { nameOf } from './postgres-database.ts';
import { type Db, reading } from './sqlite-file.ts';

const BATCH = 200;
const MARK = 'documents moved';

/** Answers how many documents the database has of the file. */
export async function moveDocuments(db: Db, pool: Pool, url: string): Promise<number> {
  const last = lastOf(db);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const count = (await isMoved(client, last, url)) ? countOf(db) : await moveAll(client, db, last, url);
    await client.query('commit');
    return count;
  } finally {
    client.release(true);
  }
}

const countOf = (db: Db): number =>
  must(reading<{ count: number }>(db, 'select count(*) as count from documents').get()).count;

/** The last version the file has given, whether its document is there still or not. */
const lastOf = (db: Db): number =>
  reading<{ seq: number }>(db, "select seq from sqlite_sequence where name = 'documents'").get()?.seq ?? 0;

async function isMoved(client: PoolClient, last: number, url: string): Promise<boolean> {
  await client.query('lock table parlour.documents in exclusive mode');
  const mark = await client.query<{ value: string }>('select value from parlour.keys where name = $1', [MARK]);
  if (mark.rows[0]?.value === `${last}`) return true;
  const { rows } = await client.query<{ used: boolean }>('select exists (select from parlour.documents) as used');
  if (!mark.rows[0] && !nth(rows, 0).used) return false;
  throw new StoreTrouble(`${nameOf(url)} has documents of its own by now. Move into an empty database.`);
}

async function moveAll(client: PoolClient, db: Db, last: number, url: string): Promise<number> {
  let count = 0;
  for (let version = 0; ; ) {
    const documents = nextDocuments(db, version);
    if (documents.length === 0) break;
    await moveSome(client, db, documents);
    version = must(documents.at(-1)).version;
    count += documents.length;
  }
  await compare(client, db, url);
  // A document that is written there from now on has a version the file has never given.
  await client.query("select setval('parlour.versions', greatest(last_value, $1)) from parlour.versions", [last]);
  await client.query('insert into parlour.keys (name, value) values ($1, $2)', [MARK, `${last}`]);
  return count;
}

type Row = {
  readonly version: number;
  readonly kind: string;
  readonly id: string;
  readonly body: string;
  readonly until: number | null;
};

const nextDocuments = (db: Db, version: number): Row[] =>
  reading<Row>(db, 'select * from documents where version > ? order by version limit ?').all(version, BATCH);

async function moveSome(client: PoolClient, db: Db, documents: readonly Row[]): Promise<void> {
  await client.query(
    `insert into parlour.documents (version, kind, id, was, body, until)
     select version, kind, id, 0, body, until
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[]) as g (version, kind, id, body, until)`,
    columns(documents, 'version', 'kind', 'id', 'body', 'until'),
  );
  const keys = reading<{ key: string }>(db, 'select key from document_keys where kind = ? and id = ?');
  const held = documents.flatMap(({ kind, id }) => keys.all(kind, id).map(({ key }) => ({ kind, key, id })));
  await client.query(
    'insert into parlour.document_keys (kind, key, id) select * from unnest($1::text[], $2::text[], $3::text[])',
    columns(held, 'kind', 'key', 'id'),
  );
  const places = reading<{ list: string; place: number }>(
    db,
    'select list, place from document_places where kind = ? and id = ?',
  );
  const stand = documents.flatMap(({ kind, id }) => places.all(kind, id).map(each => ({ ...each, kind, id })));
  await client.query(
    `insert into parlour.document_places (kind, id, list, place)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::float8[])`,
    columns(stand, 'kind', 'id', 'list', 'place'),
  );
}

const columns = <T>(rows: readonly T[], ...names: readonly (keyof T)[]): unknown[] =>
  names.map(name => rows.map(row => row[name]));

/** All bodies in their order, and how many keys and places there are. */
async function compare(client: PoolClient, db: Db, url: string): Promise<void> {
  const { rows } = await client.query<{ digest: string; names: number }>(
    `select
       md5(coalesce(string_agg(md5(kind || chr(10) || id || chr(10) || body), '' order by version), '')) as digest,
       ((select count(*) from parlour.document_keys) + (select count(*) from parlour.document_places))::int as names
     from parlour.documents`,
  );
  const there = nth(rows, 0);
  if (there.digest === digestOf(db) && there.names === namesIn(db)) return;
  throw new StoreTrouble(`The documents in ${nameOf(url)} are not what the file has. Move into an empty database.`);
}

function digestOf(db: Db): string {
  const all = createHash('md5');
  for (let version = 0; ; ) {
    const documents = nextDocuments(db, version);
    for (const { kind, id, body } of documents) all.update(md5(`${kind}\n${id}\n${body}`));
    if (documents.length === 0) return all.digest('hex');
    version = must(documents.at(-1)).version;
  }
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const namesIn = (db: Db): number =>
  must(
    reading<{ names: number }>(
      db,
      'select (select count(*) from document_keys) + (select count(*) from document_places) as names',
    ).get(),
  ).names;
