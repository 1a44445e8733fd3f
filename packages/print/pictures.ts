/** Every card as a picture of 2.5 by 3.5 inches at 300 dots an inch, with bleed: what prints on demand ask for. */
import type { PackArt } from '@parlour/card-art/dress';
import { drawing, type Size, tag } from '@parlour/card-art/svg';
import { must, nth } from '@parlour/kernel/must';
import { Resvg } from '@resvg/resvg-js';
import { cutCard } from './card.ts';
import { insideOf } from './drawing.ts';
import { fontFilesFor } from './font-files.ts';
import { withDots } from './png.ts';

const INCH = 25.4;
const DOTS = 300;

/** An eighth of an inch beyond the cut, and as much within it that nothing touches. */
const EIGHTH = INCH / 8;
const POKER: Size = { width: 2.5 * INCH, height: 3.5 * INCH };
export const PIXELS: Size = { width: 822, height: 1122 };

const painted = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: fontFilesFor(svg), loadSystemFonts: false },
  })
    .render()
    .asPng();

/** The viewBox is made whole, so that the pixels are as many as asked for. */
const framed = (svg: string): string =>
  drawing({ width: PIXELS.width / 10, height: PIXELS.height / 10 }, tag('svg', whole(svg), insideOf(svg)));

const whole = (svg: string): Readonly<Record<string, string | number>> => ({
  width: PIXELS.width,
  height: PIXELS.height,
  viewBox: nth(must(/viewBox="([^"]*)"/.exec(svg)), 1),
  preserveAspectRatio: 'none',
});

const cardDrawing = (svg: string, art: PackArt): string =>
  framed(cutCard(svg, art, { trim: POKER, bleed: EIGHTH, safe: EIGHTH }));

export const cardPicture = (svg: string, art: PackArt): Uint8Array =>
  withDots(painted(cardDrawing(svg, art), PIXELS.width), DOTS);

const [THUMB, GAP, ACROSS] = [120, 10, 10];

/** All pictures small on one, in their order. */
export function contactSheet(svgs: readonly string[], art: PackArt): Uint8Array {
  const high = Math.round((THUMB * PIXELS.height) / PIXELS.width);
  const rows = Math.ceil(svgs.length / ACROSS);
  const [width, height] = [ACROSS * (THUMB + GAP) + GAP, rows * (high + GAP) + GAP];
  const placed = svgs.map((svg, i) => {
    const [x, y] = [GAP + (i % ACROSS) * (THUMB + GAP), GAP + Math.floor(i / ACROSS) * (high + GAP)];
    return cardDrawing(svg, art).replace('<svg ', `<svg x="${x}" y="${y}" width="${THUMB}" height="${high}" `);
  });
  const ground = tag('rect', { width, height, fill: '#777777' });
  return painted(drawing({ width: width / 10, height: height / 10 }, ground, ...placed), width);
}

/** How much ink a card takes: cyan, magenta and yellow added up, each from 0 to 100, over the whole of it. */
export function inkOf(svg: string, art: PackArt): number {
  const { pixels, width, height } = new Resvg(cardDrawing(svg, art), {
    fitTo: { mode: 'width', value: 200 },
    font: { fontFiles: fontFilesFor(svg), loadSystemFonts: false },
  }).render();
  let ink = 0;
  for (let i = 0; i < pixels.length; i += 4) ink += 765 - nth(pixels, i) - nth(pixels, i + 1) - nth(pixels, i + 2);
  return (100 * ink) / 255 / (width * height);
}
