/** Where the terminal program finds the data of the boxes, and the files its user names. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBelow } from '@parlour/games/node';
import type { ReadFile } from '@parlour/games/shelf';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The bundle lies in cli/dist, its source in cli. */
const GAMES = join(HERE, basename(HERE) === 'dist' ? '../..' : '..', 'games');

/** A file of the user's own stands in for any data file whose name begins with `own.` */
export function readData(own?: string): ReadFile {
  const read = readBelow(GAMES);
  return name => (own !== undefined && basename(name).startsWith('own.') ? readFile(own) : read(name));
}
