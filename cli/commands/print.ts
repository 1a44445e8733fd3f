/** `parlour print`: a box as a PDF to print, cut and fold. */
import { open, writeFile } from 'node:fs/promises';
import { leafletsIn } from '@parlour/games/how-to';
import { type Box, shelf } from '@parlour/games/shelf';
import { packParts, pageNumbers, type Settings } from '@parlour/print/pack';
import { FARTHEST, isPaper, PAPERS, type Paper, type Point } from '@parlour/print/paper';
import type { Command } from 'commander';
import { readData } from '../data.ts';
import { chooseOptions } from '../game-options.ts';
import { trouble } from '../trouble.ts';

type Flags = {
  readonly paper: string;
  readonly out?: string;
  readonly offset: string;
  readonly large?: true;
  readonly black?: true;
};

function boxNamed(id: string): Box & Required<Pick<Box, 'print'>> {
  const printed = shelf.filter((box): box is Box & Required<Pick<Box, 'print'>> => box.print !== undefined);
  const ids = printed.map(box => box.id).join(', ');
  return printed.find(box => box.id === id) ?? trouble(`There is no box "${id}" to print; the boxes are ${ids}.`);
}

const paperNamed = (name: string): Paper =>
  isPaper(name) ? name : trouble(`--paper is one of ${Object.keys(PAPERS).join(', ')}, not "${name}".`);

function offsetGiven(text: string): Point {
  const [x, y] = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text) ? text.split(',').map(Number) : [];
  if (x === undefined || y === undefined || Math.max(Math.abs(x), Math.abs(y)) > FARTHEST)
    return trouble(`--offset is two numbers of millimetres up to ${FARTHEST}, such as 1.5,-0.5; not "${text}".`);
  return { x, y };
}

const settingsOf = ({ paper, offset, large, black }: Flags): Settings => ({
  paper: paperNamed(paper),
  press: black ? 'black' : 'colour',
  print: large ? 'large' : 'usual',
  offset: offsetGiven(offset),
});

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'it is not permitted',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

const cannotWrite =
  (file: string) =>
  ({ code, message }: NodeJS.ErrnoException): never =>
    trouble(`The file ${file} cannot be written: ${WHY[code ?? ''] ?? message}.`);

/** Nobody should wait for a file that has nowhere to go. */
async function checkWritable(file: string): Promise<void> {
  const handle = await open(file, 'a').catch(cannotWrite(file));
  await handle.close();
}

export async function printBox(id: string, flags: Flags, command: Command): Promise<void> {
  const box = boxNamed(id);
  const settings = settingsOf(flags);
  const { options, own } = chooseOptions(box.games[0]!, command.args.slice(1));
  const printing = await box.print(options, readData(own)).catch((fault: Error) => trouble(fault.message));
  const file = flags.out ?? `${id}.pdf`;
  await checkWritable(file);
  const [{ measureWith, pdfOf }, { strangersIn }, { readFonts }] = await Promise.all([
    import('@parlour/print/pdf'),
    import('@parlour/print/letters'),
    import('@parlour/print/font-files'),
  ]);
  const fonts = readFonts();
  const parts = packParts(box, printing, await leafletsIn(box), settings, measureWith(fonts));
  const pages = parts.flatMap(part => part.pages);
  const bytes = await pdfOf(pages, { title: box.title, paper: PAPERS[settings.paper], fonts });
  await writeFile(file, bytes).catch(cannotWrite(file));
  console.log(`${box.title} is in ${file}. Print it at actual size (100 %), on ${settings.paper} paper:`);
  const strangers = strangersIn(pages, fonts);
  if (strangers.length > 0) console.log(`The fonts of the cards have no letters for ${strangers.join(' ')}.`);
  const numbers = pageNumbers(parts);
  for (const [i, { name, advice }] of parts.entries()) console.log(`  ${numbers[i]}: ${name}, ${advice}`);
}
