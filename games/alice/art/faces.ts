/** Forty-eight cards: sixteen scenes and the thirty-two they want. */
import type { CardFrame, Dress } from '@parlour/card-art/dress';
import type { Field } from '@parlour/card-art/ornament';
import { drawing, group, tag } from '@parlour/card-art/svg';
import type { Font } from '@parlour/card-art/type';
import { must, nth } from '@parlour/kernel/must';
import { cardsOfSet, isLeading, PACK, setOf, titleOf } from '../alice/rules/pack.ts';
import { back } from './back.ts';
import { engraved } from './burin.ts';
import { mount, paperOf, size } from './frame.ts';
import { index as indexOf, KINDS, sceneTitle, title } from './lettering.ts';
import { lid, lidSize } from './lid.ts';
import { PICTURES } from './pictures/pictures.ts';
import { type Plate, plateOf } from './plate.ts';

export { back, lid, lidSize, size };

export const cards: readonly string[] = PACK;
export const index: Field = { x: 28, y: 28, width: 138, height: 212 };
export const frame: CardFrame = { outside: 21, inside: 35 };
export const type: Font = 'fellCaps';

const wordsOf = (card: string, { words }: Dress): string => words?.[card] ?? titleOf(card);

/** The picture of a card: the owner's own, cut to the window, if there is one; nothing, to draw in, or ours. */
function picture(card: string, { pictures, title }: Dress, plate: Plate): string {
  const own = pictures?.[card];
  if (own !== undefined)
    return tag('image', { x: 45, y: 45, width: 540, height: 604, href: own, preserveAspectRatio: 'xMidYMid slice' });
  if (title !== undefined) return '';
  const place = cardsOfSet(setOf(card)).indexOf(card);
  return group({ transform: 'translate(315 348)' }, engraved(plate, nth(nth(PICTURES, setOf(card) - 1), place)(plate)));
}

export function face(card: string, dress: Dress = {}): string {
  const plate = plateOf(dress.press);
  const [, a, b] = cardsOfSet(setOf(card));
  const lettering = isLeading(card)
    ? sceneTitle(wordsOf(card, dress), [wordsOf(must(a), dress), wordsOf(must(b), dress)], plate)
    : title(wordsOf(card, dress), plate);
  return drawing(
    size,
    paperOf(plate),
    picture(card, dress, plate),
    mount(isLeading(card) ? 'arch' : 'octagon', plate),
    lettering,
    indexOf(setOf(card), must(KINDS.find(kind => card.endsWith(kind))), plate),
  );
}

/** "Caterpillar, of set 5", "Alice and the Mushroom, Leading card of set 5: it wants Caterpillar and Puppy". */
export function nameOf(card: string, dress: Dress = {}): string {
  const [, a, b] = cardsOfSet(setOf(card));
  const name = `${wordsOf(card, dress)}, `;
  return isLeading(card)
    ? `${name}Leading card of set ${setOf(card)}: it wants ${wordsOf(must(a), dress)} and ${wordsOf(must(b), dress)}`
    : `${name}of set ${setOf(card)}`;
}
