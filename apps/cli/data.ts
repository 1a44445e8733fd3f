/** The data of the boxes, and the file its user brings. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readData as readShipped } from '@parlour/games/shelf/node';
import type { ReadFile } from '@parlour/games/shelf/shelf';

/** A file of the user's own stands in for any data file whose name begins with `own.` */
export function readData(own?: string): ReadFile {
  return own === undefined
    ? readShipped
    : name => (basename(name).startsWith('own.') ? readFile(own) : readShipped(name));
}
