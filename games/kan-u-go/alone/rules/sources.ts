/** Where the cards of a patience come from. */
import { itemAt } from '@parlour/kernel/result';
import type { Addition, Cell } from '../../crossword/crossword.ts';

/** The row or the card turned up, the hand, a stack by its number or the pack. */
export type Source = 'row' | 'up' | 'hand' | 'pack' | number;

export type SourcedCell = readonly [row: number, column: number, letter: string, from: Source];

/** How many cards of one kind a source offers to one addition. */
export type Offer = { readonly from: Source; readonly card: string; readonly copies: number };

/** The cards of one source, equal ones together: they are alike. */
export function offersFrom(from: Source, cards: readonly string[]): Offer[] {
  const kinds = [...new Set(cards)];
  return kinds.map(card => ({ from, card, copies: cards.filter(other => other === card).length }));
}

export const offered = (offers: readonly Offer[]): string[] =>
  offers.flatMap(({ card, copies }) => new Array<string>(copies).fill(card));

/** Every way to take the letters of an addition, card by card. */
export function waysToTake(offers: readonly Offer[], addition: Addition): SourcedCell[][] {
  const left = offers.map(({ copies }) => copies);
  const ways: SourcedCell[][] = [];
  const take = (taken: SourcedCell[]): void => {
    const cell = addition[taken.length];
    if (cell === undefined) {
      ways.push(taken);
      return;
    }
    offers.forEach(({ from, card }, i) => {
      if (card !== cell[2] || left[i] === 0) return;
      left[i] = itemAt(left, i) - 1;
      take([...taken, [...cell, from]]);
      left[i] = itemAt(left, i) + 1;
    });
  };
  take([]);
  return ways;
}

/** The first card that its source does not offer, or not once more. */
export function notOffered(offers: readonly Offer[], cells: readonly SourcedCell[]): SourcedCell | undefined {
  const left = offers.map(({ copies }) => copies);
  return cells.find(([, , letter, from]) => {
    const at = offers.findIndex((offer, i) => offer.from === from && offer.card === letter && itemAt(left, i) > 0);
    if (at >= 0) left[at] = itemAt(left, at) - 1;
    return at < 0;
  });
}

/** From left to right, and from above. */
export const inOrder = (cells: readonly SourcedCell[]): SourcedCell[] =>
  cells.toSorted(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn);

export const plain = (cells: readonly SourcedCell[]): Cell[] =>
  cells.map(([row, column, letter]) => [row, column, letter]);

export const cardsFrom = (cells: readonly SourcedCell[], source: Source): string[] =>
  cells.filter(([, , , from]) => from === source).map(([, , letter]) => letter);
