import { allSeats, type leftOf, rightOf } from '@parlour/kernel/authoring/cards';
import type { Seat, Seating } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Card } from '../../pack/pack.ts';
import type { MonkeyChance, MonkeyEvent, MonkeyPlay, MonkeyRefusal } from './play.ts';
import type { MonkeyView } from './view.ts';

/** A card drawn from a seat, and where it may be now, as far as that seat saw. */
export type Sighting = { readonly card: Card; readonly at: readonly Seat[] };

export type MonkeyState = {
  readonly count: number;
  readonly dealer: Seat | null;
  /** MO-1: taken out unseen; null before the deal. */
  readonly removed: Card | null;
  readonly hands: readonly (readonly Card[])[];
  readonly thrown: readonly (readonly [Card, Card])[];
  readonly turn: Seat;
  /** Chance is to decide which card leaves the neighbour's shuffled fan. */
  readonly drawing: boolean;
  /** They had no pair then, so they never have one between turns again. */
  readonly drawn: readonly Seat[];
  /** By seat: the rank paired by its last draw. It held one card of it then, so it has none now. */
  readonly paired: readonly (string | null)[];
  /** By seat: where the cards drawn from it may be. */
  readonly sightings: readonly (readonly Sighting[])[];
  /** In the order of going out. */
  readonly out: readonly Seat[];
  readonly turns: number;
};

export const begin = (_: object, { count, dealer }: Seating): MonkeyState => ({
  count,
  dealer: dealer ?? null,
  removed: null,
  hands: allSeats(count).map(() => []),
  thrown: [],
  turn: dealer ?? 0,
  drawing: false,
  drawn: [],
  paired: allSeats(count).map(() => null),
  sightings: allSeats(count).map(() => []),
  out: [],
  turns: 0,
});

export const handOf = (state: MonkeyState, seat: Seat): readonly Card[] => itemAt(state.hands, seat);

export const rankNameOf = (card: Card): string => card.slice(3);
export const isPair = (one: Card, two: Card): boolean => one !== two && rankNameOf(one) === rankNameOf(two);

export const hasPair = (hand: readonly Card[]): boolean => new Set(hand.map(rankNameOf)).size < hand.length;

/** MO-9r: the nearest player on that side who still has cards. */
export function neighbour(state: MonkeyState, side: typeof leftOf | typeof rightOf, of: Seat): Seat {
  let seat = side(of, state.count);
  while (seat !== of && handOf(state, seat).length === 0) seat = side(seat, state.count);
  return seat;
}

/** MO-5, MO-9r. */
export const drawSource = (state: MonkeyState, seat: Seat): Seat => neighbour(state, rightOf, seat);

/** MO-6. */
export const isOver = (state: MonkeyState): boolean => state.thrown.length === 25;

/** The types of this game. */
export type MonkeyParts = {
  state: MonkeyState;
  play: MonkeyPlay;
  chance: MonkeyChance;
  event: MonkeyEvent;
  refusal: MonkeyRefusal;
  view: MonkeyView;
  options: Record<string, never>;
};
