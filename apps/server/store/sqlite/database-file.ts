/** Opens the SQLite file: locks, checks and migrates it. A rejected file is not changed by a single byte. */
import {
  chmodSync,
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
import { assertDefined } from '@parlour/kernel/result';
import Database from 'libsql';
import { errorCode } from '../../errors.ts';
import { StoreError } from '../types.ts';

export type SqliteDb = InstanceType<typeof Database>;

type Statement = ReturnType<SqliteDb['prepare']>;
type Bound = Parameters<Statement['get']>;

export type ReadStatement<Row> = {
  get(...values: Bound): Row | undefined;
  all(...values: Bound): Row[];
};

/** The only place where row types are trusted instead of checked. */
export const prepareRead = <Row>(db: SqliteDb, sql: string): ReadStatement<Row> =>
  db.prepare(sql) as ReadStatement<Row>;

/** Forward only; user_version is the number of migrations applied. */
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

const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/** An operator's command may write at the same time. */
const BUSY_TIMEOUT_MS = 2000;

export type OpenDatabase = { readonly db: SqliteDb; readonly file: string; readonly close: () => void };

export function openDatabaseFile(path: string): OpenDatabase {
  const file = resolve(path);
  try {
    refuseByHeader(file);
    mkdirSync(dirname(file), { recursive: true });
    return openLocked(file);
  } catch (error) {
    throw toSqliteError(error, file);
  }
}

/** Without the lock, for an operator while the server runs. Rejects files of another version. */
export function openDatabaseBeside(path: string): OpenDatabase {
  const file = resolve(path);
  if (!existsSync(file)) throw new StoreError(`Can't open ${file}: there is no such file.`);
  try {
    refuseByHeader(file);
    const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    refuseByContent(db, file);
    if (schemaVersion(db) < MIGRATIONS.length) {
      throw new StoreError(
        `${file} was written by an older Parlour. Start "parlour serve" with it once to upgrade it.`,
      );
    }
    setPragmas(db);
    return { db, file, close: () => closeDb(db) };
  } catch (error) {
    throw toSqliteError(error, file);
  }
}

/** Files created by a failed attempt are removed. */
function openLocked(file: string): OpenDatabase {
  const createdFiles = [file, `${file}.lock`].filter(path => !existsSync(path));
  const lock = lockFile(file);
  try {
    checkCopy(file);
    restrictToOwner(file);
    const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    refuseByContent(db, file);
    setPragmas(db);
    migrate(db);
    return { db, file, close: () => closeAll(db, lock) };
  } catch (error) {
    for (const path of createdFiles) if (isEmpty(path)) rmSync(path);
    releaseLock(lock);
    throw error;
  }
}

const isEmpty = (path: string): boolean => existsSync(path) && statSync(path).size === 0;

/** Start of every SQLite file, and the offset of user_version (https://sqlite.org/fileformat.html). */
const SQLITE_MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const USER_VERSION_OFFSET = 60;

/** Before SQLite opens the file, because opening alone may write. */
export function refuseByHeader(file: string): void {
  if (!existsSync(file)) return;
  if (isEmpty(file)) {
    throw new StoreError(
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
  if (header.toString('latin1', 0, SQLITE_MAGIC.length) !== SQLITE_MAGIC) throw corruptFileError('no SQLite header');
  if (header.readUInt32BE(USER_VERSION_OFFSET) > MIGRATIONS.length) throw newerFileError(file);
}

/** On a copy, because SQLite writes to a file and next to it even when it only reads. */
function checkCopy(file: string): void {
  if (!existsSync(file) || statSync(file).size > MAX_CHECKED_BYTES) return;
  const folder = mkdtempSync(`${file}.inspect-`);
  try {
    const copy = join(folder, 'copy.db');
    for (const part of ['', '-wal']) {
      if (existsSync(`${file}${part}`)) copyFileSync(`${file}${part}`, `${copy}${part}`, constants.COPYFILE_FICLONE);
    }
    const db = new Database(copy);
    quickCheck(db);
    refuseByContent(db, file);
    db.close();
  } catch (error) {
    // Without room for a copy the server must still start, so that the operator can delete tables.
    if (errorCode(error) !== 'ENOSPC') throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ORIGINAL_TABLES = ['entries', 'keys', 'tables'];

/** Files of other programs or newer versions. Writes nothing. */
function refuseByContent(db: SqliteDb, file: string): void {
  const steps = schemaVersion(db);
  if (steps > MIGRATIONS.length) throw newerFileError(file);
  const names = prepareRead<{ name: string }>(db, "select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name }) => name);
  const isOurs = steps === 0 ? names.length === 0 : ORIGINAL_TABLES.every(name => names.includes(name));
  if (isOurs) return;
  throw new StoreError(
    `Can't open ${file}: it is the database of another program. Nothing was changed. Choose another file with --file or PARLOUR_FILE.`,
  );
}

/**
 * Deleted data is overwritten, and free pages return to the disk gradually. Files created before this setting reuse
 * the space instead. The default page cache of 2 MB is enough, because the system caches the file too.
 */
function setPragmas(db: SqliteDb): void {
  db.pragma('auto_vacuum = incremental');
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  db.pragma('secure_delete = on');
}

/** Leaves one complete file without a log next to it. */
function closeAll(db: SqliteDb, lock: SqliteDb): void {
  closeDb(db);
  releaseLock(lock);
}

function closeDb(db: SqliteDb): void {
  db.pragma('wal_checkpoint(truncate)');
  db.close();
}

/** Closing alone would release the lock only at garbage collection. */
function releaseLock(lock: SqliteDb): void {
  lock.exec('rollback');
  lock.close();
}

/** A separate lock file allows backups meanwhile. */
function lockFile(file: string): SqliteDb {
  restrictToOwner(`${file}.lock`);
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  lock.exec('begin exclusive');
  return lock;
}

function quickCheck(db: SqliteDb): void {
  const found = assertDefined(prepareRead<{ quick_check: string }>(db, 'pragma quick_check(1)').get());
  if (found.quick_check !== 'ok') throw corruptFileError(found.quick_check);
}

function migrate(db: SqliteDb): void {
  for (let step = schemaVersion(db); step < MIGRATIONS.length; step++) {
    db.exec(`begin immediate; ${MIGRATIONS[step]} pragma user_version = ${step + 1}; commit;`);
  }
}

const schemaVersion = (db: SqliteDb): number =>
  assertDefined(prepareRead<{ user_version: number }>(db, 'pragma user_version').get()).user_version;

const corruptFileError = (message: string): Error => Object.assign(new Error(message), { code: 'SQLITE_CORRUPT' });

const newerFileError = (file: string): StoreError =>
  new StoreError(`${file} was written by a newer Parlour. Upgrade this one, or use another file.`);

const OWNER_ONLY_MODE = 0o600;
const OTHERS_MASK = 0o077;

/**
 * Owner only, whatever the umask: the file contains the key that signs tokens and the secrets of running matches.
 * SQLite gives -wal and -shm the same permissions.
 */
export function restrictToOwner(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY_MODE));
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) restrictMode(path);
}

function restrictMode(path: string): void {
  if (existsSync(path) && (statSync(path).mode & OTHERS_MASK) !== 0) chmodSync(path, OWNER_ONLY_MODE);
}

const SQLITE_ERROR_TEXTS: readonly (readonly [RegExp, (file: string) => string])[] = [
  [
    /BUSY|LOCKED/,
    file =>
      `Can't open ${file}: another Parlour uses it. Stop that one, or choose another file with --file or PARLOUR_FILE.`,
  ],
  [
    /CORRUPT|NOTADB/,
    file =>
      `Can't open ${file}: it is damaged or not a Parlour database. Nothing was changed. Move it away to start with a new one, or put a backup in its place.`,
  ],
  [/FULL|ENOSPC/, file => `Can't write ${file}: the disk is full. Free disk space; until then nothing new is saved.`],
  [
    /READONLY|EACCES|EPERM|EROFS/,
    file =>
      `Can't write ${file}: permission denied. Make it writable, or choose another file with --file or PARLOUR_FILE.`,
  ],
  [
    /CANTOPEN|ConnectionFailed|ENOTDIR|EISDIR|ENOENT/,
    file => `Can't open ${file}. Check that the folder exists and the path is a file.`,
  ],
];

/** Explains an error to the operator. */
export function toSqliteError(error: unknown, file: string): Error {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return new Error(String(error));
  const signature = `${errorCode(error)} ${error.message}`;
  const sentence = SQLITE_ERROR_TEXTS.find(([pattern]) => pattern.test(signature))?.[1](file);
  return new StoreError(sentence ?? `${file}: ${error.message}`, { cause: error });
}
