/** `parlour print`: a box as a PDF to print, cut and fold, or its cards as pictures. */
import { open, writeFile } from 'node:fs/promises';
import { leafletsIn } from '@parlour/games/shelf/how-to';
import { type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { nth } from '@parlour/kernel/must';
import type { Leaf } from '@parlour/print/leaf';
import { cardsFault, packParts, pageNumbers } from '@parlour/print/pack';
import type { PrintSettings } from '@parlour/print/settings';
import type { Command } from 'commander';
import { readData } from '../data.ts';
import { chooseOptions } from '../game-options.ts';
import { formOf, type PrintFlags, settingsOf } from '../print-settings.ts';
import { progressBar } from '../progress.ts';
import { trouble } from '../trouble.ts';

function boxNamed(id: string): ShelvedBox {
  const ids = shelf.map(box => box.id).join(', ');
  return shelf.find(box => box.id === id) ?? trouble(`There is no box "${id}" to print; the boxes are ${ids}.`);
}

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

type Job = {
  readonly box: ShelvedBox;
  readonly printing: Printing;
  readonly settings: PrintSettings;
  readonly file: string;
};

export async function printBox(id: string, flags: PrintFlags, command: Command): Promise<void> {
  const box = boxNamed(id);
  const settings = settingsOf(flags);
  const { options, own } = chooseOptions(nth(box.games, 0), command.args.slice(1));
  const printing = await box.print(options, readData(own)).catch((fault: Error) => trouble(fault.message));
  const isPng = formOf(flags) === 'png';
  const fault = cardsFault(box, printing, isPng ? { ...settings, form: 'cards' } : settings);
  if (fault !== undefined) trouble(fault);
  if (isPng) {
    const { writePictures } = await import('../print-pictures.ts');
    return writePictures(printing, settings, flags.out ?? `${id}-cards`);
  }
  const job = { box, printing, settings, file: flags.out ?? `${id}.pdf` };
  const bytes = await writePdf(job);
  if (flags.preflight) (await import('../print-preflight.ts')).tellPreflight(bytes, printing, settings);
}

async function writePdf({ box, printing, settings, file }: Job): Promise<Uint8Array> {
  await checkWritable(file);
  const [{ measureWith, pdfOf }, { readFonts }] = await Promise.all([
    import('@parlour/print/pdf'),
    import('@parlour/print/font-files'),
  ]);
  const fonts = readFonts();
  const parts = packParts(box, printing, await leafletsIn(box, printing), settings, measureWith(fonts));
  const leaves = parts.flatMap(part => part.pages);
  const bar = progressBar(leaves.length, 'pages');
  const inks = settings.press === 'black' ? 'grey' : 'colours';
  const sides = settings.backs === 'beside' || settings.form === 'cards' ? 'one' : 'both';
  const bytes = await pdfOf(leaves, { title: printing.own?.title ?? box.title, fonts, inks, sides }, bar.show);
  bar.end();
  await writeFile(file, bytes).catch(cannotWrite(file));
  const paper = settings.form === 'cards' ? '' : `, on ${settings.paper} paper`;
  console.log(`${printing.own?.title ?? box.title} is in ${file}. Print it at actual size (100 %)${paper}:`);
  await tellStrangers(leaves);
  const numbers = pageNumbers(parts);
  for (const [i, { name, advice }] of parts.entries()) console.log(`  ${numbers[i]}: ${name}, ${advice}`);
  return bytes;
}

async function tellStrangers(leaves: readonly Leaf[]): Promise<void> {
  const [{ strangersIn }, { readFonts }] = await Promise.all([
    import('@parlour/print/letters'),
    import('@parlour/print/font-files'),
  ]);
  const strangers = strangersIn(leaves, readFonts());
  if (strangers.length > 0) console.log(`The fonts of the cards have no letters for ${strangers.join(' ')}.`);
}
