/** `parlour print`: makes a PDF of a box to print, cut and fold, or pictures of its cards. */
import { open, writeFile } from 'node:fs/promises';
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import { type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { boxParts, cardsError, pageNumbers } from '@parlour/print/box-parts';
import {
  isPaper,
  MAX_OFFSET_MM,
  PAPERS,
  type Paper,
  type PaperPoint,
  type PrintedPage,
} from '@parlour/print/layout/paper';
import { CORNER_STYLES, MAX_SETS, type PrintSettings } from '@parlour/print/settings';
import type { CliCommand } from '../lib/command.ts';
import { fail } from '../lib/errors.ts';
import { parseGameOptions } from '../lib/game-setup.ts';
import { progressBar } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'print',
  summary: 'Make a PDF of a box: cards, rules and a box to fold.',
  arguments: '<box>',
  otherOptions: 'Set an option that changes the cards, such as a pack file.',
  options: [
    { flag: '--as <form>', says: 'sheets to cut, cards (one a page) or png (pictures).', default: 'sheets' },
    { flag: '--paper <paper>', says: 'a4 or letter.', default: 'a4' },
    { flag: '--out <file>', says: 'PDF file, or folder for pictures; default: the name of the box.' },
    { flag: '--cards-only', says: 'Leave out test sheet, rules, score sheets and box.' },
    { flag: '--sets <n>', says: 'Number of packs; each card shows the number of its pack.', default: '1' },
    { flag: '--fold', says: 'Put backs beside the faces, to fold and glue.' },
    { flag: '--corners <shape>', says: 'square, or round with a line to cut along.', default: 'square' },
    { flag: '--paper-colour <colour>', says: 'cream is printed; white leaves the paper bare.', default: 'cream' },
    { flag: '--offset <x,y>', says: 'Move the backs right and down, in mm (see the test sheet).', default: '0,0' },
    { flag: '--large', says: 'Double the area of the cards and enlarge the rules.' },
    { flag: '--black', says: 'Use black ink only, in shades of grey.' },
    { flag: '--preflight', says: 'Report page boxes, fonts, colours and ink for a print shop.' },
  ],
  run: printBox,
};

function findBoxOrFail(id: string): ShelvedBox {
  const ids = shelf.map(box => box.id).join(', ');
  return shelf.find(box => box.id === id) ?? fail(`There is no box "${id}" to print; the boxes are ${ids}.`);
}

const WRITE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'it is not permitted',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

const failToWrite =
  (file: string) =>
  ({ code, message }: NodeJS.ErrnoException): never =>
    fail(`The file ${file} cannot be written: ${WRITE_ERRORS[code ?? ''] ?? message}.`);

/** Fails before the slow work if the file can't be written. */
async function checkWritable(file: string): Promise<void> {
  const handle = await open(file, 'a').catch(failToWrite(file));
  await handle.close();
}

type Job = {
  readonly box: ShelvedBox;
  readonly printing: Printing;
  readonly settings: PrintSettings;
  readonly file: string;
};

async function printBox([id]: readonly [string], flags: PrintFlags, others: readonly string[]): Promise<void> {
  const box = findBoxOrFail(id);
  const settings = parsePrintSettings(flags);
  const { options, own } = parseGameOptions(itemAt(box.games, 0), others);
  const printing = await box.print(options, dataReader(own)).catch((error: Error) => fail(error.message));
  const isPng = parseForm(flags) === 'png';
  const error = cardsError(box, printing, isPng ? { ...settings, form: 'cards' } : settings);
  if (error !== undefined) fail(error);
  if (isPng) {
    const { writeCardPictures } = await import('../lib/print-output.ts');
    return writeCardPictures(printing, settings, flags.out ?? `${id}-cards`);
  }
  const job = { box, printing, settings, file: flags.out ?? `${id}.pdf` };
  const bytes = await writePdf(job);
  if (flags.preflight) (await import('../lib/print-output.ts')).printPreflight(bytes, printing, settings);
}

