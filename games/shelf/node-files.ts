/** Finds the files of the project in Node, from sources or a bundle. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReadDataFile } from './shelf.ts';

/** Returns the nearest folder above that contains the shelf. */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'games', 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('the folder of the games is missing');
  return findRoot(above);
}

export const ROOT: string = findRoot(import.meta.dirname);

/** Reads `<box>/data/<name>`. */
export const readShelfData: ReadDataFile = name => readFile(join(ROOT, 'games', name));
