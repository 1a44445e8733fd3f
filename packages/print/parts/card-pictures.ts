/** Cards as PNG files of 2.5 × 3.5 inches at 300 dpi with bleed, as print-on-demand services require. Node only. */

import { crc32 } from 'node:zlib';
import type { PackArt } from '@parlour/card-art/pack-art';
import { type Size, svgDocument, tag } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { Resvg } from '@resvg/resvg-js';
import { svgContent } from '../layout/svg-fragments.ts';
import { fontFilesUsedBy } from '../pdf/font-files.ts';
import { drawCutCard } from './cards.ts';

const MM_PER_INCH = 25.4;
const DPI = 300;

const EIGHTH_INCH_MM = MM_PER_INCH / 8;
const POKER_CARD: Size = { width: 2.5 * MM_PER_INCH, height: 3.5 * MM_PER_INCH };
export const CARD_PIXELS: Size = { width: 822, height: 1122 };

const renderPng = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: fontFilesUsedBy(svg), loadSystemFonts: false },
  })
    .render()
    .asPng();

/** Rounds the view box to whole pixels. */
const toCardPixels = (svg: string): string =>
  svgDocument(
    { width: CARD_PIXELS.width / 10, height: CARD_PIXELS.height / 10 },
    tag('svg', wholePixels(svg), svgContent(svg)),
  );

const wholePixels = (svg: string): Readonly<Record<string, string | number>> => ({
  width: CARD_PIXELS.width,
  height: CARD_PIXELS.height,
  viewBox: itemAt(assertDefined(/viewBox="([^"]*)"/.exec(svg)), 1),
  preserveAspectRatio: 'none',
});

const cardDrawing = (svg: string, art: PackArt): string =>
  toCardPixels(drawCutCard(svg, art, { trim: POKER_CARD, bleed: EIGHTH_INCH_MM, safe: EIGHTH_INCH_MM }));

export const renderCardPng = (svg: string, art: PackArt): Uint8Array =>
  withDpi(renderPng(cardDrawing(svg, art), CARD_PIXELS.width), DPI);

const [THUMB, GAP, ACROSS] = [120, 10, 10];

export function renderContactSheet(svgs: readonly string[], art: PackArt): Uint8Array {
  const high = Math.round((THUMB * CARD_PIXELS.height) / CARD_PIXELS.width);
  const rows = Math.ceil(svgs.length / ACROSS);
  const [width, height] = [ACROSS * (THUMB + GAP) + GAP, rows * (high + GAP) + GAP];
  const placed = svgs.map((svg, i) => {
    const [x, y] = [GAP + (i % ACROSS) * (THUMB + GAP), GAP + Math.floor(i / ACROSS) * (high + GAP)];
    return cardDrawing(svg, art).replace('<svg ', `<svg x="${x}" y="${y}" width="${THUMB}" height="${high}" `);
  });
  const ground = tag('rect', { width, height, fill: '#777777' });
  return renderPng(svgDocument({ width: width / 10, height: height / 10 }, ground, ...placed), width);
}

/** Mean ink coverage of a card: the sum of cyan, magenta and yellow, each from 0 to 100. */
export function inkCoverage(svg: string, art: PackArt): number {
  const { pixels, width, height } = new Resvg(cardDrawing(svg, art), {
    fitTo: { mode: 'width', value: 200 },
    font: { fontFiles: fontFilesUsedBy(svg), loadSystemFonts: false },
  }).render();
  let ink = 0;
  for (let i = 0; i < pixels.length; i += 4)
    ink += 765 - itemAt(pixels, i) - itemAt(pixels, i + 1) - itemAt(pixels, i + 2);
  return (100 * ink) / 255 / (width * height);
}

const INCHES_PER_METRE = 39.3701;

/** Signature and IHDR chunk. */
const PNG_HEADER_BYTES = 33;

function dpiChunk(dots: number): Buffer {
  const body = Buffer.alloc(13);
  body.write('pHYs', 0, 'latin1');
  const aMetre = Math.round(dots * INCHES_PER_METRE);
  body.writeUInt32BE(aMetre, 4);
  body.writeUInt32BE(aMetre, 8);
  body[12] = 1;
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(9);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export const withDpi = (png: Uint8Array, dots: number): Uint8Array =>
  Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), dpiChunk(dots), png.subarray(PNG_HEADER_BYTES)]);
