/**
 * What every card of an ending is worth with all hands open, by trying all there is to try: no rule of thumb, no card left
 * out, and nothing shared with the double-dummy solver, so that the one can be held against the other.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { type CardIndex, indexOf, nationOf } from '../../pack/pack.ts';
import { cardsOf, type State, starNation, turnOf } from '../rules/state.ts';
import { bestOf } from '../rules/trick.ts';

/** So many cards a hand are tried; with more it would take too long. */
export const MOST_CARDS = 6;

/** The hands as they were laid open, and what has been found: by the cards left and who leads. */
type Ending = {
  readonly hands: readonly (readonly CardIndex[])[];
  readonly star: number;
  readonly known: Map<number, number>;
};

/** Cards left, a bit each, six to a hand. */
type Left = number;

const bitOf = (seat: Seat, place: number): Left => 1 << (MOST_CARDS * seat + place);

/** By card that the seat to play may play: tricks of its side from this one on. Undefined if there are too many cards. */
export function tricksByForce(state: State): ReadonlyMap<CardIndex, number> | undefined {
  const hands = [0, 1, 2, 3].map(seat => cardsOf(state.hands, seat).map(indexOf));
  if (hands.some(hand => hand.length > MOST_CARDS)) return undefined;
  const ending: Ending = { hands, star: starNation(state), known: new Map() };
  const left = hands.reduce((all, hand, seat) => all | (((1 << hand.length) - 1) << (MOST_CARDS * seat)), 0);
  const seat = turnOf(state);
  const hand = itemAt(hands, seat);
  const tricks = new Map<CardIndex, number>();
  for (const place of permittedPlaces(ending, left, seat, state.trick)) {
    const even = afterCard(ending, left, state.leader, state.trick, place);
    tricks.set(itemAt(hand, place), seat % 2 === 0 ? even : hand.length - even);
  }
  return tricks;
}

/** Places in the hand of the cards that may be played [NA-6, NA-7]. */
function permittedPlaces({ hands }: Ending, left: Left, seat: Seat, trick: readonly CardIndex[]): readonly number[] {
  const hand = itemAt(hands, seat);
  const led = trick.length === 0 ? -1 : nationOf(itemAt(trick, 0));
  const places: number[] = [];
  const following: number[] = [];
  for (let place = 0; place < hand.length; place++) {
    if ((left & bitOf(seat, place)) === 0) continue;
    places.push(place);
    if (nationOf(itemAt(hand, place)) === led) following.push(place);
  }
  return following.length > 0 ? following : places;
}

/** Tricks of the even seats once the next card of a trick is played. */
function afterCard(ending: Ending, left: Left, leader: Seat, trick: readonly CardIndex[], place: number): number {
  const seat = (leader + trick.length) & 3;
  const cards = [...trick, itemAt(itemAt(ending.hands, seat), place)];
  const rest = left & ~bitOf(seat, place);
  if (cards.length < 4) return within(ending, rest, leader, cards);
  const winner = (leader + bestOf(cards, ending.star)) & 3;
  return 1 - (winner & 1) + between(ending, rest, winner);
}

/** The same before a card of a trick is played: everybody takes the best for their side. */
function within(ending: Ending, left: Left, leader: Seat, trick: readonly CardIndex[]): number {
  const seat = (leader + trick.length) & 3;
  let best = -1;
  for (const place of permittedPlaces(ending, left, seat, trick)) {
    const tricks = afterCard(ending, left, leader, trick, place);
    if (best === -1 || (seat % 2 === 0 ? tricks > best : tricks < best)) best = tricks;
  }
  return best;
}

/** The same between two tricks; what has been found is not looked for again. */
function between(ending: Ending, left: Left, leader: Seat): number {
  if (left === 0) return 0;
  const key = 4 * left + leader;
  let tricks = ending.known.get(key);
  if (tricks === undefined) {
    tricks = within(ending, left, leader, []);
    ending.known.set(key, tricks);
  }
  return tricks;
}
