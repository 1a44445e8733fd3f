/** Opening the one SQLite file: lock, check, migrate; and what its errors mean to an operator. It never deletes a file. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { StoreTrouble } from './port.ts';

export type Db = InstanceType<typeof Database>;

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
];

/** So many kilobytes of the file are kept in mind; the tables that people play at should find room. */
const KEPT_IN_MIND = 64 * 1024;

/** A larger file is not read through at every start. */
const CHECKED = 64 * 1024 * 1024;

export function openFile(given: string): { db: Db; file: string; close: () => void } {
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

function openDb(file: string, lock: Db): Db {
  try {
    const db = new Database(file);
    db.pragma('journal_mode = wal');
    db.pragma('synchronous = full');
    db.pragma(`cache_size = -${KEPT_IN_MIND}`);
    check(db, file);
    migrate(db, file);
    return db;
  } catch (error) {
    release(lock);
    throw error;
  }
}

/** Leaves one file that is whole by itself. */
function closeAll(db: Db, lock: Db): void {
  db.pragma('wal_checkpoint(truncate)');
  db.close();
  release(lock);
}

/** Closing alone would give the lock back only when the garbage is collected. */
function release(lock: Db): void {
  lock.exec('rollback');
  lock.close();
}

/** Held as long as the process lives. A lock of its own leaves the file open to backups. */
function lockFile(file: string): Db {
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  lock.exec('begin exclusive');
  return lock;
}

function check(db: Db, file: string): void {
  if (statSync(file).size > CHECKED) return;
  const found = db.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (found.quick_check !== 'ok') throw Object.assign(new Error(found.quick_check), { code: 'SQLITE_CORRUPT' });
}

function migrate(db: Db, file: string): void {
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  if (version > MIGRATIONS.length) {
    throw new StoreTrouble(`${file} was written by a newer Parlour. Use that one, or give this one a file of its own.`);
  }
  for (let step = version; step < MIGRATIONS.length; step++) {
    db.exec(`begin immediate; ${MIGRATIONS[step]} pragma user_version = ${step + 1}; commit;`);
  }
}

const SENTENCES: readonly (readonly [RegExp, (file: string) => string])[] = [
  [/BUSY|LOCKED/, file => `Another Parlour is using ${file}. Stop it, or give this one a file of its own.`],
  [
    /CORRUPT|NOTADB/,
    file =>
      `${file} is damaged or is no Parlour database. Nothing was changed. Move it aside to begin with an empty one, or put a backup in its place.`,
  ],
  [/FULL|ENOSPC/, file => `No room is left on the disk for ${file}. Make room; until then nothing new is taken down.`],
  [/READONLY|EACCES|EPERM|EROFS/, file => `${file} may not be written. Change its permissions, or name another file.`],
  [
    /CANTOPEN|ConnectionFailed|ENOTDIR|EISDIR/,
    file => `${file} cannot be opened. Check that it is a file in a folder that exists.`,
  ],
];

/** The sentence for an error of the store, with the file and what to do. */
export function troubleOf(error: unknown, file: string): Error {
  if (error instanceof StoreTrouble || !(error instanceof Error)) return error as Error;
  const sign = `${(error as { code?: string }).code ?? ''} ${error.message}`;
  const sentence = SENTENCES.find(([pattern]) => pattern.test(sign))?.[1](file);
  return new StoreTrouble(sentence ?? `${file}: ${error.message}`, { cause: error });
}
