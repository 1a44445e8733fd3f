/** What makes a position worth asking about: enough that looks like a mistake and is none, and one right deed besides. */
import { assertDefined } from '@parlour/kernel/result';
import { plays } from '../rules/judge.ts';
import { awaitedRank, type Cards, type State } from '../rules/state.ts';
import { doingsOf, isInPlainSight } from '../rules/window.ts';

/** So many things have to be looked at before one can be sure. */
const FEWEST = 4;
const HIDDEN = 2;

export const isPuzzling = (state: State): boolean => deedsOf(state) === 1 && thingsToLookAt(state) >= FEWEST;

/** Guilty or not, there is one right deed besides the shout, so that the hand does not give the answer away. */
const deedsOf = (state: State): number => plays(state, state.turn).filter(({ do: what }) => what !== 'shout').length;

/** Every card played in the turn, every row with a gap, old or new; where nothing is wrong in plain sight, what was held. */
function thingsToLookAt(state: State): number {
  const doings = doingsOf(state, assertDefined(state.window));
  const played = doings.filter(({ is }) => is === 'played').length;
  return played + state.rows.filter(hasGap).length + (doings.some(isInPlainSight) ? 0 : HIDDEN);
}

/** Something lies beyond the card the row waits for. */
const hasGap = (row: Cards): boolean => awaitedRank(row) <= row.length;
