/** Opens and migrates the PostgreSQL database. */
import { assertDefined } from '@parlour/kernel/result';
import { Pool, type PoolClient } from 'pg';
import { errorCode } from '../../errors.ts';
import { StoreError } from '../types.ts';

/** Forward only; parlour.version is the number of migrations applied. */
const MIGRATIONS: readonly string[] = [
  `create table parlour.tables (
     id text primary key, code text not null, door text not null, laid bigint not null,
     closed boolean not null default false, head integer not null, due bigint, holder text, card text not null
   ) with (fillfactor = 60);
   create unique index open_codes on parlour.tables (code) where not closed;
   create index due_tables on parlour.tables (due) where due is not null;
   create index listed_tables on parlour.tables (laid) where door = 'listed' and not closed;
   create table parlour.entries (
     table_id text not null, number integer not null, entry text not null, primary key (table_id, number)
   );
   create table parlour.keys (name text primary key, value text not null);`,
  // Counts that live for minutes. They may be lost in a crash, so the table is unlogged.
  `create unlogged table parlour.tallies (
     mark text not null, server text not null, count bigint not null, until bigint not null, primary key (mark, server)
   );
   create index old_tallies on parlour.tallies (until);`,
  `alter table parlour.tables
     add column seen bigint not null default 0,
     add column tidy bigint not null default 0,
     add column archived boolean not null default false;
   create index untidy_tables on parlour.tables (tidy);
   create table parlour.archives (table_id text primary key, archive bytea not null);
   create table parlour.probes (id integer primary key, at bigint not null);`,
  `create sequence parlour.versions;
   create table parlour.documents (
     kind text not null, id text not null, version bigint not null default nextval('parlour.versions'),
     was bigint not null, body text not null, until bigint, primary key (kind, id)
   );
   create index old_documents on parlour.documents (until) where until is not null;
   create table parlour.document_keys (kind text not null, key text not null, id text not null, primary key (kind, key));
   create index keys_of_documents on parlour.document_keys (kind, id);
   create table parlour.document_places (
     kind text not null, id text not null, list text not null, place float8 not null, primary key (kind, id, list)
   );
   create index document_lists on parlour.document_places (kind, list, place, id collate "C");`,
];

const MIN_SERVER_VERSION = 150_000;

/** Servers that start together migrate one after another. */
const MIGRATION_LOCK = 8_420_001;

/** Clients are asked to retry after this time. */
const QUERY_TIMEOUT_MS = 5000;

export async function openPostgres(url: string): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'parlour',
    max: 8,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  // A broken idle connection is replaced when the next is needed.
  pool.on('error', () => undefined);
  try {
    await prepareDatabase(pool, url);
    return pool;
  } catch (error) {
    await pool.end();
    throw toPostgresError(error, url);
  }
}

async function prepareDatabase(pool: Pool, url: string): Promise<void> {
  const client = await pool.connect();
  try {
    await checkServer(client, url);
    await client.query('begin');
    await migrate(client, url);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

async function checkServer(client: PoolClient, url: string): Promise<void> {
  const { rows } = await client.query<{ version: number; durable: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('synchronous_commit') as durable",
  );
  const { version, durable } = assertDefined(rows[0]);
  if (version < MIN_SERVER_VERSION)
    throw new StoreError(`${databaseName(url)} is older than PostgreSQL 15. Upgrade it.`);
  if (durable === 'off') {
    throw new StoreError(`${databaseName(url)} has synchronous_commit off and would lose plays. Turn it on.`);
  }
}

async function migrate(client: PoolClient, url: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('create schema if not exists parlour; create table if not exists parlour.version (steps integer)');
  const { rows } = await client.query<{ steps: number }>('select steps from parlour.version');
  const steps = rows[0]?.steps ?? 0;
  if (steps > MIGRATIONS.length) {
    throw new StoreError(
      `${databaseName(url)} was written by a newer Parlour. Upgrade this one, or use another database.`,
    );
  }
  for (const step of MIGRATIONS.slice(steps)) await client.query(step);
  if (steps < MIGRATIONS.length) {
    await client.query('delete from parlour.version');
    await client.query('insert into parlour.version values ($1)', [MIGRATIONS.length]);
  }
}

/** Without the password. */
export function databaseName(url: string): string {
  if (!URL.canParse(url)) return 'The database';
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

const POSTGRES_ERROR_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^(28|3D)/, 'refuses the login. Check user, password and database in DATABASE_URL.'],
  [/^42501/, 'does not let this user create tables. Make the user the owner of the database.'],
  [/^53100|^53200/, 'is full. Free disk space; until then nothing new is saved.'],
  [/^53300/, 'has too many connections. Raise max_connections, or run fewer servers.'],
  [/^25006/, 'is read-only. If it is a replica, name the primary in DATABASE_URL.'],
  [/^ECONN|^ENOTFOUND|^EAI|^57P|^08/, 'is unreachable. Check that it runs and that DATABASE_URL is right.'],
];

/** Explains an error to the operator. */
export function toPostgresError(error: unknown, url: string): Error {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return new Error(String(error));
  const code = errorCode(error);
  const sentence = POSTGRES_ERROR_TEXTS.find(([pattern]) => pattern.test(code))?.[1];
  return new StoreError(`${databaseName(url)} ${sentence ?? `said: ${error.message || code}`}`, { cause: error });
}
