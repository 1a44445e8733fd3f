/** Access to bundled data and to files of the user. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readData as readShipped } from '@parlour/games/shelf/node-files';
import type { CommandIo, ReadDataFile } from '@parlour/games/shelf/shelf';
import { CliError } from './errors.ts';

/** Reads bundled data; the user's own file replaces every data file whose name begins with `own.`. */
export function dataReader(own?: string): ReadDataFile {
  return own === undefined
    ? readShipped
    : name => (basename(name).startsWith('own.') ? readFile(own) : readShipped(name));
}

export const terminalIo = (own?: string): CommandIo => ({
  read: dataReader(own),
  readUserFile: path =>
    readFile(path, 'utf8').catch(() => Promise.reject(new CliError(`The file ${path} cannot be read.`))),
  writeUserFile: (path, bytes) => writeFile(path, bytes),
  print: line => process.stdout.write(`${line}\n`),
  printError: line => process.stderr.write(`${line}\n`),
});
