/** Planning alone: in how few turns a hand can go out, if the others leave the crossword as it is. */
import { type Board, codeIn } from '../../crossword/board.ts';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { type Finds, noFinds } from '../../crossword/finds.ts';
import { bestOf, laid, type Valuing } from '../candidates.ts';
import { burden } from '../letters.ts';
import type { Position } from './position.ts';

export type Planner = {
  readonly board: Board;
  readonly hand: Uint8Array;
  readonly limits: Limits;
  /** Working memory, one list a turn looked ahead. */
  readonly finds: readonly Finds[];
  /** How often the crossword was searched. */
  units: number;
};

const AHEAD = 2;
const BREADTH = 5;

export const plannerOf = ({ board, hand, limits }: Pick<Position, 'board' | 'hand' | 'limits'>): Planner => ({
  board,
  hand,
  limits: { ...limits, least: 1 },
  finds: Array.from({ length: AHEAD + 1 }, noFinds),
  units: 0,
});

const CARD = 1000;

/** As many cards as will go, and the better what stays in the hand the better. */
export const byLeave =
  (hand: Uint8Array): Valuing =>
  (cards, from, to) => {
    for (let at = from; at < to; at++) hand[codeIn(cards[at]!)]!--;
    const left = burden(hand);
    for (let at = from; at < to; at++) hand[codeIn(cards[at]!)]!++;
    return CARD * (to - from) - left;
  };

/** How many additions lay the whole hand. */
export function exitsOf(planner: Planner, letters: number, ahead: number = 0): number {
  const { board, hand, limits } = planner;
  if (letters > limits.most) return 0;
  planner.units++;
  findAdditions(board, hand, { ...limits, least: letters }, planner.finds[ahead]!);
  return planner.finds[ahead]!.count;
}

/** The turns it takes to lay so many letters, looking a few turns ahead; the fewer ways out, the less sure is the last. */
export function turnsFor(
  planner: Planner,
  letters: number,
  ahead: number = AHEAD,
  enough: number = Number.POSITIVE_INFINITY,
): number {
  if (letters === 0) return 0;
  if (Math.ceil(letters / planner.limits.most) >= enough) return enough;
  const exits = exitsOf(planner, letters, ahead);
  if (exits > 0) return 1 + 1 / (1 + exits);
  return ahead === 0 ? guessFor(planner, letters) : 1 + turnsAfterBest(planner, letters, ahead, enough - 1);
}

/** Where the view ends: a little more than the fewest turns there can be, and bad letters take longer. */
const guessFor = ({ hand, limits }: Planner, letters: number): number =>
  0.6 + Math.max(2, Math.ceil(letters / Math.min(limits.most, 4))) + burden(hand) / 100;

function turnsAfterBest(planner: Planner, letters: number, ahead: number, enough: number): number {
  const { board, hand, limits } = planner;
  const finds = planner.finds[ahead]!;
  planner.units++;
  findAdditions(board, hand, limits, finds);
  if (finds.count === 0) return guessFor(planner, letters);
  return bestOf(finds, BREADTH, byLeave(hand)).reduce((fewest, { cards }) => {
    const turns = laid(board, hand, cards, () => turnsFor(planner, letters - cards.length, ahead - 1, fewest));
    return Math.min(fewest, turns);
  }, enough);
}
