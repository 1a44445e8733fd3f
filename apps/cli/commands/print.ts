/** `parlour print`: makes a PDF of a box to print, cut and fold, or pictures of its cards. */
import { open, writeFile } from 'node:fs/promises';
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import { findGame, type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { boxParts, cardsError, pageNumbers } from '@parlour/print/box-parts';
import { isPaper, MAX_OFFSET_MM, PAPERS, type Paper, type PaperPoint } from '@parlour/print/layout/paper';
import type { MeasureText } from '@parlour/print/layout/text-blocks';
import type { Fonts } from '@parlour/print/pdf/fonts';
import {
  CARD_SIZES,
  CORNER_STYLES,
  FORMS,
  MAX_SETS,
  type PrintSettings,
  pdfInkAndSides,
  SHOPS,
} from '@parlour/print/settings';
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
    { flag: '--as <form>', says: 'sheets to cut, cards (one a page), png or booklet (rules).', default: 'sheets' },
    { flag: '--paper <paper>', says: 'a4 or letter.', default: 'a4' },
    { flag: '--out <file>', says: 'PDF file, or folder for pictures (default: name of the box).' },
    { flag: '--size <size>', says: 'Of pictures: poker, bridge or mini (default: the nearest).' },
    { flag: '--for <shop>', says: 'Of pictures: tgc (The Game Crafter) or mpc (MakePlayingCards).', default: 'tgc' },
    { flag: '--cards-only', says: 'Leave out test sheet, rules, score sheets and box.' },
    { flag: '--sets <n>', says: 'Number of packs; a bar at the edge of the cards tells them apart.', default: '1' },
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
  readonly fonts: Fonts;
  readonly measure: MeasureText;
};

async function printBox([id]: readonly [string], flags: PrintFlags, others: readonly string[]): Promise<void> {
  const box = findBoxOrFail(id);
  const settings = parsePrintSettings(flags);
  const { options, own } = parseGameOptions(itemAt(box.games, 0), others);
  const printing = await box.print(options, dataReader(own)).catch((error: Error) => fail(error.message));
  const error = cardsError(box, printing, settings);
  if (error !== undefined) fail(error);
  const fonts = (await import('@parlour/print/pdf/font-files')).readPrintFonts();
  const { textMeasurer } = await import('@parlour/print/pdf/pdf');
  const measure = textMeasurer(fonts);
  if (settings.form === 'png') {
    const { writeCardPictures } = await import('../lib/print-output.ts');
    return writeCardPictures(printing, settings, flags.out ?? `${box.id}-cards`, measure);
  }
  const file = flags.out ?? (settings.form === 'booklet' ? `${box.id}-booklet.pdf` : `${box.id}.pdf`);
  const bytes = await writePdf({ box, printing, settings, file, fonts, measure });
  if (flags.preflight) (await import('../lib/print-output.ts')).printPreflight(bytes, printing, settings, measure);
}

async function writePdf({ box, printing, settings, file, fonts, measure }: Job): Promise<Uint8Array> {
  await checkWritable(file);
  const { findMissingGlyphs, renderPdf } = await import('@parlour/print/pdf/pdf');
  const parts = boxParts(box, printing, await loadLeaflets(box, printing), { settings, measure });
  const pages = parts.flatMap(part => part.pages);
  const bar = progressBar(pages.length, 'pages');
  const title = printing.own?.title ?? box.title;
  const bytes = await renderPdf(pages, { title, fonts, ...pdfInkAndSides(settings) }, bar.show);
  bar.end();
  await writeFile(file, bytes).catch(failToWrite(file));
  const paper = settings.form === 'cards' ? '' : `, on ${settings.paper} paper`;
  console.log(wrap(`Saved ${title} in ${file}. Print it at actual size (100 %)${paper}:`));
  const missing = findMissingGlyphs(pages, fonts);
  if (missing.length > 0) console.log(wrap(`The fonts of the cards lack these letters: ${missing.join(' ')}`));
  const numbers = pageNumbers(parts);
  for (const [i, { name, advice }] of parts.entries())
    console.log(wrap(`${numbers[i]}: ${name}, ${advice}`, '  ', '    '));
  return bytes;
}

type PrintFlags = {
  readonly as: string;
  readonly paper: string;
  readonly out?: string;
  readonly size?: string;
  readonly for: string;
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

const parsePaper = (name: string): Paper => parseChoice('--paper', Object.keys(PAPERS).filter(isPaper), name);

function parseOffset(text: string): PaperPoint {
  const [x, y] = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text) ? text.split(',').map(Number) : [];
  if (x === undefined || y === undefined || Math.max(Math.abs(x), Math.abs(y)) > MAX_OFFSET_MM)
    return failUsage(
      `--offset needs two numbers in mm, at most ${MAX_OFFSET_MM}, such as 1.5,-0.5 (${gotText(text)}).`,
    );
  return { x, y };
}

const parsePrintSettings = (flags: PrintFlags): PrintSettings => ({
  paper: parsePaper(flags.paper),
  press: parsePress(flags),
  print: flags.large ? 'large' : 'usual',
  backs: flags.fold ? 'beside' : 'behind',
  corners: parseChoice('--corners', CORNER_STYLES, flags.corners),
  form: parseChoice('--as', FORMS, flags.as),
  extent: flags.cardsOnly ? 'cards' : 'box',
  cardSize: flags.size === undefined ? undefined : parseChoice('--size', CARD_SIZES, flags.size),
  shop: parseChoice('--for', SHOPS, flags.for),
  sets: parseWholeNumber('--sets', flags.sets, 1, MAX_SETS),
  offset: parseOffset(flags.offset),
});

function parsePress({ black, paperColour }: PrintFlags): PrintSettings['press'] {
  const colour = parseChoice('--paper-colour', ['cream', 'white'] as const, paperColour);
  if (black) return 'black';
  return colour === 'white' ? 'white' : 'colour';
}
