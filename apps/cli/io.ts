import { readFile, writeFile } from 'node:fs/promises';
import type { CommandIo } from '@parlour/games/shelf/shelf';
import { readData } from './data.ts';
import { Trouble } from './trouble.ts';

/** What a command of a box can reach from the terminal; a file of the user's own may stand in for data. */
export const terminalIo = (own?: string): CommandIo => ({
  read: readData(own),
  readUserFile: path =>
    readFile(path, 'utf8').catch(() => Promise.reject(new Trouble(`The file ${path} cannot be read.`))),
  writeUserFile: (path, bytes) => writeFile(path, bytes),
  print: line => process.stdout.write(`${line}\n`),
  complain: line => process.stderr.write(`${line}\n`),
});
