/**
 * `npx tsx packages/card-art/tools/contact-sheet.ts` writes `docs/cards/<box>.png`: every card of a pack at the sizes
 * it is seen. A card must be beautiful at 300 pixels, complete at 96 and readable at 44.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '@parlour/kernel/result';
import type { Press } from '../pack-art.ts';
import type { Size } from '../svg.ts';
import { boxesWithArt, openTestPack, type TestPack } from './all-packs.ts';
import { encodeIndexedPng, renderSvg } from './render.ts';

const OUT = join(import.meta.dirname, '..', '..', '..', 'docs', 'cards');
const [WIDTH, GAP, TABLE] = [1360, 8, '#4a2f20'] as const;

type Strip = { readonly drawings: readonly string[]; readonly width: number };

const placeSvg = (svg: string, x: number, y: number, { width, height }: Size): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** Draws a strip in as many rows as needed from `top` down; `end` is where it ends. */
function drawRows({ drawings, width }: Strip, card: Size, top: number): { svg: string; end: number } {
  const height = Math.round((width * card.height) / card.width);
  const perRow = Math.floor((WIDTH - GAP) / (width + GAP));
  const placed = drawings.map((svg, i) => {
    const [column, row] = [i % perRow, Math.floor(i / perRow)];
    return placeSvg(svg, GAP + column * (width + GAP), top + row * (height + GAP), { width, height });
  });
  return { svg: placed.join(''), end: top + Math.ceil(drawings.length / perRow) * (height + GAP) };
}

function stackStrips(strips: readonly Strip[], card: Size): string {
  let drawn = '';
  let end: number = GAP;
  for (const strip of strips) {
    const placed = drawRows(strip, card, end);
    drawn += placed.svg;
    end = placed.end;
  }
  const ground = `<rect width="${WIDTH}" height="${end}" fill="${TABLE}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${end}">${ground}${drawn}</svg>`;
}

/** Some cards, evenly spread over the pack. */
const sample = (cards: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => itemAt(cards, Math.floor(((i + 0.2) * cards.length) / count)));

function drawSheet({ art, dress }: TestPack): string {
  const faces = (cards: readonly string[], press: Press = 'colour'): string[] =>
    cards.map(card => art.face(card, { ...dress, press }));
  const strips = [
    { drawings: [...faces(sample(art.cards, 3)), art.back()], width: 300 },
    { drawings: faces(art.cards), width: 96 },
    { drawings: faces(art.cards), width: 44 },
    { drawings: faces(sample(art.cards, 13), 'black'), width: 96 },
  ];
  return stackStrips(strips, art.size);
}

mkdirSync(OUT, { recursive: true });
for (const box of boxesWithArt) {
  const png = encodeIndexedPng(renderSvg(drawSheet(await openTestPack(box)), WIDTH));
  writeFileSync(join(OUT, `${box}.png`), png);
  console.log(`${box}: ${Math.round(png.length / 1024)} KB`);
}
