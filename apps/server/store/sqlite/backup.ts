import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import Database from 'libsql';
import { StoreError } from '../types.ts';
import { prepareRead, refuseByHeader, toSqliteError } from './database-file.ts';

/** Returns the number of tables. An earlier backup is replaced only when the new one is complete and durable. */
export function backUpDatabase(file: string, target: string): number {
  const to = resolve(target);
  if (!existsSync(file)) throw new StoreError(`Can't open ${file}: there is no such file.`);
  rejectTarget(file, to);
  const temporary = `${to}.new-${process.pid}`;
  try {
    refuseByHeader(file);
    createEmptyFile(temporary, to);
    const db = new Database(file);
    db.exec(`vacuum into '${temporary.replaceAll("'", "''")}'`);
    db.close();
    const count = countTables(temporary);
    syncToDisk(temporary);
    renameSync(temporary, to);
    return count;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw toSqliteError(error, file);
  }
}

/** Replaces only an earlier backup: a server's own file has a lock file next to it, or a log while it runs. */
function rejectTarget(file: string, to: string): void {
  if (!existsSync(to)) return;
  if (realpathSync(to) === realpathSync(file))
    throw new StoreError(`${to} is the file to copy. Name another file for the copy.`);
  if (existsSync(`${to}.lock`) || existsSync(`${to}-wal`)) {
    throw new StoreError(`${to} is in use by a server. Name another file for the copy.`);
  }
  try {
    countTables(to);
  } catch (cause) {
    throw new StoreError(`${to} exists and is not a backup of Parlour. Name another file for the copy.`, { cause });
  }
}

/** SQLite accepts an empty file and keeps its permissions. */
function createEmptyFile(temporary: string, to: string): void {
  try {
    closeSync(openSync(temporary, 'wx', 0o600));
  } catch (error) {
    throw toSqliteError(error, to);
  }
}

function countTables(file: string): number {
  const copy = new Database(file, { readonly: true });
  const { count } = assertDefined(prepareRead<{ count: number }>(copy, 'select count(*) as count from tables').get());
  copy.close();
  return count;
}

function syncToDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
