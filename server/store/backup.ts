/** A copy of the file that is whole by itself, made while the server goes on. It never writes over another file. */

import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { must } from '@parlour/kernel/must';
import Database from 'libsql';
import { errorCode } from '../error-code.ts';
import { StoreTrouble } from './port.ts';
import { reading } from './sqlite-file.ts';
import { troubleOf } from './sqlite-trouble.ts';

/** Answers how many tables are in the copy, which nobody but its owner may read. */
export function backUp(file: string, given: string): number {
  const to = resolve(given);
  if (!existsSync(file)) throw new StoreTrouble(`There is no file ${file}.`);
  makeEmpty(to);
  try {
    const db = new Database(file);
    db.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
    db.close();
    return countTables(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw troubleOf(error, file);
  }
}

/** SQLite writes into an empty file as well, and leaves its permissions as they are. */
function makeEmpty(to: string): void {
  try {
    closeSync(openSync(to, 'wx', 0o600));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw troubleOf(error, to);
    throw new StoreTrouble(`${to} is there already. Name a file that is not.`);
  }
}

function countTables(file: string): number {
  const copy = new Database(file, { readonly: true });
  const { count } = must(reading<{ count: number }>(copy, 'select count(*) as count from tables').get());
  copy.close();
  return count;
}
