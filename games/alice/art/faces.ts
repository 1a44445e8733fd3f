/** Sixteen scenes and the thirty-two cards they want. */

import type { Field } from '@parlour/card-art/engraving';
import type { Font } from '@parlour/card-art/fonts';
import type { CardFrame, PackStyle } from '@parlour/card-art/pack-art';
import { group, picture, svgDocument } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { cardsOfSet, isLeading, PACK, setOf, titleOf } from '../alice/rules/pack.ts';
import { back } from './back.ts';
import { index as indexOf, KINDS, mount, paperOf, sceneTitle, size, title } from './card-layout.ts';
import { engraved, type Plate, plateOf } from './engraving.ts';
import { lid, lidSize } from './lid.ts';
import { PICTURES } from './pictures/pictures.ts';

export { back, lid, lidSize, size };

export const cards: readonly string[] = PACK;
export const index: Field = { x: 28, y: 28, width: 138, height: 212 };
export const frame: CardFrame = { outside: 21, inside: 35 };
export const type: Font = 'fellCaps';

const wordsOf = (card: string, { words }: PackStyle): string => words?.[card] ?? titleOf(card);

/** The owner's own picture, if there is one; nothing, to draw in, or ours. */
function drawing(card: string, { pictures, title }: PackStyle, plate: Plate): string {
  const own = pictures?.[card];
  if (own !== undefined) return picture(45, 45, 540, 604, own);
  if (title !== undefined) return '';
  const place = cardsOfSet(setOf(card)).indexOf(card);
  return group(
    { transform: 'translate(315 348)' },
    engraved(plate, itemAt(itemAt(PICTURES, setOf(card) - 1), place)(plate)),
  );
}

export function face(card: string, dress: PackStyle = {}): string {
  const plate = plateOf(dress.press);
  const [, a, b] = cardsOfSet(setOf(card));
  const lettering = isLeading(card)
    ? sceneTitle(wordsOf(card, dress), [wordsOf(assertDefined(a), dress), wordsOf(assertDefined(b), dress)], plate)
    : title(wordsOf(card, dress), plate);
  return svgDocument(
    size,
    paperOf(plate),
    drawing(card, dress, plate),
    mount(isLeading(card) ? 'arch' : 'octagon', plate),
    lettering,
    indexOf(setOf(card), assertDefined(KINDS.find(kind => card.endsWith(kind))), plate),
  );
}

/** "Caterpillar, of set 5", "Alice and the Mushroom, Leading card of set 5: it wants Caterpillar and Puppy". */
export function nameOf(card: string, dress: PackStyle = {}): string {
  const [, a, b] = cardsOfSet(setOf(card));
  const name = `${wordsOf(card, dress)}, `;
  return isLeading(card)
    ? `${name}Leading card of set ${setOf(card)}: it wants ${wordsOf(assertDefined(a), dress)} and ${wordsOf(assertDefined(b), dress)}`
    : `${name}of set ${setOf(card)}`;
}
