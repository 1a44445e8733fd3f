/** A copy of the file that is whole by itself, made while the server goes on. It never writes over another file. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'libsql';
import { StoreTrouble } from './port.ts';
import { troubleOf } from './sqlite-file.ts';

/** Answers how many tables are in the copy. */
export function backUp(file: string, given: string): number {
  const to = resolve(given);
  if (!existsSync(file)) throw new StoreTrouble(`There is no file ${file}.`);
  if (existsSync(to)) throw new StoreTrouble(`${to} is there already. Name a file that is not.`);
  try {
    const db = new Database(file);
    db.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
    db.close();
    return countTables(to);
  } catch (error) {
    throw troubleOf(error, file);
  }
}

function countTables(file: string): number {
  const copy = new Database(file, { readonly: true });
  const { count } = copy.prepare('select count(*) as count from tables').get() as { count: number };
  copy.close();
  return count;
}
