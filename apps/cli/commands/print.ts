/** `parlour print`: makes a PDF of a box to print, cut and fold, or pictures of its cards. */
import { open, writeFile } from 'node:fs/promises';
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import { findGame, type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { assertDefined, itemAt } from '@parlour/kernel/result';
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
import { didYouMean, gotText, parseChoice, parseWholeNumber } from '../lib/arguments.ts';
import type { CliCommand } from '../lib/command.ts';
import { fail, failToWrite, failUsage } from '../lib/errors.ts';
import { parseGameOptions } from '../lib/game-setup.ts';
import { progressBar, wrap } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'print',
  summary: 'Make a PDF of a box, to print, cut and fold.',
  arguments: '<box>',
  otherOptions: 'Options of the game that change the cards follow as --NAME VALUE, such as --pack my-class.json.',
  options: [
    { flag: '--as <form>', says: 'sheets to cut, cards (one a page) or png (pictures).', default: 'sheets' },
    { flag: '--paper <paper>', says: 'a4 or letter.', default: 'a4' },
    { flag: '--out <file>', says: 'PDF file, or folder for pictures (default: name of the box).' },
    { flag: '--cards-only', says: 'Leave out test sheet, rules, score sheets and box.' },
    { flag: '--sets <n>', says: 'Number of packs; each card shows its pack number.', default: '1' },
    { flag: '--fold', says: 'Print backs beside the faces, to fold and glue.' },
    { flag: '--corners <shape>', says: 'square, or round with a line to cut along.', default: 'square' },
    { flag: '--paper-colour <colour>', says: 'cream is printed; white leaves the paper blank.', default: 'cream' },
    { flag: '--offset <x,y>', says: 'Move the backs right and down, in mm (see the test sheet).', default: '0,0' },
    { flag: '--large', says: 'Double the area of the cards and enlarge the rules.' },
    { flag: '--black', says: 'Use black ink only, in shades of grey.' },
    { flag: '--preflight', says: 'Report page boxes, fonts, colours and ink for a print shop.' },
  ],
  run: printBox,
};

function findBoxOrFail(id: string): ShelvedBox {
  const box = shelf.find(each => [each.id, each.title].some(name => name.toLowerCase() === id.toLowerCase()));
  const ids = shelf.map(each => each.id);
  const game = findGame(id.toLowerCase());
  if (!box && game) return failUsage(`"${id}" is a game. Its box is "${boxOf(game.id)}".`);
  return box ?? failUsage(`There is no box "${id}".${didYouMean(id, ids) || ` The boxes are ${ids.join(', ')}.`}`);
}

const boxOf = (game: string): string =>
  assertDefined(shelf.find(({ games }) => games.some(({ id }) => id === game))).id;

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
    return writeCardPictures(printing, settings, flags.out ?? `${box.id}-cards`);
  }
  const job = { box, printing, settings, file: flags.out ?? `${box.id}.pdf` };
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
  console.log(wrap(`Saved ${printing.own?.title ?? box.title} in ${file}. Print it at actual size (100 %)${paper}:`));
  await printMissingGlyphs(leaves);
  const numbers = pageNumbers(parts);
  for (const [i, { name, advice }] of parts.entries())
    console.log(wrap(`${numbers[i]}: ${name}, ${advice}`, '  ', '    '));
  return bytes;
}

async function printMissingGlyphs(leaves: readonly PrintedPage[]): Promise<void> {
  const [{ findMissingGlyphs }, { readPrintFonts }] = await Promise.all([
    import('@parlour/print/pdf/pdf'),
    import('@parlour/print/pdf/font-files'),
  ]);
  const missing = findMissingGlyphs(leaves, readPrintFonts());
  if (missing.length > 0) console.log(wrap(`The fonts of the cards lack these letters: ${missing.join(' ')}`));
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

const parsePaper = (name: string): Paper => parseChoice('--paper', Object.keys(PAPERS).filter(isPaper), name);

function parseOffset(text: string): PaperPoint {
  const [x, y] = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text) ? text.split(',').map(Number) : [];
  if (x === undefined || y === undefined || Math.max(Math.abs(x), Math.abs(y)) > MAX_OFFSET_MM)
    return failUsage(
      `--offset needs two numbers in mm, at most ${MAX_OFFSET_MM}, such as 1.5,-0.5 (${gotText(text)}).`,
    );
  return { x, y };
}

const parseForm = ({ as }: PrintFlags): PrintForm => parseChoice('--as', FORMS, as);

const parsePrintSettings = (flags: PrintFlags): PrintSettings => ({
  paper: parsePaper(flags.paper),
  press: parsePress(flags),
  print: flags.large ? 'large' : 'usual',
  backs: flags.fold ? 'beside' : 'behind',
  corners: parseChoice('--corners', CORNER_STYLES, flags.corners),
  form: parseForm(flags) === 'sheets' ? 'sheets' : 'cards',
  extent: flags.cardsOnly ? 'cards' : 'box',
  sets: parseWholeNumber('--sets', flags.sets, 1, MAX_SETS),
  offset: parseOffset(flags.offset),
});

function parsePress({ black, paperColour }: PrintFlags): PrintSettings['press'] {
  const colour = parseChoice('--paper-colour', ['cream', 'white'] as const, paperColour);
  if (black) return 'black';
  return colour === 'white' ? 'white' : 'colour';
}
