/**
 * What a chair has noticed, as facts about where cards lay.
 *
 * Time is cut into epochs: every card that passes from hand to hand, or from a hand to the table or back, is a hop and
 * begins a new one. A world is then the hands after laying down and the card that made each hop. All that a chair knows
 * of it is how many cards each hand had, between whom the hops went, and where some cards lay or did not lie.
 */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from './happenings.ts';
import { type Card, cardsOfSet, isLeading, packOf, placeOf, setOf, wantedOf } from './pack.ts';
import type { AliceSight, AliceView } from './view.ts';

/** Cards go by their place in the pack. They lie with a seat, or on the table, whose number is the number of seats. */
export type CardNumber = number;
export type Lies = number;

export const setOfNumber = (card: CardNumber): number => Math.floor(card / 3) + 1;

/** The card is null if the chair did not see it. */
export type Hop = { readonly from: Lies; readonly to: Lies; readonly card: CardNumber | null };

export type Sighting = { readonly epoch: number; readonly card: CardNumber; readonly lies: Lies };

export type Facts = {
  readonly seats: number;
  readonly cards: number;
  /** How many cards each seat had in hand after laying down. */
  readonly sizes: number[];
  /** How many sets each seat laid down that the chair has not seen. */
  readonly hidden: number[];
  readonly hops: Hop[];
  /** Where cards lay, and where they did not. */
  readonly there: Sighting[];
  readonly notThere: Sighting[];
  /** Who had a Leading card in hand, one or more; in order of time. */
  readonly leads: { readonly epoch: number; readonly seat: Seat }[];
  /** Who is about to ask, and so does not hold both cards their set wants. */
  readonly asker: { readonly seat: Seat; readonly wants: readonly CardNumber[] } | null;
  /** Whether they begin with the deal, when nobody keeps a whole set in hand (AL-2). */
  readonly isFresh: boolean;
};

/** The facts of all that the chair has noticed since the deal. */
export function factsOf(view: AliceSight): Facts {
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
  for (const event of view.history) note(facts, event, laid);
  const [seat] = view.turn;
  if (seat !== undefined && facts.asker === null) noteLead(facts, seat);
  return facts;
}

export function askerIn(view: AliceView): Facts['asker'] {
  const [seat] = view.turn;
  const leading = seat === undefined ? null : itemAt(view.exposed, seat);
  return leading === null ? null : { seat: assertDefined(seat), wants: wantedOf(setOf(leading)).map(placeOf) };
}

function note(facts: Facts, event: AliceEvent, laid: readonly number[]): void {
  const table = facts.seats;
  switch (event.what) {
    case 'hand':
      facts.sizes[event.seat] = event.cards;
      for (const card of event.hand ?? []) noteThere(facts, card, laid.includes(setOf(card)) ? table : event.seat);
      break;
    case 'lay':
      facts.sizes[event.seat] = itemAt(facts.sizes, event.seat) - 3;
      if (event.set === undefined) facts.hidden[event.seat] = itemAt(facts.hidden, event.seat) + 1;
      else for (const card of cardsOfSet(event.set)) noteThere(facts, card, table);
      break;
    case 'expose':
      noteHop(facts, event.seat, table, event.card);
      break;
    case 'ask':
    case 'no':
      noteNotThere(facts, event.card, event.seat);
      break;
    case 'give':
      noteHop(facts, event.seat, event.to, event.card);
      break;
    case 'complete':
      for (const card of wantedOf(event.set)) noteHop(facts, event.seat, table, card);
      break;
    case 'lack':
    case 'pass':
      for (const card of packOf(facts.cards / 3).filter(isLeading)) noteNotThere(facts, card, event.seat);
      break;
    case 'forfeit':
      noteHop(facts, event.clause === 'AL-13' ? table : event.seat, event.to, event.card);
      break;
    case 'stop':
      noteLead(facts, event.seat);
  }
}

const noteLead = (facts: Facts, seat: Seat): number => facts.leads.push({ epoch: facts.hops.length, seat });

function noteThere(facts: Facts, card: Card, lies: Lies): void {
  facts.there.push({ epoch: facts.hops.length, card: placeOf(card), lies });
}

function noteNotThere(facts: Facts, card: Card, lies: Lies): void {
  facts.notThere.push({ epoch: facts.hops.length, card: placeOf(card), lies });
}

function noteHop(facts: Facts, from: Lies, to: Lies, card: Card | undefined): void {
  if (card !== undefined) noteThere(facts, card, from);
  facts.hops.push({ from, to, card: card === undefined ? null : placeOf(card) });
  if (card !== undefined) noteThere(facts, card, to);
}
