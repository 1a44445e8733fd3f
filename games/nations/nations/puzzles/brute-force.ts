/**
 * Values every card of an ending by brute force. It shares nothing with the double-dummy solver, so that each can
 * check the other.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { type CardIndex, indexOf, nationOf } from '../../pack/pack.ts';
import { cardsOf, type State, starNation, turnOf, winningIndex } from '../rules/state.ts';

/** More would take too long. */
export const MAX_HAND_CARDS = 6;

/** `known`: by cards left and leader. */
type Ending = {
  readonly hands: readonly (readonly CardIndex[])[];
  readonly star: number;
  readonly known: Map<number, number>;
};

/** A bit each, six to a hand. */
type RemainingCards = number;

const bitOf = (seat: Seat, place: number): RemainingCards => 1 << (MAX_HAND_CARDS * seat + place);

/** Returns the tricks of the side to play by legal card; undefined if there are too many cards. */
export function bruteForceTricks(state: State): ReadonlyMap<CardIndex, number> | undefined {
  const hands = [0, 1, 2, 3].map(seat => cardsOf(state.hands, seat).map(indexOf));
  if (hands.some(hand => hand.length > MAX_HAND_CARDS)) return undefined;
  const ending: Ending = { hands, star: starNation(state), known: new Map() };
  const left = hands.reduce((all, hand, seat) => all | (((1 << hand.length) - 1) << (MAX_HAND_CARDS * seat)), 0);
  const seat = turnOf(state);
  const hand = itemAt(hands, seat);
  const tricks = new Map<CardIndex, number>();
  for (const place of legalPlaces(ending, left, seat, state.trick)) {
    const even = afterCard(ending, left, state.leader, state.trick, place);
    tricks.set(itemAt(hand, place), seat % 2 === 0 ? even : hand.length - even);
  }
  return tricks;
}

/** NA-6, NA-7. */
function legalPlaces(
  { hands }: Ending,
  left: RemainingCards,
  seat: Seat,
  trick: readonly CardIndex[],
): readonly number[] {
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

/** Returns the tricks of the even seats. */
function afterCard(
  ending: Ending,
  left: RemainingCards,
  leader: Seat,
  trick: readonly CardIndex[],
  place: number,
): number {
  const seat = (leader + trick.length) & 3;
  const cards = [...trick, itemAt(itemAt(ending.hands, seat), place)];
  const rest = left & ~bitOf(seat, place);
  if (cards.length < 4) return bestInTrick(ending, rest, leader, cards);
  const winner = (leader + winningIndex(cards, ending.star)) & 3;
  return 1 - (winner & 1) + bestFromTrick(ending, rest, winner);
}

/** Takes the best for the side of each seat. */
function bestInTrick(ending: Ending, left: RemainingCards, leader: Seat, trick: readonly CardIndex[]): number {
  const seat = (leader + trick.length) & 3;
  let best = -1;
  for (const place of legalPlaces(ending, left, seat, trick)) {
    const tricks = afterCard(ending, left, leader, trick, place);
    if (best === -1 || (seat % 2 === 0 ? tricks > best : tricks < best)) best = tricks;
  }
  return best;
}

function bestFromTrick(ending: Ending, left: RemainingCards, leader: Seat): number {
  if (left === 0) return 0;
  const key = 4 * left + leader;
  let tricks = ending.known.get(key);
  if (tricks === undefined) {
    tricks = bestInTrick(ending, left, leader, []);
    ending.known.set(key, tricks);
  }
  return tricks;
}
