/** Opening the one SQLite file: lock, inspect, migrate. A file that is refused is not changed by one byte. */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { must } from '@parlour/kernel/must';
import Database from 'libsql';
import { errorCode } from '../error-code.ts';
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
    refuseByHeader(file);
    mkdirSync(dirname(file), { recursive: true });
    return openLocked(file);
  } catch (error) {
    throw troubleOf(error, file);
  }
}

/** Opens the file without the lock, for an operator who writes beside the server. Files of another version are refused. */
export function openBeside(given: string): OpenFile {
  const file = resolve(given);
  if (!existsSync(file)) throw new StoreTrouble(`There is no file ${file}.`);
  try {
    refuseByHeader(file);
    const db = new Database(file, { timeout: PATIENCE });
    refuseByContent(db, file);
    if (stepsOf(db) < MIGRATIONS.length) {
      throw new StoreTrouble(`${file} was written by an older Parlour. Start the server of this one with it once.`);
    }
    prepare(db);
    return { db, file, close: () => closeDb(db) };
  } catch (error) {
    throw troubleOf(error, file);
  }
}

/** A file or lock file that was made for this attempt is removed again if the attempt fails. */
function openLocked(file: string): OpenFile {
  const made = [file, `${file}.lock`].filter(path => !existsSync(path));
  const lock = lockFile(file);
  try {
    inspect(file);
    ownFile(file);
    const db = new Database(file, { timeout: PATIENCE });
    refuseByContent(db, file);
    prepare(db);
    migrate(db);
    return { db, file, close: () => closeAll(db, lock) };
  } catch (error) {
    for (const path of made) if (isEmpty(path)) rmSync(path);
    release(lock);
    throw error;
  }
}

const isEmpty = (path: string): boolean => existsSync(path) && statSync(path).size === 0;

/** What every SQLite file begins with, and where its user_version stands (https://sqlite.org/fileformat.html). */
const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const USER_VERSION_AT = 60;

/** Refuses a file by its header, before SQLite opens it: opening alone may write. */
export function refuseByHeader(file: string): void {
  if (!existsSync(file)) return;
  if (isEmpty(file)) {
    throw new StoreTrouble(
      `Can't open ${file}: it is empty (0 bytes) and not a Parlour database. Delete it to start with a new one, or put a backup in its place.`,
    );
  }
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(descriptor);
  }
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw damaged('no SQLite header');
  if (header.readUInt32BE(USER_VERSION_AT) > MIGRATIONS.length) throw newer(file);
}

/** Checks a copy, because SQLite writes to a file and next to it even when it only reads. */
function inspect(file: string): void {
  if (!existsSync(file) || statSync(file).size > CHECKED) return;
  const folder = mkdtempSync(`${file}.inspect-`);
  try {
    const copy = join(folder, 'copy.db');
    for (const part of ['', '-wal']) {
      if (existsSync(`${file}${part}`)) copyFileSync(`${file}${part}`, `${copy}${part}`, constants.COPYFILE_FICLONE);
    }
    const db = new Database(copy);
    check(db);
    refuseByContent(db, file);
    db.close();
  } catch (error) {
    // Without room for a copy the server must still start, so that the operator can delete tables.
    if (errorCode(error) !== 'ENOSPC') throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tables that every version has had. */
const ALWAYS_THERE = ['entries', 'keys', 'tables'];

/** Refuses a file of another program or of a newer Parlour. Writes nothing. */
function refuseByContent(db: Db, file: string): void {
  const steps = stepsOf(db);
  if (steps > MIGRATIONS.length) throw newer(file);
  const names = reading<{ name: string }>(db, "select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name }) => name);
  const isOurs = steps === 0 ? names.length === 0 : ALWAYS_THERE.every(name => names.includes(name));
  if (isOurs) return;
  throw new StoreTrouble(
    `Can't open ${file}: it is the database of another program. Nothing was changed. Give Parlour a file of its own.`,
  );
}

/**
 * What is deleted is overwritten, and its room can be given back a little at a time. A file that is older than this
 * setting keeps its size and uses the room again. SQLite's own 2 MB of pages are enough: what else is wanted the system has.
 */
function prepare(db: Db): void {
  db.pragma('auto_vacuum = incremental');
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  db.pragma('secure_delete = on');
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

function check(db: Db): void {
  const found = must(reading<{ quick_check: string }>(db, 'pragma quick_check(1)').get());
  if (found.quick_check !== 'ok') throw damaged(found.quick_check);
}

function migrate(db: Db): void {
  for (let step = stepsOf(db); step < MIGRATIONS.length; step++) {
    db.exec(`begin immediate; ${MIGRATIONS[step]} pragma user_version = ${step + 1}; commit;`);
  }
}

const stepsOf = (db: Db): number =>
  must(reading<{ user_version: number }>(db, 'pragma user_version').get()).user_version;

const damaged = (message: string): Error => Object.assign(new Error(message), { code: 'SQLITE_CORRUPT' });

const newer = (file: string): StoreTrouble =>
  new StoreTrouble(`${file} was written by a newer Parlour. Use that one, or give this one a file of its own.`);
