/** What every play was worth as the cards lay: double-dummy, and exact. */
import type { Seat } from '@parlour/kernel/game';
import { indexOf } from '../../pack/pack.ts';
import { quickestEngine } from '../players/double-dummy/engine.ts';
import { GIVEN_UP } from '../players/double-dummy/give-up.ts';
import { solveAll } from '../players/double-dummy/solve.ts';
import { newDeal, readState } from '../players/fast.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { type State, sideOf } from '../rules/state.ts';
import { callWorth } from './call.ts';

/**
 * Cards the search may play in one go: a go cannot be interrupted, and somebody watches. Most decisions are proved in the first; by
 * the second the search runs at its full speed. Every go sets out with what those before it have found, in this decision and in the
 * earlier ones of the deal. Where that is more than can be remembered goes lead nowhere: so it is at the first card of one deal in a hundred.
 */
const FIRST_GO = 4000;
const NEXT_GO = 30_000;
const MOST_GOES = 200;

/** By go. */
export const GOES: readonly number[] = [FIRST_GO, ...new Array<number>(MOST_GOES - 1).fill(NEXT_GO)];

/** Tricks of the deal by play; all undefined if it is too much work. */
export function* provePlays(
  state: State,
  seat: Seat,
  plays: readonly (NationsPlay | undefined)[],
): Generator<void, readonly (number | undefined)[]> {
  const tricks = yield* tricksByCard(state, seat);
  if (tricks === undefined) return plays.map(() => undefined);
  const most = Math.max(...tricks.values());
  return plays.map(play =>
    play === undefined || play.do === 'call' ? callWorth(state, seat, most) : tricks.get(indexOf(play.card)),
  );
}

function* tricksByCard(state: State, seat: Seat): Generator<void, ReadonlyMap<number, number> | undefined> {
  for (const most of GOES) {
    yield;
    const tricks = solvedWithin(state, seat, most);
    if (tricks !== undefined) return tricks;
  }
  return undefined;
}

function solvedWithin(state: State, seat: Seat, most: number): ReadonlyMap<number, number> | undefined {
  const deal = newDeal();
  readState(deal, state);
  const taken = state.tricks[sideOf(seat)];
  try {
    return new Map(
      solveAll(deal, most, quickestEngine(), state.dealt).map(({ card, tricks }) => [card, taken + tricks]),
    );
  } catch (fault) {
    if (fault === GIVEN_UP) return undefined;
    throw fault;
  }
}
