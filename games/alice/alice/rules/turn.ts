/** What happens by itself: completing, turns that pass, and forfeits that fall due. */
import { allSeats, leftOf } from '@parlour/kernel/authoring/cards';
import type { Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from './happenings.ts';
import { setOf, wantedOf } from './pack.ts';
import { allSetsMade, areTurnsUp, countSeats, hasCards, leadingIn, missing, type State } from './state.ts';

export type AliceStep = Step<State, AliceEvent>;

export const step = (state: State, ...events: readonly AliceEvent[]): AliceStep => ({ state, events });

/** One thing after another, told in one go. */
export function followedBy(before: AliceStep, next: (state: State) => AliceStep): AliceStep {
  const after = next(before.state);
  return { state: after.state, events: [...before.events, ...after.events] };
}

/** The turn of a seat, up to where it must choose or a forfeit is to be drawn; AL-19r skips who has no card at all. */
export function startTurn(state: State, seat: Seat): AliceStep {
  if (allSetsMade(state) || areTurnsUp(state)) return step(state);
  if (!hasCards(state, seat)) return startTurn(state, leftOf(seat, countSeats(state)));
  const begun = { ...state, turn: seat, completed: false, ground: 'AL-12' } as const;
  if (state.exposed[seat] !== null) return completeOrWait(begun, 'AL-17r');
  return leadingIn(state, seat).length > 0 ? step(begun) : lackLeading(begun);
}

export const passTurn = (state: State): AliceStep =>
  startTurn({ ...state, turns: state.turns + 1 }, leftOf(state.turn, countSeats(state)));

/** AL-10, and AL-20r where there is nobody to forfeit to. */
function lackLeading(state: State): AliceStep {
  const { turn: seat, last: to } = state;
  if (to === null || to === seat) return followedBy(step(state, { what: 'pass', clause: 'AL-20r', seat }), passTurn);
  return step({ ...state, forfeit: { from: seat, to, asked: null } }, { what: 'lack', clause: 'AL-10', seat, to });
}

/** Completes the exposed set of the seat whose turn it is if nothing is missing. */
export function completeOrWait(state: State, clause: 'AL-6' | 'AL-17r'): AliceStep {
  return missing(state, state.turn).length > 0 ? step(state) : followedBy(complete(state, clause), goOn);
}

function complete(state: State, clause: string): AliceStep {
  const { turn: seat } = state;
  const set = setOf(assertDefined(state.exposed[seat]));
  const after = {
    ...state,
    hands: state.hands.with(
      seat,
      itemAt(state.hands, seat).filter(card => setOf(card) !== set),
    ),
    exposed: state.exposed.with(seat, null),
    made: state.made.with(seat, [...itemAt(state.made, seat), set]),
    barred: state.barred.filter(question => !wantedOf(set).includes(question.card)),
    completed: true,
    last: seat,
  };
  return step(after, { what: 'complete', clause, seat, set, points: pointFor(seat, countSeats(state)) });
}

/** AL-9 lets them go on if they can; AL-11 if they cannot. */
function goOn(state: State): AliceStep {
  if (allSetsMade(state) || leadingIn(state, state.turn).length > 0) return step(state);
  return followedBy(step(state, { what: 'pass', clause: 'AL-11', seat: state.turn }), passTurn);
}

export const pointFor = (seat: Seat, count: number): number[] => allSeats(count).map(other => (other === seat ? 1 : 0));
