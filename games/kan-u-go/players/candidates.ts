/** The additions worth a closer look, picked from all that the finder has found. */
import { type Board, cellOf, codeIn, layCards, takeBack } from '../crossword/board.ts';
import type { Addition } from '../crossword/crossword.ts';
import { type Finds, startOf } from '../crossword/finds.ts';

/** An addition as the finder tells it, by the cards on their squares, and what it is thought to be worth. */
export type Candidate = { readonly cards: Int32Array; readonly kind: number; readonly value: number };

/** What an addition is worth by its letters alone, wherever they lie. */
export type Valuing = (cards: Int32Array, from: number, to: number) => number;

/** Adding up one of these a letter tells sets of letters apart, however they are laid. */
const MARKS: Int32Array = Int32Array.from({ length: 26 }, (_, code) =>
  Math.imul(Math.imul(code + 1, 0x9e3779b1) ^ 0x5bd1e995, 0x85ebca6b + 2 * code),
);

function kindOf(cards: Int32Array, from: number, to: number): number {
  let kind = 0;
  for (let at = from; at < to; at++) kind = (kind + MARKS[codeIn(cards[at]!)]!) | 0;
  return kind;
}

/** The best few, best first; those that lay the same letters in so many places at most. Of equals the first found. */
export function bestOf(finds: Finds, few: number, value: Valuing, places: number = 1): Candidate[] {
  const best: Candidate[] = [];
  for (let i = 0; i < finds.count; i++) {
    const from = startOf(finds, i);
    const to = finds.ends[i]!;
    const kind = kindOf(finds.cards, from, to);
    if (timesIn(best, kind) === places) continue;
    const worth = value(finds.cards, from, to);
    if (best.length < few || worth > best[few - 1]!.value) {
      enter(best, few, { cards: finds.cards.slice(from, to), kind, value: worth });
    }
  }
  return best;
}

function timesIn(best: readonly Candidate[], kind: number): number {
  let times = 0;
  for (const other of best) if (other.kind === kind) times++;
  return times;
}

function enter(best: Candidate[], few: number, candidate: Candidate): void {
  const at = best.findIndex(({ value }) => value < candidate.value);
  best.splice(at < 0 ? best.length : at, 0, candidate);
  if (best.length > few) best.pop();
}

export const additionOf = ({ cards }: Pick<Candidate, 'cards'>): Addition => Array.from(cards, cellOf);

/** The board and the hand as they are once the cards are laid, for as long as something is done. */
export function laid<T>(board: Board, hand: Uint8Array, cards: Int32Array, act: () => T): T {
  layCards(board, cards, 0, cards.length);
  for (const card of cards) hand[codeIn(card)]!--;
  const result = act();
  for (const card of cards) hand[codeIn(card)]!++;
  takeBack(board, cards.length);
  return result;
}
