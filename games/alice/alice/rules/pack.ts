/** Sixteen sets of a Leading card and the two it wants: 1L 1a 1b … 16L 16a 16b. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { SETS } from './sets.ts';

/** As in records. */
export type Card = string;

/** Tests play with fewer sets. */
export const packOf = (sets: number): Card[] =>
  Array.from({ length: sets }, (_, i) => [`${i + 1}L`, `${i + 1}a`, `${i + 1}b`]).flat();

export const PACK: readonly Card[] = packOf(SETS.length);

const PLACE_BY_CARD: ReadonlyMap<unknown, number> = new Map(PACK.map((card, place) => [card, place]));

export const isCard = (value: unknown): value is Card => PLACE_BY_CARD.has(value);
export const packPlaceOf = (card: Card): number => assertDefined(PLACE_BY_CARD.get(card));
export const setOf = (card: Card): number => Math.floor(packPlaceOf(card) / 3) + 1;
export const isLeading = (card: Card): boolean => packPlaceOf(card) % 3 === 0;
export const cardsOfSet = (set: number): Card[] => PACK.slice(3 * set - 3, 3 * set);
export const leadingOf = (set: number): Card => itemAt(PACK, 3 * set - 3);
export const wantedOf = (set: number): Card[] => PACK.slice(3 * set - 2, 3 * set);

export const sortCards = (cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => packPlaceOf(one) - packPlaceOf(other));

/** Keeps pack order, which reveals nothing. */
export function withCard(hand: readonly Card[], card: Card): Card[] {
  const at = hand.findIndex(other => packPlaceOf(other) > packPlaceOf(card));
  return at < 0 ? [...hand, card] : [...hand.slice(0, at), card, ...hand.slice(at)];
}

/** In our pack, or in a player's. */
export type Titles = (card: Card) => string;

/** In our pack. */
export function titleOf(card: Card): string {
  const { scene, wants } = itemAt(SETS, setOf(card) - 1);
  return itemAt([scene, ...wants], packPlaceOf(card) % 3);
}

export const titleWithName = (card: Card, titles: Titles): string => `${titles(card)} (${card})`;
