/**
 * Every card of every pack on one picture a box, at the sizes they are seen: `npx tsx art/contact-sheet.ts` writes
 * `docs/cards/<box>.png`. Beautiful at 300 pixels, complete at 96, readable at 44.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxesWithArt, openPack, type Proof } from './proof/packs.ts';
import { indexedPng } from './proof/png.ts';
import { render } from './proof/render.ts';
import type { Size } from './svg.ts';

const OUT = join(import.meta.dirname, '..', 'docs', 'cards');
const [WIDTH, GAP, TABLE] = [1360, 8, '#4a2f20'] as const;

type Placed = { readonly svg: string; readonly height: number };

const place = (svg: string, x: number, y: number, { width, height }: Size): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** Drawings of one size in rows, from a height downwards. */
function rows(drawings: readonly string[], { width, height }: Size, top: number): Placed {
  const perRow = Math.floor((WIDTH - GAP) / (width + GAP));
  const placed = drawings.map((svg, i) => {
    const [column, row] = [i % perRow, Math.floor(i / perRow)];
    return place(svg, GAP + column * (width + GAP), top + row * (height + GAP), { width, height });
  });
  return { svg: placed.join(''), height: Math.ceil(drawings.length / perRow) * (height + GAP) };
}

const scaled = ({ width, height }: Size, to: number): Size => ({
  width: to,
  height: Math.round((to * height) / width),
});

/** A few cards from the whole pack, evenly apart. */
const some = (cards: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => cards[Math.floor((i * cards.length) / count)]!);

function sheet({ art, dress }: Proof): string {
  const faces = (cards: readonly string[]): string[] => cards.map(card => art.face(card, dress));
  const large = rows([...faces(some(art.cards, 3)), art.back()], scaled(art.size, 300), GAP);
  const all = rows(faces(art.cards), scaled(art.size, 96), GAP + large.height);
  const small = rows(faces(art.cards), scaled(art.size, 44), GAP + large.height + all.height);
  const plain = rows(
    some(art.cards, 12).map(card => art.face(card, { ...dress, press: 'black' })),
    scaled(art.size, 96),
    GAP + large.height + all.height + small.height,
  );
  const height = GAP + large.height + all.height + small.height + plain.height;
  const ground = `<rect width="${WIDTH}" height="${height}" fill="${TABLE}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">${ground}${large.svg}${all.svg}${small.svg}${plain.svg}</svg>`;
}

mkdirSync(OUT, { recursive: true });
for (const box of boxesWithArt) {
  const png = indexedPng(render(sheet(await openPack(box)), WIDTH));
  writeFileSync(join(OUT, `${box}.png`), png);
  console.log(`${box}: ${Math.round(png.length / 1024)} KB`);
}
