/** Access to bundled data and to files of the user: data of their own, and records of matches. */
import { renameSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readShelfData as readShipped } from '@parlour/games/shelf/node-files';
import { openRecord } from '@parlour/games/shelf/open-record';
import type { CommandIo, ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { ParsedRecord, RecordFault } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { writeTableRecord } from '@parlour/table/match-record';
import type { Table } from '@parlour/table/table';
import type { CliOption } from './command.ts';
import { fail, failToRead, failToWrite, printError, systemReason } from './errors.ts';

/** Reads bundled data; the user's own file replaces every data file whose name begins with `own.`. */
export function dataReader(own?: string): ReadDataFile {
  return own === undefined
    ? readShipped
    : name => (basename(name).startsWith('own.') ? readFile(own) : readShipped(name));
}

export const readUserText = (file: string): Promise<string> => readFile(file, 'utf8').catch(failToRead(file));

export const terminalIo = (own?: string): CommandIo => ({
  read: dataReader(own),
  readUserFile: readUserText,
  writeUserFile: (path, bytes) => writeFile(path, bytes),
  print: line => process.stdout.write(`${line}\n`),
  printError,
});

export const OWN_FILE_OPTION: CliOption = {
  flag: '--own <file>',
  says: 'Lexicon or pack file that was used in the match.',
};

type OpenedRecord = { readonly game: Game; readonly record: ParsedRecord; readonly text: string };

export async function openRecordFile(file: string, own?: string): Promise<OpenedRecord> {
  const text = await readUserText(file);
  return { ...valueOr(await openRecord(text, dataReader(own)), failAtLine(file)), text };
}

/** Fails with the file name and the line of the error. */
export const failAtLine =
  (file: string) =>
  ({ line, message }: RecordFault): never =>
    fail(`${file}, line ${line}: ${message}`);

export type RecordAutosave = {
  save(table: Table): void;
  describe(table: Table): string;
};

/** Saves the record after every input, so a crash loses nothing. Fails before play if the file can't be written. */
export function autosaveRecord(file: string): RecordAutosave {
  let saved = '';
  try {
    writeFileSync(file, '', { flag: 'a' });
  } catch (error) {
    failToWrite(file)(error);
  }
  return {
    save({ current: sitting }) {
      const text = sitting ? writeTableRecord(sitting) : '';
      if (text === saved) return;
      saved = text;
      writeAtomically(file, text);
    },
    describe: ({ current: sitting }) =>
      sitting?.sealed
        ? `Saved in ${file}. "parlour verify ${file}" verifies its shuffles.`
        : `Saved in ${file}. "parlour replay ${file}" prints it in words. It was dealt by a seed, so the shuffle can't be verified.`,
  };
}

/** Writes a temporary file and renames it: there is never half a record. */
function writeAtomically(file: string, text: string): void {
  const partial = `${file}.part`;
  try {
    writeFileSync(partial, text);
    renameSync(partial, file);
  } catch (error) {
    printError(`Can't save the match in ${file}: ${systemReason(error)}.`);
  }
}
