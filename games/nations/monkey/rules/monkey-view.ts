/** What a chair at the Game of the Monkey can know, and a fair sample of what it cannot. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, PACK } from '../../pack/pack.ts';
import { sorted } from './monkey-play.ts';
import { drawnFrom, isOver, type MonkeyState, rankNameOf, type Sighting } from './monkey-state.ts';

/** What a chair can know. */
export type MonkeyView = View & {
  readonly hand?: readonly Card[];
  readonly table: { readonly pairs: readonly (readonly [Card, Card])[] };
  readonly dealer: Seat | null;
  readonly turnOf: Seat;
  readonly drawing: boolean;
  /** From whom the seat whose turn it is would draw. */
  readonly drawsFrom: Seat;
  readonly pairs: readonly (readonly [Card, Card])[];
  /** Seats that have drawn, and so have no pair between turns. */
  readonly drawn: readonly Seat[];
  /** Cards that were drawn from this seat, and who may hold them now. */
  readonly seen: readonly Sighting[];
  readonly out: readonly Seat[];
  readonly turns: number;
  /** MO-10r: the removed card is shown at the end. */
  readonly removed: Card | null;
};

export function view(state: MonkeyState, chair: Chair): MonkeyView {
  const over = isOver(state);
  return {
    game: 'monkey',
    seat: chair,
    turn: over || state.removed === null || state.drawing ? [] : [state.turn],
    ...(chair === null ? {} : { hand: itemAt(state.hands, chair) }),
    others: allSeats(state.count)
      .filter(seat => seat !== chair)
      .map(seat => ({ seat, cards: itemAt(state.hands, seat).length })),
    table: { pairs: state.thrown },
    scores: state.hands.map(hand => (over && hand.length === 0 ? 1 : 0)),
    dealer: state.dealer,
    turnOf: state.turn,
    drawing: state.drawing,
    drawsFrom: drawnFrom(state, state.turn),
    pairs: state.thrown,
    drawn: state.drawn,
    seen: chair === null ? [] : itemAt(state.sightings, chair),
    out: state.out,
    turns: state.turns,
    removed: over ? state.removed : null,
  };
}

/** A place a hidden card can lie in; the last one is the removed card's. */
type Place = { readonly seat: Seat | null; readonly size: number };

/**
 * Cards are first laid out at random, then moved until nobody who has drawn has a pair and every card seen lies where
 * it may; then many fair exchanges that keep it so make every such layout equally likely.
 */
export function imagine(view: MonkeyView, random: Random): MonkeyState {
  const places = placesOf(view);
  const slots = places.flatMap(({ size }, place) => new Array<number>(size).fill(place));
  const cards = shuffle(random, unseenCards(view));
  const faults = (place: number): number => faultsAt(view, itemAt(places, place), heldAt(cards, slots, place));
  repair(cards, slots, faults, random);
  mix(cards, slots, faults, random);
  return stateOf(view, places, place => heldAt(cards, slots, place));
}

const heldAt = (cards: readonly Card[], slots: readonly number[], place: number): Card[] =>
  cards.filter((_, i) => slots[i] === place);

function placesOf(view: MonkeyView): Place[] {
  const hidden: Place[] = view.others.map(({ seat, cards }) => ({ seat, size: cards }));
  const dealt = hidden.some(place => place.size > 0) || (view.hand?.length ?? 0) > 0;
  return dealt && view.removed === null ? [...hidden, { seat: null, size: 1 }] : hidden;
}

function unseenCards(view: MonkeyView): Card[] {
  const seen = new Set([...(view.hand ?? []), ...view.pairs.flat(), ...(view.removed ? [view.removed] : [])]);
  const dealt = view.hand?.length || view.others.some(other => other.cards > 0);
  return dealt ? PACK.filter(card => !seen.has(card)) : [];
}

/** Pairs in a hand that can have none, and cards that cannot lie here. */
function faultsAt(view: MonkeyView, { seat }: Place, held: readonly Card[]): number {
  const pairs = seat !== null && view.drawn.includes(seat) ? held.length - new Set(held.map(rankNameOf)).size : 0;
  const strayed = view.seen.filter(({ card, at }) => held.includes(card) && (seat === null || !at.includes(seat)));
  return pairs + strayed.length;
}

type Faults = (place: number) => number;

const allFaults = (slots: readonly number[], faults: Faults): number =>
  [...new Set(slots)].reduce((sum, place) => sum + faults(place), 0);

/** Exchanges that never make it worse, until nothing is wrong. Now and then one that does, so that it cannot get stuck. */
function repair(cards: Card[], slots: readonly number[], faults: Faults, random: Random): void {
  for (let wrong = allFaults(slots, faults); wrong > 0; ) {
    const change = exchange(cards, slots, faults, random);
    if (change.faults <= 0 || random.below(50) === 0) wrong += change.faults;
    else change.undo();
  }
}

function mix(cards: Card[], slots: readonly number[], faults: Faults, random: Random): void {
  for (let step = 0; step < 8 * cards.length; step++) {
    const change = exchange(cards, slots, faults, random);
    if (change.faults > 0) change.undo();
  }
}

/** Two or three cards change places; what that does to the faults, and how to take it back. */
function exchange(
  cards: Card[],
  slots: readonly number[],
  faults: Faults,
  random: Random,
): { faults: number; undo: () => void } {
  const at = Array.from({ length: 2 + random.below(2) }, () => random.below(cards.length));
  if (new Set(at).size < at.length) return { faults: 0, undo: () => {} };
  const places = [...new Set(at.map(i => itemAt(slots, i)))];
  const count = (): number => places.reduce((sum, place) => sum + faults(place), 0);
  const before = count();
  rotate(cards, at);
  return { faults: count() - before, undo: () => rotate(cards, at.toReversed()) };
}

function rotate(cards: Card[], at: readonly number[]): void {
  const first = itemAt(cards, itemAt(at, 0));
  at.forEach((i, k) => {
    cards[i] = k + 1 < at.length ? itemAt(cards, itemAt(at, k + 1)) : first;
  });
}

function stateOf(view: MonkeyView, places: readonly Place[], held: (place: number) => Card[]): MonkeyState {
  const count = view.others.length + (view.seat === null ? 0 : 1);
  const at = (seat: Seat | null): Card[] => held(places.findIndex(place => place.seat === seat));
  return {
    count,
    dealer: view.dealer,
    removed: view.removed ?? at(null)[0] ?? null,
    hands: allSeats(count).map(seat => (seat === view.seat ? assertDefined(view.hand) : sorted(at(seat)))),
    thrown: view.pairs,
    turn: view.turnOf,
    drawing: view.drawing,
    drawn: view.drawn,
    sightings: allSeats(count).map(seat => (seat === view.seat ? view.seen : [])),
    out: view.out,
    turns: view.turns,
  };
}
