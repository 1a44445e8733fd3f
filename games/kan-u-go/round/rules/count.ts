/** The end of a round: counting what is left, and whether the match goes on. */
import { leftOf } from '@parlour/kernel/authoring/cards';
import type { GameEvent, Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { lowest, type RoundState } from './state.ts';

export type CountEvent = GameEvent &
  (
    | { readonly what: 'out'; readonly seat: Seat; readonly thrown: number }
    | { readonly what: 'blocked' }
    | { readonly what: 'counted'; readonly left: readonly (readonly string[])[]; readonly scores: readonly number[] }
    | { readonly what: 'won'; readonly seats: readonly Seat[] }
  );

/** The clauses under which a game counts a round and ends. */
export type Ending<S> = { readonly counted: string; readonly won: string; readonly isLast: (next: S) => boolean };

/** Adds what the round has brought, and passes the deal to the left unless it was the last. */
export function endRound<S extends RoundState>(
  state: S,
  points: readonly number[],
  { counted, won, isLast }: Ending<S>,
): Step<S, CountEvent> {
  const scores = state.scores.map((score, seat) => score + itemAt(points, seat));
  const next: S = { ...state, scores, rounds: state.rounds + 1 };
  const tell: CountEvent = { what: 'counted', clause: counted, left: state.cards.hands, scores, points };
  if (!isLast(next)) {
    const dealer = leftOf(assertDefined(state.dealer), scores.length);
    return { state: { ...next, phase: 'deal', dealer }, events: [tell] };
  }
  const seats = lowest(scores);
  const winners: CountEvent = { what: 'won', clause: seats.length > 1 ? 'KG-36r' : won, seats };
  return { state: { ...next, phase: 'over' }, events: [tell, winners] };
}
