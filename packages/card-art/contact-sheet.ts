/**
 * Every card of every pack on one picture a box, at the sizes they are seen: `npx tsx packages/card-art/contact-sheet.ts` writes
 * `docs/cards/<box>.png`. Beautiful at 300 pixels, complete at 96, readable at 44.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nth } from '@parlour/kernel/must';
import type { Press } from './dress.ts';
import { boxesWithArt, openPack, type PackProof } from './proof/packs.ts';
import { indexedPng } from './proof/png.ts';
import { render } from './proof/render.ts';
import type { Size } from './svg.ts';

const OUT = join(import.meta.dirname, '..', '..', 'docs', 'cards');
const [WIDTH, GAP, TABLE] = [1360, 8, '#4a2f20'] as const;

/** Drawings shown at one width. */
type Strip = { readonly drawings: readonly string[]; readonly width: number };

const place = (svg: string, x: number, y: number, { width, height }: Size): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** A strip in as many rows as it needs, from a height downwards, and where it ends. */
function rows({ drawings, width }: Strip, card: Size, top: number): { svg: string; end: number } {
  const height = Math.round((width * card.height) / card.width);
  const perRow = Math.floor((WIDTH - GAP) / (width + GAP));
  const placed = drawings.map((svg, i) => {
    const [column, row] = [i % perRow, Math.floor(i / perRow)];
    return place(svg, GAP + column * (width + GAP), top + row * (height + GAP), { width, height });
  });
  return { svg: placed.join(''), end: top + Math.ceil(drawings.length / perRow) * (height + GAP) };
}

function stacked(strips: readonly Strip[], card: Size): string {
  let drawn = '';
  let end: number = GAP;
  for (const strip of strips) {
    const placed = rows(strip, card, end);
    drawn += placed.svg;
    end = placed.end;
  }
  const ground = `<rect width="${WIDTH}" height="${end}" fill="${TABLE}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${end}">${ground}${drawn}</svg>`;
}

/** A few cards from the whole pack, evenly apart. */
const some = (cards: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => nth(cards, Math.floor(((i + 0.2) * cards.length) / count)));

function sheet({ art, dress }: PackProof): string {
  const faces = (cards: readonly string[], press: Press = 'colour'): string[] =>
    cards.map(card => art.face(card, { ...dress, press }));
  const strips = [
    { drawings: [...faces(some(art.cards, 3)), art.back()], width: 300 },
    { drawings: faces(art.cards), width: 96 },
    { drawings: faces(art.cards), width: 44 },
    { drawings: faces(some(art.cards, 13), 'black'), width: 96 },
  ];
  return stacked(strips, art.size);
}

mkdirSync(OUT, { recursive: true });
for (const box of boxesWithArt) {
  const png = indexedPng(render(sheet(await openPack(box)), WIDTH));
  writeFileSync(join(OUT, `${box}.png`), png);
  console.log(`${box}: ${Math.round(png.length / 1024)} KB`);
}
