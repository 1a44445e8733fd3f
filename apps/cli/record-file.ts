/** A record in a file of the user's; what is wrong with it is told with its line. */
import { readFile } from 'node:fs/promises';
import { openRecord } from '@parlour/games/shelf/open-record';
import type { Game } from '@parlour/kernel/game';
import type { ReadRecord, RecordFault } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { readData } from './data.ts';
import { trouble } from './trouble.ts';

type Opened = { readonly game: Game; readonly record: ReadRecord; readonly text: string };

export const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => trouble(`The file ${file} cannot be read.`));

export async function openFile(file: string, own?: string): Promise<Opened> {
  const text = await readText(file);
  return { ...valueOr(await openRecord(text, readData(own)), faultIn(file)), text };
}

export const faultIn =
  (file: string) =>
  ({ line, message }: RecordFault): never =>
    trouble(`${file}, line ${line}: ${message}`);
