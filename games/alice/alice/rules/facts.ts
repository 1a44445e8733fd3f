/**
 * What a chair knows of where cards lay. Every card that passes between hands, or between a hand and the table, is a
 * hop and begins a new epoch. A world is the hands after laying down and the card of each hop. A chair knows hand
 * sizes, between whom the hops went, and where some cards lay or did not lie.
 */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from './apply.ts';
import { type Card, cardsOfSet, isLeading, packOf, packPlaceOf, setOf, wantedOf } from './pack.ts';
import type { AliceView, AliceViewWithHistory } from './view.ts';

/** Its place in the pack. A card lies with a seat, or on the table, whose number is the number of seats. */
export type CardNumber = number;
export type CardLocation = number;

export const setOfNumber = (card: CardNumber): number => Math.floor(card / 3) + 1;

/** Null if the chair did not see the card. */
export type Hop = { readonly from: CardLocation; readonly to: CardLocation; readonly card: CardNumber | null };

export type Sighting = { readonly epoch: number; readonly card: CardNumber; readonly lies: CardLocation };

export type Facts = {
  readonly seats: number;
  readonly cards: number;
  /** Hand sizes after laying down. */
  readonly sizes: number[];
  /** By seat: sets laid down that the chair has not seen. */
  readonly hidden: number[];
  readonly hops: Hop[];
  readonly there: Sighting[];
  readonly notThere: Sighting[];
  /** Seats with a Leading card in hand, in order of time. */
  readonly leads: { readonly epoch: number; readonly seat: Seat }[];
  /** About to ask, so it does not hold both cards its set wants. */
  readonly asker: { readonly seat: Seat; readonly wants: readonly CardNumber[] } | null;
  /** They begin with the deal, when no seat keeps a whole set in hand (AL-2). */
  readonly isFresh: boolean;
};

/** Collects the facts from all events since the deal. */
export function factsOfHistory(view: AliceViewWithHistory): Facts {
  const facts: Facts = {
    seats: view.sets.length,
    cards: view.history.reduce((sum, event) => sum + (event.what === 'hand' ? event.cards : 0), 0),
    sizes: view.sets.map(() => 0),
    hidden: view.sets.map(() => 0),
    hops: [],
    there: [],
    notThere: [],
    leads: [],
    asker: askerIn(view),
    isFresh: true,
  };
  const laid = view.history.flatMap(event => (event.what === 'lay' ? (event.set ?? []) : []));
  for (const event of view.history) addEvent(facts, event, laid);
  const [seat] = view.turn;
  if (seat !== undefined && facts.asker === null) addLead(facts, seat);
  return facts;
}

export function askerIn(view: AliceView): Facts['asker'] {
  const [seat] = view.turn;
  const leading = seat === undefined ? null : itemAt(view.exposed, seat);
  return leading === null ? null : { seat: assertDefined(seat), wants: wantedOf(setOf(leading)).map(packPlaceOf) };
}

function addEvent(facts: Facts, event: AliceEvent, laid: readonly number[]): void {
  const table = facts.seats;
  switch (event.what) {
    case 'hand':
      facts.sizes[event.seat] = event.cards;
      for (const card of event.hand ?? []) addThere(facts, card, laid.includes(setOf(card)) ? table : event.seat);
      break;
    case 'lay':
      facts.sizes[event.seat] = itemAt(facts.sizes, event.seat) - 3;
      if (event.set === undefined) facts.hidden[event.seat] = itemAt(facts.hidden, event.seat) + 1;
      else for (const card of cardsOfSet(event.set)) addThere(facts, card, table);
      break;
    case 'expose':
      addHop(facts, event.seat, table, event.card);
      break;
    case 'ask':
    case 'no':
      addNotThere(facts, event.card, event.seat);
      break;
    case 'give':
      addHop(facts, event.seat, event.to, event.card);
      break;
    case 'complete':
      for (const card of wantedOf(event.set)) addHop(facts, event.seat, table, card);
      break;
    case 'lack':
    case 'pass':
      for (const card of packOf(facts.cards / 3).filter(isLeading)) addNotThere(facts, card, event.seat);
      break;
    case 'forfeit':
      addHop(facts, event.clause === 'AL-13' ? table : event.seat, event.to, event.card);
      break;
    case 'stop':
      addLead(facts, event.seat);
  }
}

const addLead = (facts: Facts, seat: Seat): number => facts.leads.push({ epoch: facts.hops.length, seat });

function addThere(facts: Facts, card: Card, lies: CardLocation): void {
  facts.there.push({ epoch: facts.hops.length, card: packPlaceOf(card), lies });
}

function addNotThere(facts: Facts, card: Card, lies: CardLocation): void {
  facts.notThere.push({ epoch: facts.hops.length, card: packPlaceOf(card), lies });
}

function addHop(facts: Facts, from: CardLocation, to: CardLocation, card: Card | undefined): void {
  if (card !== undefined) addThere(facts, card, from);
  facts.hops.push({ from, to, card: card === undefined ? null : packPlaceOf(card) });
  if (card !== undefined) addThere(facts, card, to);
}

const CARDS_PER_SET = 3;

/** Needs no history: only where cards lie now, and what may not be asked again. */
export function factsOfView(view: AliceView): Facts {
  const seats = view.sets.length;
  const sizes = allSeats(seats).map(seat => handSize(view, seat));
  const [seat] = view.turn;
  const asker = askerIn(view);
  return {
    seats,
    cards: countCards(view, sizes),
    sizes,
    hidden: view.sets.map((sets, other) => sets - knownSets(view, other).length),
    hops: [],
    there: [
      ...sightings(view.hand ?? [], view.seat ?? seats),
      ...sightings(
        view.exposed.filter(card => card !== null),
        seats,
      ),
      ...sightings(
        allSeats(seats).flatMap(other => knownSets(view, other).flatMap(cardsOfSet)),
        seats,
      ),
    ],
    notThere: view.barred.flatMap(({ of, card }) => sightings([card], of)),
    leads: seat !== undefined && asker === null ? [{ epoch: 0, seat }] : [],
    asker,
    isFresh: false,
  };
}

const handSize = (view: AliceView, seat: Seat): number =>
  view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;

const countCards = ({ exposed, sets }: AliceView, sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size, 0) +
  exposed.filter(card => card !== null).length +
  CARDS_PER_SET * sets.reduce((sum, made) => sum + made, 0);

/** Returns sets by number, as far as the chair sees them or has seen them completed. */
const knownSets = ({ finished, won }: AliceView, seat: Seat): number[] => [
  ...new Set([...itemAt(finished, seat).filter(set => set !== null), ...itemAt(won, seat)]),
];

const sightings = (cards: readonly Card[], lies: CardLocation): Sighting[] =>
  cards.map(card => ({ epoch: 0, card: packPlaceOf(card), lies }));
