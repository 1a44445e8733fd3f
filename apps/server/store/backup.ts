/** A copy of the file that is complete by itself, made while the server runs. */
import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { must } from '@parlour/kernel/must';
import Database from 'libsql';
import { StoreTrouble } from './port.ts';
import { reading, refuseByHeader } from './sqlite-file.ts';
import { troubleOf } from './sqlite-trouble.ts';

/**
 * Returns how many tables are in the copy, which only its owner may read. An earlier copy is replaced once the new one is
 * complete and on the disk, so that there is a good copy at any time.
 */
export function backUp(file: string, given: string): number {
  const to = resolve(given);
  if (!existsSync(file)) throw new StoreTrouble(`There is no file ${file}.`);
  refuseTarget(file, to);
  const fresh = `${to}.new-${process.pid}`;
  try {
    refuseByHeader(file);
    makeEmpty(fresh, to);
    const db = new Database(file);
    db.exec(`vacuum into '${fresh.replaceAll("'", "''")}'`);
    db.close();
    const count = countTables(fresh);
    flush(fresh);
    renameSync(fresh, to);
    return count;
  } catch (error) {
    rmSync(fresh, { force: true });
    throw troubleOf(error, file);
  }
}

/** Only an earlier copy is replaced: a server leaves a lock file beside its own file, and a running one its log. */
function refuseTarget(file: string, to: string): void {
  if (!existsSync(to)) return;
  if (realpathSync(to) === realpathSync(file)) throw new StoreTrouble(`${to} is the file that is to be copied.`);
  if (existsSync(`${to}.lock`) || existsSync(`${to}-wal`)) {
    throw new StoreTrouble(`${to} is the file of a server. Name another file for the copy.`);
  }
  try {
    countTables(to);
  } catch (cause) {
    throw new StoreTrouble(`${to} is not a backup of Parlour. Name another file for the copy.`, { cause });
  }
}

/** SQLite writes into an empty file as well, and leaves its permissions as they are. */
function makeEmpty(fresh: string, to: string): void {
  try {
    closeSync(openSync(fresh, 'wx', 0o600));
  } catch (error) {
    throw troubleOf(error, to);
  }
}

function countTables(file: string): number {
  const copy = new Database(file, { readonly: true });
  const { count } = must(reading<{ count: number }>(copy, 'select count(*) as count from tables').get());
  copy.close();
  return count;
}

function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
