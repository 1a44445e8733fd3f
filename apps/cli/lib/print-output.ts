/**
 * Card pictures (`--as png`) and the preflight report (`--preflight`) of `parlour print`. Loaded on demand, because
 * the renderer is heavy.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Printing } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import { CARD_PIXELS, inkCoverage, renderCardPng, renderContactSheet } from '@parlour/print/parts/card-pictures';
import { drawCards } from '@parlour/print/parts/cards';
import { runPreflight } from '@parlour/print/pdf/preflight';
import type { PrintSettings } from '@parlour/print/settings';
import { failToWrite } from './errors.ts';
import { progressBar, wrap } from './terminal-output.ts';

/** File name that every operating system accepts, like "07-the-tarts-of-set-16". */
const toFileName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 40);

function pictureNames({ art, pack, dress }: Printing): string[] {
  const numbered = [...pack.map(card => toFileName(art.nameOf(card, dress))), 'spare'];
  return numbered.map((name, i) => `${String(i + 1).padStart(3, '0')}-${name}.png`);
}

/** Writes a PNG of every card, a spare card and the back, and a contact sheet of all. */
export async function writeCardPictures(printing: Printing, settings: PrintSettings, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(failToWrite(folder));
  const { faces, back } = drawCards(printing, settings);
  const drawings = [...faces, back];
  const names = [...pictureNames(printing), 'back.png'];
  const bar = progressBar(drawings.length, 'pictures');
  const painted = new Map<string, Uint8Array>();
  for (const [i, svg] of drawings.entries()) {
    const picture = painted.get(svg) ?? renderCardPng(svg, printing.art);
    painted.set(svg, picture);
    await writeFile(join(folder, itemAt(names, i)), picture);
    bar.show(i + 1);
  }
  await writeFile(join(folder, 'contact-sheet.png'), renderContactSheet(drawings, printing.art));
  bar.end();
  console.log(`Saved ${drawings.length} pictures of ${CARD_PIXELS.width} x ${CARD_PIXELS.height} pixels in ${folder}:`);
  console.log('  2.5 x 3.5 inches at 300 dpi, with 1/8 inch of bleed on every side.');
  console.log('  back.png is the back of every card; contact-sheet.png shows all of them.');
}

/** Colour ink is the sum of cyan, magenta and yellow; black-only printing uses a third of it. */
const inkText = (ink: number, { press }: PrintSettings): string => `${Math.round(press === 'black' ? ink / 3 : ink)} %`;

/** Prints what a print shop asks for, read from the finished PDF: page boxes, fonts, colours, ink. */
export function printPreflight(bytes: Uint8Array, printing: Printing, settings: PrintSettings): void {
  const { pages, boxes, fonts, colours, images } = runPreflight(bytes);
  console.log(`Preflight: ${pluralize(pages, 'page')}, ${pluralize(images, 'image')}.`);
  console.log('  Boxes in millimetres (left, bottom, right, top):');
  for (const box of boxes) console.log(wrap(box, '    ', '      '));
  console.log(`  Fonts: ${fonts.embedded} embedded, ${fonts.missing} missing.`);
  console.log(`  Colours: ${colours.join(', ')}.`);
  if (printing.pack.length > 0) printInk(printing, settings);
}

function printInk(printing: Printing, settings: PrintSettings): void {
  const { faces, back } = drawCards(printing, settings);
  const inks = faces.map(face => inkCoverage(face, printing.art));
  const mean = inks.reduce((sum, ink) => sum + ink, 0) / inks.length;
  const named = settings.press === 'black' ? 'black' : 'sum of cyan, magenta and yellow';
  const behind = inkText(inkCoverage(back, printing.art), settings);
  console.log(`  Ink (${named}): faces ${inkText(mean, settings)}, back ${behind}.`);
}
