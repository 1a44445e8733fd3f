/** What every play was worth as the cards lay: double-dummy, and exact. */
import type { Seat } from '@parlour/kernel/game';
import type { NationsPlay } from '../../rules/judge.ts';
import { indexOf } from '../../rules/pack.ts';
import { type State, sideOf } from '../../rules/state.ts';
import { GIVEN_UP } from '../double-dummy/give-up.ts';
import { solveAll } from '../double-dummy/solve.ts';
import { newDeal, readState } from '../fast.ts';
import { callWorth } from './call.ts';

/**
 * Cards the search may play for one decision, in each go at it: a go cannot be interrupted, and somebody watches. Most are
 * proved in the first, and by the second the search runs at its full speed.
 */
export const GOES: readonly number[] = [4000, 30_000];

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
    return new Map(solveAll(deal, most).map(({ card, tricks }) => [card, taken + tricks]));
  } catch (fault) {
    if (fault === GIVEN_UP) return undefined;
    throw fault;
  }
}
