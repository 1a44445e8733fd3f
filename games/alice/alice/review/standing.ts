/** How everybody stands: sets made count whole, sets whose Leading cards somebody has count in part, as they can still be lost. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import { itemAt } from '@parlour/kernel/result';
import type { SeatValues } from '@parlour/players/search/evaluation';
import { countSeats, isDealt, isOver, resultOf, type State } from '../rules/state.ts';
import { setsToCome } from './opening.ts';

/** Fitted to who won in matches between the players of the box. */
const HELD = 0.7;
const STEEP = 3.5;

export function standingIn(state: State): SeatValues {
  const seats = allSeats(countSeats(state));
  if (!isDealt(state)) return seats.map(() => 1 / seats.length);
  const { winners, scores } = resultOf(state);
  if (isOver(state)) return seats.map(seat => (winners.includes(seat) ? 1 / winners.length : 0));
  const sets = seats.map(seat => setsToCome(state, seat));
  const made = scores.reduce((sum, each) => sum + each, 0);
  const left = sets.reduce((sum, each) => sum + each, 0) - made;
  const weights = seats.map(seat => {
    const whole = itemAt(scores, seat);
    return Math.exp((STEEP * (whole + HELD * (itemAt(sets, seat) - whole))) / Math.sqrt(left));
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map(weight => weight / sum);
}
