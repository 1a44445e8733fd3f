/**
 * Alice with all cards open. Nobody need ever ask in vain: whatever a Leading card wants is in somebody's hand, and only who has
 * the Leading card can ask for it. So from there on all make the sets whose Leading cards they have, and nothing else. A question
 * in vain costs as many sets as there are Leading cards among the cards that the forfeit may take, divided by their number.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { AlicePlay } from '../rules/judge.ts';
import { leadingIn, type State } from '../rules/state.ts';

/** The sets that a seat comes to. */
export const setsToCome = (state: State, seat: Seat): number =>
  itemAt(state.made, seat).length + leadingIn(state, seat).length + (state.exposed[seat] === null ? 0 : 1);

/** The same, should they play this first. */
export function setsAfter(state: State, seat: Seat, play: AlicePlay | undefined): number {
  const sets = setsToCome(state, seat);
  return play?.do === 'ask' && !itemAt(state.hands, play.of).includes(play.card) ? sets - costOfNo(state, seat) : sets;
}

/** Whoever has no card but the exposed one loses that (AL-13). */
function costOfNo(state: State, seat: Seat): number {
  const cards = itemAt(state.hands, seat).length;
  return cards === 0 ? 1 : leadingIn(state, seat).length / cards;
}
