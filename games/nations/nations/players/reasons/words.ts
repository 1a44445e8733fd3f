/** Cards and people as a reason names them. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { CARDS, type CardIndex, NATION_NAMES, NATIONS, titleOf } from '../../../pack/pack.ts';
import type { FastDeal } from '../fast.ts';
import { rankOfBit, SIZE, topOf } from '../masks.ts';

/**
 * Why a card, in three steps that tell more and more: where to look, what kind of play it is, and a clause with the card
 * in it. All of it is true of what the chair can see, whatever the worth of the card.
 */
export type Reason = { readonly look: string; readonly kind: string; readonly fact: string };

export const cardName = (card: CardIndex): string => titleOf(itemAt(CARDS, card));
export const nationName = (nation: number): string => NATION_NAMES[itemAt(NATIONS, nation)];

const PEOPLE = ['you', 'the player on your left', 'partner', 'the player on your right'] as const;

/** Somebody at the table, as the seat to play would say. */
export const personName = ({ turn }: FastDeal, seat: Seat): string => itemAt(PEOPLE, (seat - turn) & 3);

const FEW = 3;

/** Some cards of one nation: by name if they are few, the highest first. */
export function cardNames(nation: number, mask: number): string {
  if (SIZE[mask]! > FEW) return `${SIZE[mask]} higher cards of ${nationName(nation)}`;
  const names: string[] = [];
  for (let rest = mask; rest !== 0; rest ^= topOf(rest)) names.push(cardName(13 * nation + rankOfBit(topOf(rest))));
  return listed(names);
}

/** With the right form of the verb after it. */
export const areOut = (nation: number, mask: number): string =>
  `${cardNames(nation, mask)} ${SIZE[mask] === 1 ? 'is' : 'are'} still out`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
