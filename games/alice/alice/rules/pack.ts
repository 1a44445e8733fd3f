/** The cards: sixteen sets of a Leading card and the two it wants, named 1L 1a 1b … 16L 16a 16b. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { SETS } from './sets.ts';

/** A card by its name in records. */
export type Card = string;

/** The pack of the first so many sets; tests play with less than the whole. */
export const packOf = (sets: number): Card[] =>
  Array.from({ length: sets }, (_, i) => [`${i + 1}L`, `${i + 1}a`, `${i + 1}b`]).flat();

export const PACK: readonly Card[] = packOf(SETS.length);

const PLACES: ReadonlyMap<unknown, number> = new Map(PACK.map((card, place) => [card, place]));

export const isCard = (value: unknown): value is Card => PLACES.has(value);
export const placeOf = (card: Card): number => assertDefined(PLACES.get(card));
export const setOf = (card: Card): number => Math.floor(placeOf(card) / 3) + 1;
export const isLeading = (card: Card): boolean => placeOf(card) % 3 === 0;
export const cardsOfSet = (set: number): Card[] => PACK.slice(3 * set - 3, 3 * set);
export const leadingOf = (set: number): Card => itemAt(PACK, 3 * set - 3);
export const wantedOf = (set: number): Card[] => PACK.slice(3 * set - 2, 3 * set);

export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((one, other) => placeOf(one) - placeOf(other));

/** Hands lie in the order of the pack, so that their order tells nothing. */
export function withCard(hand: readonly Card[], card: Card): Card[] {
  const at = hand.findIndex(other => placeOf(other) > placeOf(card));
  return at < 0 ? [...hand, card] : [...hand.slice(0, at), card, ...hand.slice(at)];
}

/** What stands on a card: ours, or the owner's own. */
export type Titles = (card: Card) => string;

/** What stands on a card of our pack. */
export function titleOf(card: Card): string {
  const { scene, wants } = itemAt(SETS, setOf(card) - 1);
  return itemAt([scene, ...wants], placeOf(card) % 3);
}

/** A card as it is spoken of: its title, and its name for those who type. */
export const nameOf = (card: Card, titles: Titles): string => `${titles(card)} (${card})`;
