/** Where Node finds the data files of the boxes. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFile } from './shelf.ts';

/** Reads `<box>/data/<name>` below a folder. */
export const readBelow =
  (folder: string): ReadFile =>
  name =>
    readFile(join(folder, name));

export const readData: ReadFile = readBelow(import.meta.dirname);
