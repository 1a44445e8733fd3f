/** The reconstructed pack. A card is named by its letter. */
import { assertDefined } from '@parlour/kernel/result';
export const FREE = '*';

/** Each card, its copies, its number, and its number in Lexicon (1932). */
const TABLE: readonly (readonly [card: string, copies: number, parlour: number, lexicon: number])[] = [
  ['A', 5, 10, 10],
  ['B', 1, 4, 2],
  ['C', 2, 6, 8],
  ['D', 2, 6, 6],
  ['E', 6, 10, 10],
  ['F', 1, 2, 2],
  ['G', 1, 4, 4],
  ['H', 2, 4, 8],
  ['I', 3, 8, 10],
  ['J', 1, 2, 6],
  ['K', 2, 2, 8],
  ['L', 3, 8, 8],
  ['M', 2, 4, 8],
  ['N', 2, 6, 8],
  ['O', 4, 8, 8],
  ['P', 2, 6, 8],
  ['Q', 1, 2, 4],
  ['R', 3, 8, 8],
  ['S', 3, 8, 8],
  ['T', 3, 8, 8],
  ['U', 2, 6, 8],
  ['V', 1, 2, 6],
  ['W', 2, 2, 8],
  ['X', 1, 2, 2],
  ['Y', 2, 4, 4],
  ['Z', 1, 2, 2],
  [FREE, 2, 15, 15],
];

export const PACK: readonly string[] = TABLE.flatMap(([card, copies]) => new Array<string>(copies).fill(card));

export const isFree = (card: string): boolean => card === FREE;
export const isLetter = (card: string): boolean => card !== FREE;

/** KA-1: the pack of the patiences. */
export const LETTERS: readonly string[] = PACK.filter(isLetter);

export type CardNumbers = 'parlour' | 'lexicon';

const numbersOf = (column: 2 | 3): ReadonlyMap<string, number> => new Map(TABLE.map(row => [row[0], row[column]]));
const NUMBERS_BY_CARD: Readonly<Record<CardNumbers, ReadonlyMap<string, number>>> = {
  parlour: numbersOf(2),
  lexicon: numbersOf(3),
};

/** KG-28 */
export const countPoints = (hand: readonly string[], numbers: CardNumbers): number =>
  hand.reduce((sum, card) => sum + assertDefined(NUMBERS_BY_CARD[numbers].get(card)), 0);

/** Removes one copy of each of `others`, if there is one. */
export function withoutCards(cards: readonly string[], others: readonly string[]): string[] {
  const left = cards.slice();
  for (const card of others) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function firstMissingCard(cards: readonly string[], wanted: readonly string[]): string | undefined {
  const left = cards.slice();
  return wanted.find(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export const distinctCards = (cards: readonly string[]): string[] => [...new Set(cards)].sort();
