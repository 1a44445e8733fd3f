/** What the commands of the boxes can reach: the data, the files of the user, and the terminal. */
import { readFile, writeFile } from 'node:fs/promises';
import type { CommandIo } from '@parlour/games/shelf';
import { readData } from './data.ts';
import { Trouble } from './trouble.ts';

export const terminalIo = (): CommandIo => ({
  read: readData(),
  readUserFile: path =>
    readFile(path, 'utf8').catch(() => Promise.reject(new Trouble(`The file ${path} cannot be read.`))),
  writeUserFile: (path, bytes) => writeFile(path, bytes),
  print: line => process.stdout.write(`${line}\n`),
  complain: line => process.stderr.write(`${line}\n`),
});
