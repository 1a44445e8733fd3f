/**
 * What a chair has noticed, as facts about where cards lay.
 *
 * Time is cut into epochs: every card that passes from hand to hand, or from a hand to the table or back, is a hop and
 * begins a new one. A world is then the hands after laying down and the card that made each hop. All that a chair knows
 * of it is how many cards each hand had, between whom the hops went, and where some cards lay or did not lie.
 */
import type { Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import type { AliceHappening } from './happenings.ts';
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
    cards: view.history.reduce((sum, happening) => sum + (happening.what === 'hand' ? happening.cards : 0), 0),
    sizes: view.sets.map(() => 0),
    hidden: view.sets.map(() => 0),
    hops: [],
    there: [],
    notThere: [],
    leads: [],
    asker: askerIn(view),
    isFresh: true,
  };
  const laid = view.history.flatMap(happening => (happening.what === 'lay' ? (happening.set ?? []) : []));
  for (const happening of view.history) note(facts, happening, laid);
  const [seat] = view.turn;
  if (seat !== undefined && facts.asker === null) noteLead(facts, seat);
  return facts;
}

export function askerIn(view: AliceView): Facts['asker'] {
  const [seat] = view.turn;
  const leading = seat === undefined ? null : nth(view.exposed, seat);
  return leading === null ? null : { seat: must(seat), wants: wantedOf(setOf(leading)).map(placeOf) };
}

function note(facts: Facts, happening: AliceHappening, laid: readonly number[]): void {
  const table = facts.seats;
  switch (happening.what) {
    case 'hand':
      facts.sizes[happening.seat] = happening.cards;
      for (const card of happening.hand ?? [])
        noteThere(facts, card, laid.includes(setOf(card)) ? table : happening.seat);
      break;
    case 'lay':
      facts.sizes[happening.seat] = nth(facts.sizes, happening.seat) - 3;
      if (happening.set === undefined) facts.hidden[happening.seat] = nth(facts.hidden, happening.seat) + 1;
      else for (const card of cardsOfSet(happening.set)) noteThere(facts, card, table);
      break;
    case 'expose':
      noteHop(facts, happening.seat, table, happening.card);
      break;
    case 'ask':
    case 'no':
      noteNotThere(facts, happening.card, happening.seat);
      break;
    case 'give':
      noteHop(facts, happening.seat, happening.to, happening.card);
      break;
    case 'complete':
      for (const card of wantedOf(happening.set)) noteHop(facts, happening.seat, table, card);
      break;
    case 'lack':
    case 'pass':
      for (const card of packOf(facts.cards / 3).filter(isLeading)) noteNotThere(facts, card, happening.seat);
      break;
    case 'forfeit':
      noteHop(facts, happening.clause === 'AL-13' ? table : happening.seat, happening.to, happening.card);
      break;
    case 'stop':
      noteLead(facts, happening.seat);
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
