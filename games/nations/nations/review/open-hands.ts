/** With all cards open: what plays were worth double-dummy, and how the sides stood. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { indexOf } from '../../pack/pack.ts';
import { cardOfChoice, chooseByBook } from '../players/book.ts';
import { sharedEngine } from '../players/double-dummy/engine.ts';
import { GIVEN_UP } from '../players/double-dummy/give-up.ts';
import { solveAll } from '../players/double-dummy/solve.ts';
import { type FastDeal, newDeal, playCard, readState } from '../players/fast-deal.ts';
import { chanceAfter, chanceBefore, type Needs, titlesBySide } from '../players/levels/deal-values.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { type State, sideOf, starNation } from '../rules/state.ts';
import { trueCallValue } from './play-values.ts';

/**
 * Cards per go, which cannot be interrupted while the player waits. Most decisions are proved in the first; by the
 * second the search runs at full speed. A go starts with the results of those before it, also of earlier decisions of
 * the deal. Where these overflow the table goes lead nowhere: at the first card of one deal in a hundred.
 */
const FIRST_GO_CARDS = 4000;
const NEXT_GO_CARDS = 30_000;
const MAX_GOES = 200;

export const CARDS_PER_GO: readonly number[] = [FIRST_GO_CARDS, ...new Array<number>(MAX_GOES - 1).fill(NEXT_GO_CARDS)];

/** Returns undefined for every play if it is too much work. */
export function* provePlays(
  state: State,
  seat: Seat,
  plays: readonly (NationsPlay | undefined)[],
): Generator<void, readonly (number | undefined)[]> {
  const tricks = yield* tricksByCard(state, seat);
  if (tricks === undefined) return plays.map(() => undefined);
  const most = Math.max(...tricks.values());
  return plays.map(play =>
    play === undefined || play.do === 'call' ? trueCallValue(state, seat, most) : tricks.get(indexOf(play.card)),
  );
}

function* tricksByCard(state: State, seat: Seat): Generator<void, ReadonlyMap<number, number> | undefined> {
  for (const most of CARDS_PER_GO) {
    yield;
    const tricks = solveWithin(state, seat, most);
    if (tricks !== undefined) return tricks;
  }
  return undefined;
}

function solveWithin(state: State, seat: Seat, most: number): ReadonlyMap<number, number> | undefined {
  const deal = newDeal();
  readState(deal, state);
  const taken = state.tricks[sideOf(seat)];
  try {
    return new Map(solveAll(deal, most, sharedEngine(), state.dealt).map(({ card, tricks }) => [card, taken + tricks]));
  } catch (error) {
    if (error === GIVEN_UP) return undefined;
    throw error;
  }
}

const playout: FastDeal = newDeal();
const NOTHING_PLAYED = new Int32Array(16);

/** Returns chances by seat, with all cards seen and all seats going on by the book. */
export function winChances(state: State): number[] {
  const chance = evenSideChance(state);
  return [chance, 1 - chance, chance, 1 - chance];
}

function evenSideChance(state: State): number {
  const { winner, scores, target, star } = state;
  if (winner !== null) return 1 - winner;
  const needs: Needs = [target - scores[0], target - scores[1]];
  return star === null ? chanceBefore(needs) : chanceInDeal(state, needs);
}

/** People deviate from the book, the more so the more cards are left. */
const TRICK_SPREADS = [[1], [1, 2, 1], [1, 4, 6, 4, 1]] as const;

function chanceInDeal(state: State, needs: Needs): number {
  const { tricks, left } = playOnByBook(state);
  const titles = titlesBySide(state.dealt, NOTHING_PLAYED, starNation(state), 0);
  const weights = itemAt(TRICK_SPREADS, left > 8 ? 2 : left > 3 ? 1 : 0);
  const middle = (weights.length - 1) / 2;
  let [sum, all] = [0, 0];
  weights.forEach((weight, i) => {
    const likely = Math.min(13, Math.max(0, tricks + i - middle));
    sum += weight * chanceAfter(needs, likely, titles);
    all += weight;
  });
  return sum / all;
}

/** Returns the tricks of the even seats, and how many were still to be played. */
export function playOnByBook(state: State): { tricks: number; left: number } {
  readState(playout, state);
  const { left } = playout;
  while (playout.left > 0) playCard(playout, cardOfChoice(chooseByBook(playout)));
  return { tricks: playout.even, left };
}
