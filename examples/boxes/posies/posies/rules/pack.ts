/** The pack of Posies, and which cards form a meld. */
import { itemAt } from '@parlour/kernel/result';

const SUITS = ['rose', 'leaf', 'moon', 'star'];
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);

export const PACK: readonly string[] = SUITS.flatMap(suit => NUMBERS.map(number => `${suit}-${number}`));
export const HAND = 7;

const suitOf = (card: string): string => card.replace(/-.*$/, '');
const numberOf = (card: string): number => Number(card.replace(/^.*-/, ''));

/** "the 7 of Roses" is too long for a small face. */
export const sayCard = (card: string): string =>
  `${suitOf(card).charAt(0).toUpperCase()}${suitOf(card).slice(1)} ${numberOf(card)}`;

export const inOrder = (cards: readonly string[]): string[] => PACK.filter(card => cards.includes(card));

/** In the order of the pack a run goes up by one. */
export function isMeld(cards: readonly string[]): boolean {
  const numbers = inOrder(cards).map(numberOf);
  const [low = 0] = numbers;
  const isRun = new Set(cards.map(suitOf)).size === 1 && numbers.every((number, i) => number === low + i);
  return cards.length === 3 && numbers.length === 3 && (isRun || new Set(numbers).size === 1);
}

export const worth = (cards: readonly string[]): number => Math.max(...cards.map(numberOf));

/** Returns every meld in a hand once. */
export function meldsIn(hand: readonly string[]): string[][] {
  const cards = inOrder(hand);
  const threes = cards.flatMap((one, i) =>
    cards.slice(i + 1).flatMap((two, j) => cards.slice(i + j + 2).map(three => [one, two, three])),
  );
  return threes.filter(isMeld);
}

/** Deals the first cards of a pack one at a time, starting at a seat. */
export const dealt = (pack: readonly string[], count: number, first: number): string[][] =>
  Array.from({ length: count }, (_, seat) =>
    Array.from({ length: HAND }, (_, round) => itemAt(pack, round * count + ((seat - first + count) % count))),
  );
