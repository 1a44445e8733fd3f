/** 26 letters and the free card, at the size of the Leeds pack. */

import { type Field, starPath } from '@parlour/card-art/engraving';
import { type Font, textAt } from '@parlour/card-art/fonts';
import type { CardFrame, PackStyle } from '@parlour/card-art/pack-art';
import { path, placeAt, svgDocument, withRotatedCopy } from '@parlour/card-art/svg';
import { type CardNumbers, countPoints, distinctCards, FREE, PACK } from '../pack/pack.ts';
import { back, cardLetterArt, edge, freeCardTitle, ornaments, paperOf, size, spotlight } from './card-parts.ts';
import { glyph, type Inks, inksOf, isVowel } from './letters.ts';
import { lid, lidSize } from './lid.ts';

export { back, lid, lidSize, size };

export const cards: readonly string[] = [...distinctCards(PACK).filter(card => card !== FREE), FREE];
export const index: Field = { x: 30, y: 30, width: 115, height: 110 };
export const frame: CardFrame = { outside: 12, inside: 27 };
export const type: Font = 'limelight';

/** The numbers of a table, by card. */
export const wordsOf = (numbers: CardNumbers): Readonly<Record<string, string>> =>
  Object.fromEntries(cards.map(card => [card, String(countPoints([card], numbers))]));

const numberOf = (card: string, dress: PackStyle): string =>
  dress.words?.[card] ?? String(countPoints([card], 'parlour'));

/** Thickened, because hairlines vanish on phones. */
function corners(card: string, number: string, { red, blue }: Inks): string {
  const [front, other] = isVowel(card) ? [red, blue] : [blue, red];
  const set = { font: 'limelight', size: 112 } as const;
  const mark =
    card === FREE
      ? placeAt(86, 86, path(starPath(5, 52, 21), { fill: front }))
      : 'MW'.includes(card)
        ? glyph(88, 112, card, { ...set, size: 92, fill: front }, { stroke: front, 'stroke-width': 4 })
        : glyph(87, 124, card, { ...set, fill: front }, { stroke: front, 'stroke-width': 4 });
  const [middle, high] = number.length > 1 ? [350, 84] : [364, 96];
  const count = textAt(middle, 120, number, { ...set, size: high, fill: other }, { stroke: other, 'stroke-width': 4 });
  return withRotatedCopy(size, mark + count);
}

export function face(card: string, dress: PackStyle = {}): string {
  const inks = inksOf(dress.press);
  const isFree = card === FREE;
  return svgDocument(
    size,
    paperOf(inks),
    edge(inks),
    spotlight(inks.white, isFree ? inks.mist : inks.blush, inks),
    ornaments(inks),
    isFree ? freeCardTitle(inks) : cardLetterArt(card, inks),
    corners(card, numberOf(card, dress), inks),
  );
}

export const nameOf = (card: string, dress: PackStyle = {}): string =>
  `${card === FREE ? 'Free card' : card}, ${numberOf(card, dress)}`;
