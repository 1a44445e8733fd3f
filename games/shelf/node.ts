/** Where Node finds the files of the project, whether it runs sources or a bundle. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReadDataFile } from './shelf.ts';

/** The nearest folder above that holds the shelf. */
function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'games', 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('the games of the parlour are not beside it');
  return rootAbove(above);
}

export const ROOT: string = rootAbove(import.meta.dirname);

/** Reads `<box>/data/<name>`. */
export const readData: ReadDataFile = name => readFile(join(ROOT, 'games', name));
