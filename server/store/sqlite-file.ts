/** Opening the one SQLite file: lock, check, migrate. It never deletes a file. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { must } from '@parlour/kernel/must';
import Database from 'libsql';
import { ownFile } from './own-file.ts';
import { StoreTrouble } from './port.ts';
import { troubleOf } from './sqlite-trouble.ts';

export type Db = InstanceType<typeof Database>;

type Statement = ReturnType<Db['prepare']>;
type Bound = Parameters<Statement['get']>;

/** A statement that reads rows of which it is known what they are made of. */
export type Reading<Row> = {
  get(...values: Bound): Row | undefined;
  all(...values: Bound): Row[];
};

/** The one place where rows are believed to be what the statement asks for. */
export const reading = <Row>(db: Db, sql: string): Reading<Row> => db.prepare(sql) as Reading<Row>;

/** Forward only; the number of steps taken is the file's user_version. */
const MIGRATIONS: readonly string[] = [
  `create table tables (
     id text primary key, code text not null, door text not null, laid integer not null,
     closed integer not null default 0, due integer, card text not null
   ) without rowid;
   create unique index open_codes on tables (code) where closed = 0;
   create index due_tables on tables (due) where due is not null;
   create index listed_tables on tables (laid) where door = 'listed' and closed = 0;
   create table entries (
     table_id text not null, number integer not null, entry text not null, primary key (table_id, number)
   ) without rowid;
   create table keys (name text primary key, value text not null) without rowid;`,
  `alter table tables add column held integer not null default 0;
   update tables set held = 1 where due is not null;`,
  `alter table tables add column seen integer not null default 0;
   alter table tables add column tidy integer not null default 0;
   alter table tables add column archived integer not null default 0;
   create index untidy_tables on tables (tidy);
   create table archives (table_id text primary key, archive blob not null) without rowid;
   create table probes (id integer primary key, bytes blob not null);`,
  `create table documents (
     version integer primary key autoincrement, kind text not null, id text not null, body text not null, until integer,
     unique (kind, id)
   );
   create index old_documents on documents (until) where until is not null;
   create table document_keys (kind text not null, key text not null, id text not null, primary key (kind, key)) without rowid;
   create index keys_of_documents on document_keys (kind, id);
   create table document_places (
     kind text not null, id text not null, list text not null, place real not null, primary key (kind, id, list)
   ) without rowid;
   create index document_lists on document_places (kind, list, place, id);`,
];

/** A larger file is not read through at every start. */
const CHECKED = 64 * 1024 * 1024;

/** An operator's command may write for a moment while the server wants to. */
const PATIENCE = 2000;

export type OpenFile = { readonly db: Db; readonly file: string; readonly close: () => void };

export function openFile(given: string): OpenFile {
  const file = resolve(given);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const lock = lockFile(file);
    const db = openDb(file, lock);
    return { db, file, close: () => closeAll(db, lock) };
  } catch (error) {
    throw troubleOf(error, file);
  }
}

/** Without the lock, for somebody who writes now and then beside the server. What is of another version is left alone. */
export function openBeside(given: string): OpenFile {
  const file = resolve(given);
  if (!existsSync(file)) throw new StoreTrouble(`There is no file ${file}.`);
  try {
    const db = connect(file);
    const steps = stepsOf(db);
    if (steps > MIGRATIONS.length) throw newer(file);
    if (steps < MIGRATIONS.length) {
      throw new StoreTrouble(`${file} was written by an older Parlour. Start the server of this one with it once.`);
    }
    return { db, file, close: () => closeDb(db) };
  } catch (error) {
    throw troubleOf(error, file);
  }
}

function openDb(file: string, lock: Db): Db {
  try {
    ownFile(file);
    const db = connect(file);
    check(db, file);
    migrate(db, file);
    return db;
  } catch (error) {
    release(lock);
    throw error;
  }
}

/**
 * What is deleted is overwritten, and its room can be given back a little at a time. A file that is older than this
 * setting keeps its size and uses the room again. SQLite's own 2 MB of pages are enough: what else is wanted the system has.
 */
function connect(file: string): Db {
  const db = new Database(file, { timeout: PATIENCE });
  db.pragma('auto_vacuum = incremental');
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  db.pragma('secure_delete = on');
  return db;
}

/** Leaves one file that is whole by itself. */
function closeAll(db: Db, lock: Db): void {
  closeDb(db);
  release(lock);
}

function closeDb(db: Db): void {
  db.pragma('wal_checkpoint(truncate)');
  db.close();
}

/** Closing alone would give the lock back only when the garbage is collected. */
function release(lock: Db): void {
  lock.exec('rollback');
  lock.close();
}

/** Held as long as the process lives. A lock of its own leaves the file open to backups. */
function lockFile(file: string): Db {
  ownFile(`${file}.lock`);
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  lock.exec('begin exclusive');
  return lock;
}

function check(db: Db, file: string): void {
  if (statSync(file).size > CHECKED) return;
  const found = must(reading<{ quick_check: string }>(db, 'pragma quick_check(1)').get());
  if (found.quick_check !== 'ok') throw Object.assign(new Error(found.quick_check), { code: 'SQLITE_CORRUPT' });
}

function migrate(db: Db, file: string): void {
  const steps = stepsOf(db);
  if (steps > MIGRATIONS.length) throw newer(file);
  for (let step = steps; step < MIGRATIONS.length; step++) {
    db.exec(`begin immediate; ${MIGRATIONS[step]} pragma user_version = ${step + 1}; commit;`);
  }
}

const stepsOf = (db: Db): number =>
  must(reading<{ user_version: number }>(db, 'pragma user_version').get()).user_version;

const newer = (file: string): StoreTrouble =>
  new StoreTrouble(`${file} was written by a newer Parlour. Use that one, or give this one a file of its own.`);
