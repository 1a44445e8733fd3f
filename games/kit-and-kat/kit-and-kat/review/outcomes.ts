/** What a choice leads to at once, with all cards known: one state for each card that may be drawn, all equally likely. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { apply } from '../rules/apply.ts';
import { interrupters, type KitPlay, mistake } from '../rules/judge.ts';
import { isOver, type State } from '../rules/state.ts';

/** A mistake is counted as if it were noticed: somebody shouts at it, and the turn is over. Undefined: nothing is done. */
export function outcomesOf(state: State, seat: Seat, choice: KitPlay | undefined): readonly State[] {
  if (choice === undefined) return [state];
  const after = apply(state, { by: seat, play: choice }).state;
  return mistake(state, seat, choice) === undefined ? drawn(after) : noticed(after, seat);
}

function noticed(state: State, at: Seat): readonly State[] {
  const by = [state.turn, ...interrupters(state)].find(other => other !== at && !state.silent.includes(other));
  if (isOver(state) || by === undefined || state.window?.seat !== at) return [state];
  return drawn(apply(state, { by, play: { do: 'shout', at } }).state);
}

function drawn(state: State): readonly State[] {
  if (state.drawing === null) return [state];
  const cards = itemAt(state.hands, state.drawing.from);
  return cards.map(card => apply(state, { by: 'chance', drew: { of: 'draw', card } }).state);
}
