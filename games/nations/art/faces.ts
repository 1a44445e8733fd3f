/** The fifty-two cards of Nations, at the size McLoughlin printed them. */
import type { Dress } from '@parlour/art/dress';
import { drawing } from '@parlour/art/svg';
import { back } from './back.ts';
import { degrees, indices, paperOf, plate, size } from './frame.ts';
import { type Inks, inksOf, type Nation, nations } from './inks.ts';
import { lid, lidSize } from './lid.ts';
import { map } from './maps.ts';
import { pips } from './numbers.ts';
import { type Person, people } from './people/people.ts';

export { back, lid, lidSize, size };

const values = ['map', 'man', 'woman', 'child', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export const cards: readonly string[] = nations.flatMap(nation => values.map(value => `${nation}-${value}`));
const TITLES: Readonly<Record<Nation, string>> = { eu: 'Europe', as: 'Asia', af: 'Africa', am: 'America' };

function picture(nation: Nation, value: string, inks: Inks): string {
  if (value === 'map')
    return map(nation, inks) + plate(TITLES[nation], 'the Map', inks) + indices('globe', nation, inks, 'picture');
  const { draw, caption } = people[nation][value as Person];
  return draw(inks) + plate(TITLES[nation], caption, inks) + indices(value[0]!.toUpperCase(), nation, inks, 'picture');
}

export function face(card: string, { press }: Dress = {}): string {
  const [nation, value] = card.split('-') as [Nation, string];
  const inks = inksOf(nation, press);
  const count = Number(value);
  const plain = (): string => pips(nation, count, inks) + indices(value, nation, inks, 'paper');
  return drawing(size, paperOf(inks), count > 0 ? plain() : picture(nation, value, inks), degrees(inks));
}

export function nameOf(card: string): string {
  const [nation, value] = card.split('-') as [Nation, string];
  return `${value[0]!.toUpperCase()}${value.slice(1)} of ${TITLES[nation]}`;
}
