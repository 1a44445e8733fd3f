import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, PACK } from '../../pack/pack.ts';
import { sortHand } from './play.ts';
import { drawSource, isOver, type MonkeyState, rankNameOf, type Sighting } from './state.ts';

/** What a chair can know. */
export type MonkeyView = View & {
  readonly hand?: readonly Card[];
  readonly table: { readonly pairs: readonly (readonly [Card, Card])[] };
  readonly dealer: Seat | null;
  readonly turnOf: Seat;
  readonly drawing: boolean;
  /** The seat from which the seat to play would draw. */
  readonly drawsFrom: Seat;
  readonly pairs: readonly (readonly [Card, Card])[];
  /** They have no pair between turns. */
  readonly drawn: readonly Seat[];
  /** By seat: the rank paired by its last draw, of which it has no card now. */
  readonly paired: readonly (string | null)[];
  /** Drawn from this seat, and where they may be now. */
  readonly seen: readonly Sighting[];
  readonly out: readonly Seat[];
  readonly turns: number;
  /** MO-10r: shown at the end. */
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
    drawsFrom: drawSource(state, state.turn),
    pairs: state.thrown,
    drawn: state.drawn,
    paired: state.paired,
    seen: chair === null ? [] : itemAt(state.sightings, chair),
    out: state.out,
    turns: state.turns,
    removed: over ? state.removed : null,
  };
}

/** Null: the place of the removed card. */
type Place = { readonly seat: Seat | null; readonly size: number };

/**
 * A random layout, exchanged until no seat that has drawn has a pair and every card seen lies where it may. Many fair
 * exchanges that keep it so then make all such layouts equally likely.
 */
export function imagine(view: MonkeyView, random: Random): MonkeyState {
  const places = placesOf(view);
  const slots = places.flatMap(({ size }, place) => new Array<number>(size).fill(place));
  const cards = shuffle(random, unseenCards(view));
  const faults = (place: number): number => countFaultsAt(view, itemAt(places, place), cardsAt(cards, slots, place));
  repair(cards, slots, faults, random);
  mixFairly(cards, slots, faults, random);
  return stateOf(view, places, place => cardsAt(cards, slots, place));
}

const cardsAt = (cards: readonly Card[], slots: readonly number[], place: number): Card[] =>
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

/** Counts forbidden pairs, and cards that cannot lie here. */
function countFaultsAt(view: MonkeyView, { seat }: Place, held: readonly Card[]): number {
  const strayed = view.seen.filter(({ card, at }) => held.includes(card) && (seat === null || !at.includes(seat)));
  if (seat === null || !view.drawn.includes(seat)) return strayed.length;
  const ranks = held.map(rankNameOf);
  const leftOver = ranks.filter(rank => rank === view.paired[seat]);
  return strayed.length + leftOver.length + ranks.length - new Set(ranks).size;
}

type CountFaults = (place: number) => number;

const countAllFaults = (slots: readonly number[], faults: CountFaults): number =>
  [...new Set(slots)].reduce((sum, place) => sum + faults(place), 0);

/** Now and then accepts an exchange that makes things worse, so that it cannot get stuck. */
function repair(cards: Card[], slots: readonly number[], faults: CountFaults, random: Random): void {
  for (let faultCount = countAllFaults(slots, faults); faultCount > 0; ) {
    const change = exchangeCards(cards, slots, faults, random);
    if (change.faults <= 0 || random.below(50) === 0) faultCount += change.faults;
    else change.undo();
  }
}

function mixFairly(cards: Card[], slots: readonly number[], faults: CountFaults, random: Random): void {
  for (let step = 0; step < 8 * cards.length; step++) {
    const change = exchangeCards(cards, slots, faults, random);
    if (change.faults > 0) change.undo();
  }
}

/** Exchanges two or three cards; returns the change in faults and an undo. */
function exchangeCards(
  cards: Card[],
  slots: readonly number[],
  faults: CountFaults,
  random: Random,
): { faults: number; undo: () => void } {
  const at = Array.from({ length: 2 + random.below(2) }, () => random.below(cards.length));
  if (new Set(at).size < at.length) return { faults: 0, undo: () => {} };
  const places = [...new Set(at.map(i => itemAt(slots, i)))];
  const count = (): number => places.reduce((sum, place) => sum + faults(place), 0);
  const before = count();
  rotateCards(cards, at);
  return { faults: count() - before, undo: () => rotateCards(cards, at.toReversed()) };
}

function rotateCards(cards: Card[], at: readonly number[]): void {
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
    hands: allSeats(count).map(seat => (seat === view.seat ? assertDefined(view.hand) : sortHand(at(seat)))),
    thrown: view.pairs,
    turn: view.turnOf,
    drawing: view.drawing,
    drawn: view.drawn,
    paired: view.paired,
    sightings: allSeats(count).map(seat => (seat === view.seat ? view.seen : [])),
    out: view.out,
    turns: view.turns,
  };
}