async function writePdf({ box, printing, settings, file }: Job): Promise<Uint8Array> {
  await checkWritable(file);
  const [{ textMeasurer, renderPdf }, { readPrintFonts }] = await Promise.all([
    import('@parlour/print/pdf/pdf'),
    import('@parlour/print/pdf/font-files'),
  ]);
  const fonts = readPrintFonts();
  const parts = boxParts(box, printing, await loadLeaflets(box, printing), settings, textMeasurer(fonts));
  const leaves = parts.flatMap(part => part.pages);
  const bar = progressBar(leaves.length, 'pages');
  const inks = settings.press === 'black' ? 'grey' : 'colours';
  const sides = settings.backs === 'beside' || settings.form === 'cards' ? 'one' : 'both';
  const bytes = await renderPdf(leaves, { title: printing.own?.title ?? box.title, fonts, inks, sides }, bar.show);
  bar.end();
  await writeFile(file, bytes).catch(failToWrite(file));
  const paper = settings.form === 'cards' ? '' : `, on ${settings.paper} paper`;
  console.log(`${printing.own?.title ?? box.title} is in ${file}. Print it at actual size (100 %)${paper}:`);
  await printMissingGlyphs(leaves);
  const numbers = pageNumbers(parts);
  for (const [i, { name, advice }] of parts.entries()) console.log(`  ${numbers[i]}: ${name}, ${advice}`);
  return bytes;
}

async function printMissingGlyphs(leaves: readonly PrintedPage[]): Promise<void> {
  const [{ findMissingGlyphs }, { readPrintFonts }] = await Promise.all([
    import('@parlour/print/pdf/pdf'),
    import('@parlour/print/pdf/font-files'),
  ]);
  const missing = findMissingGlyphs(leaves, readPrintFonts());
  if (missing.length > 0) console.log(`The fonts of the cards have no letters for ${missing.join(' ')}.`);
}

type PrintFlags = {
  readonly as: string;
  readonly paper: string;
  readonly out?: string;
  readonly offset: string;
  readonly corners: string;
  readonly sets: string;
  readonly paperColour: string;
  readonly cardsOnly?: true;
  readonly fold?: true;
  readonly large?: true;
  readonly black?: true;
  readonly preflight?: true;
};

const FORMS = ['sheets', 'cards', 'png'] as const;
type PrintForm = (typeof FORMS)[number];

function parseChoice<T extends string>(flag: string, choices: readonly T[], given: string): T {
  const found = choices.find(choice => choice === given);
  return found ?? fail(`--${flag} is one of ${choices.join(', ')}, not "${given}".`);
}

const parsePaper = (name: string): Paper =>
  isPaper(name) ? name : fail(`--paper is one of ${Object.keys(PAPERS).join(', ')}, not "${name}".`);

function parseOffset(text: string): PaperPoint {
  const [x, y] = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text) ? text.split(',').map(Number) : [];
  if (x === undefined || y === undefined || Math.max(Math.abs(x), Math.abs(y)) > MAX_OFFSET_MM)
    return fail(`--offset is two numbers of millimetres up to ${MAX_OFFSET_MM}, such as 1.5,-0.5; not "${text}".`);
  return { x, y };
}

function parseSets(text: string): number {
  const sets = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return sets >= 1 && sets <= MAX_SETS ? sets : fail(`--sets is a number from 1 to ${MAX_SETS}, not "${text}".`);
}

const parseForm = ({ as }: PrintFlags): PrintForm => parseChoice('as', FORMS, as);

const parsePrintSettings = (flags: PrintFlags): PrintSettings => ({
  paper: parsePaper(flags.paper),
  press: parsePress(flags),
  print: flags.large ? 'large' : 'usual',
  backs: flags.fold ? 'beside' : 'behind',
  corners: parseChoice('corners', CORNER_STYLES, flags.corners),
  form: parseForm(flags) === 'sheets' ? 'sheets' : 'cards',
  extent: flags.cardsOnly ? 'cards' : 'box',
  sets: parseSets(flags.sets),
  offset: parseOffset(flags.offset),
});

function parsePress({ black, paperColour }: PrintFlags): PrintSettings['press'] {
  const colour = parseChoice('paper-colour', ['cream', 'white'] as const, paperColour);
  if (black) return 'black';
  return colour === 'white' ? 'white' : 'colour';
}
