/** Planning alone: in how few turns a hand can go out, if the others leave the crossword as it is. */
import { type Board, codeIn } from '../../crossword/board.ts';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { type Finds, noFinds } from '../../crossword/finds.ts';
import { bestOf, laid, type Valuing } from '../../players/candidates.ts';
import { burden } from '../../players/letters.ts';
import type { Position } from './position.ts';

export type Planner = {
  readonly board: Board;
  readonly hand: Uint8Array;
  readonly limits: Limits;
  /** How many others play between two turns. */
  readonly others: number;
  /** Working memory, one list a turn looked ahead. */
  readonly finds: readonly Finds[];
  /** How often the crossword was searched. */
  units: number;
};

const AHEAD = 2;
const BREADTH = 5;

export const plannerOf = ({ board, hand, limits, view }: Position): Planner => ({
  board,
  hand,
  limits: { ...limits, least: 1 },
  others: view.others.length,
  finds: Array.from({ length: AHEAD + 1 }, noFinds),
  units: 0,
});

const CARD = 1000;

/** The burden of what an addition leaves in the hand. */
function burdenAfter(hand: Uint8Array, cards: Int32Array, from: number, to: number): number {
  for (let at = from; at < to; at++) hand[codeIn(cards[at]!)]!--;
  const left = burden(hand);
  for (let at = from; at < to; at++) hand[codeIn(cards[at]!)]!++;
  return left;
}

/** As many cards as will go, and the better what stays in the hand the better. */
export const byLeave =
  (hand: Uint8Array): Valuing =>
  (cards, from, to) =>
    CARD * (to - from) - burdenAfter(hand, cards, from, to);

/** As many cards as must go now if the rest is to take no turn more than it has to; beyond that the leave decides. */
export function bySchedule(hand: Uint8Array, letters: number, { most }: Limits): Valuing {
  const due = letters - most * (Math.ceil(letters / most) - 1);
  return (cards, from, to) => CARD * Math.min(due, to - from) - burdenAfter(hand, cards, from, to);
}

/** How many additions lay the whole hand. */
export function exitsOf(planner: Planner, letters: number, ahead: number = 0): number {
  const { board, hand, limits } = planner;
  if (letters > limits.most) return 0;
  planner.units++;
  findAdditions(board, hand, { ...limits, least: letters }, planner.finds[ahead]!);
  return planner.finds[ahead]!.count;
}

/** How often the way out is gone when the turn comes round again, by the ways there are now: counted in 700 rounds. */
const GONE = [1, 0.25, 0.15, 0.05, 0.04, 0.03, 0.02, 0.01];

/** The turns it takes to lay so many letters, looking a few turns ahead. */
export function turnsFor(
  planner: Planner,
  letters: number,
  ahead: number = AHEAD,
  enough: number = Number.POSITIVE_INFINITY,
): number {
  if (letters === 0) return 0;
  if (Math.ceil(letters / planner.limits.most) >= enough) return enough;
  const exits = exitsOf(planner, letters, ahead);
  if (exits > 0) return 1 + GONE[Math.min(exits, GONE.length - 1)]!;
  const turns = ahead === 0 ? guessFor(planner, letters) : 1 + turnsAfterBest(planner, letters, ahead, enough - 1);
  if (letters > planner.limits.most) return turns;
  return Math.min(turns, HOPE + turns - luckOf(planner, AHEAD - ahead + 1) * (turns - 1));
}

/** Hoping is a little worse than knowing. */
const HOPE = 0.1;

/** How often the others open a way out for a hand in so many rounds, by its burden; counted like those that are gone. */
function luckOf({ hand, others }: Planner, rounds: number): number {
  const plays = others * rounds;
  const left = burden(hand);
  if (left < 20) return Math.min(0.7, 0.2 * plays);
  return left < 30 ? 0.08 + 0.04 * plays : 0.01 * plays;
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
  return bestOf(finds, BREADTH, bySchedule(hand, letters, limits)).reduce((fewest, { cards }) => {
    const turns = laid(board, hand, cards, () => turnsFor(planner, letters - cards.length, ahead - 1, fewest));
    return Math.min(fewest, turns);
  }, enough);
}
