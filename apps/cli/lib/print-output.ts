/**
 * Card pictures (`--as png`) and the preflight report (`--preflight`) of `parlour print`. Loaded on demand, because
 * the renderer is heavy.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Printing } from '@parlour/games/shelf/shelf';
import { pluralize } from '@parlour/kernel/sentences';
import type { MeasureText } from '@parlour/print/layout/text-blocks';
import {
  cardPictures,
  contactSheet,
  isFormatChecked,
  pictureFormat,
  picturePixels,
  withDpi,
} from '@parlour/print/parts/card-pictures';
import { drawCards } from '@parlour/print/parts/cards';
import { inkCoverage, renderPng } from '@parlour/print/parts/raster';
import { runPreflight } from '@parlour/print/pdf/preflight';
import type { PrintSettings, Shop } from '@parlour/print/settings';
import { failToWrite } from './errors.ts';
import { progressBar, wrap } from './terminal-output.ts';

const SHOP_NAMES: Readonly<Record<Shop, string>> = { tgc: 'The Game Crafter', mpc: 'MakePlayingCards' };

/** Writes a PNG of every card into a folder of its own, and beside it a spare card, the back and a contact sheet. */
export async function writeCardPictures(
  printing: Printing,
  settings: PrintSettings,
  folder: string,
  measure: MeasureText,
): Promise<void> {
  await mkdir(join(folder, 'faces'), { recursive: true }).catch(failToWrite(folder));
  const format = pictureFormat(printing, settings);
  const { width, height } = picturePixels(format);
  const pictures = cardPictures(printing, settings, measure);
  const bar = progressBar(pictures.length, 'pictures');
  const rendered = new Map<string, Uint8Array>();
  for (const [i, { name, svg }] of pictures.entries()) {
    const picture = rendered.get(svg) ?? withDpi(renderPng(svg, width));
    rendered.set(svg, picture);
    await writeFile(join(folder, name), picture);
    bar.show(i + 1);
  }
  const sheet = contactSheet(pictures, format);
  await writeFile(join(folder, 'contact-sheet.png'), renderPng(sheet.svg, sheet.width));
  bar.end();
  const shop = SHOP_NAMES[format.shop];
  const count = printing.pack.length;
  console.log(wrap(`Saved ${count} cards of ${width} x ${height} pixels in ${join(folder, 'faces')}:`));
  console.log(wrap(`${format.size} size at 300 dpi with bleed, for ${shop}.`, '  ', '  '));
  console.log('  Beside that folder: back.png, spare.png and contact-sheet.png.');
  if (!isFormatChecked(format))
    console.log(wrap(`Not checked: compare the pixels with the template of ${shop} for this size.`, '  ', '  '));
}

/** Colour ink is the sum of cyan, magenta and yellow; black-only printing uses a third of it. */
const inkText = (ink: number, { press }: PrintSettings): string => `${Math.round(press === 'black' ? ink / 3 : ink)} %`;

/** Prints what a print shop asks for, read from the finished PDF: page boxes, fonts, colours, ink. */
export function printPreflight(
  bytes: Uint8Array,
  printing: Printing,
  settings: PrintSettings,
  measure: MeasureText,
): void {
  const { pages, boxes, fonts, colours, images } = runPreflight(bytes);
  console.log(`Preflight: ${pluralize(pages, 'page')}, ${pluralize(images, 'image')}.`);
  console.log('  Boxes in millimetres (left, bottom, right, top):');
  for (const box of boxes) console.log(wrap(box, '    ', '      '));
  console.log(`  Fonts: ${fonts.embedded} embedded, ${fonts.missing} missing.`);
  console.log(`  Colours: ${colours.join(', ')}.`);
  if (printing.pack.length > 0 && settings.form !== 'booklet') printInk(printing, settings, measure);
}

function printInk(printing: Printing, settings: PrintSettings, measure: MeasureText): void {
  const { faces, back } = drawCards(printing, settings, measure);
  const inks = faces.map(inkCoverage);
  const mean = inks.reduce((sum, ink) => sum + ink, 0) / inks.length;
  const named = settings.press === 'black' ? 'black' : 'sum of cyan, magenta and yellow';
  console.log(`  Ink (${named}): faces ${inkText(mean, settings)}, back ${inkText(inkCoverage(back), settings)}.`);
}
