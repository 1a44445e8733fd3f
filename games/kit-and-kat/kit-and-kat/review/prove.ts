/** What choices are worth with all cards open: known for certain once no packet is left, for then books are where tens are. */
import type { Seat } from '@parlour/kernel/game';
import type { State } from '../rules/state.ts';
import { meanBooksSure } from './books.ts';
import type { Choice } from './choices.ts';
import { outcomesOf } from './outcomes.ts';

/** A card drawn unseen counts at the average of all it may be. */
export function* prove(
  state: State,
  seat: Seat,
  choices: readonly Choice[],
): Generator<void, readonly (number | undefined)[]> {
  yield;
  if (state.packets.length > 0) return choices.map(() => undefined);
  return choices.map(choice => meanBooksSure(outcomesOf(state, seat, choice), seat));
}
