/** The fifty-two cards, at the size McLoughlin printed them. */

import type { Field } from '@parlour/card-art/engraving';
import type { Font } from '@parlour/card-art/fonts';
import type { CardFrame, PackStyle } from '@parlour/card-art/pack-art';
import { svgDocument } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { CARDS, indexOf, NATION_NAMES, NATIONS, type Nation, nationOf, PACK, PERSONS, titleOf } from '../pack/pack.ts';
import { back } from './back.ts';
import { degrees, indices, paperOf, plate, size } from './frame.ts';
import { type Inks, inksOf } from './inks.ts';
import { lid, lidSize } from './lid.ts';
import { map, pips } from './map-and-number-cards.ts';
import { people } from './people/people.ts';

export { back, lid, lidSize, size };

export const cards: readonly string[] = PACK;
/** What must show in a fan. */
export const index: Field = { x: 30, y: 30, width: 126, height: 218 };
export const frame: CardFrame = { outside: 17, inside: 38 };
export const type: Font = 'fellCaps';

function picture(nation: Nation, value: string, inks: Inks): string {
  if (value === 'map')
    return map(nation, inks) + plate(NATION_NAMES[nation], 'the Map', inks) + indices('globe', nation, inks, 'picture');
  const { draw, caption } = people[nation][assertDefined(PERSONS.find(person => person === value))];
  return (
    draw(inks) +
    plate(NATION_NAMES[nation], caption, inks) +
    indices(itemAt(value, 0).toUpperCase(), nation, inks, 'picture')
  );
}

export function face(card: string, { press }: PackStyle = {}): string {
  const nation = itemAt(NATIONS, nationOf(indexOf(card)));
  const value = card.slice(nation.length + 1);
  const inks = inksOf(nation, press);
  const count = Number(value);
  const plain = (): string => pips(nation, count, inks) + indices(value, nation, inks, 'paper');
  return svgDocument(size, paperOf(inks), count > 0 ? plain() : picture(nation, value, inks), degrees(inks));
}

/** "Map of Europe", "7 of Asia". */
export const nameOf = (card: string): string => titleOf(itemAt(CARDS, indexOf(card))).replace('the ', '');

/** "Eu", "As", "Af", "Am", as the ink tells too. */
export const signOf = (card: string): string => `${card.charAt(0).toUpperCase()}${card.charAt(1)}`;
