/** What a chair has heard of one card: with whom it can be, and by which word each of the others has it or not. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from '../rules/happenings.ts';
import { type Card, setOf } from '../rules/pack.ts';
import type { AliceSight } from '../rules/view.ts';
import { isSaid, startOf } from './memory.ts';

/**
 * The last that was heard of a seat and the card: they asked for it or said no to it, and so had it not; they got it before all
 * or took it as a forfeit that the chair saw; or they had it not and then drew a card unseen from somebody who may have had it.
 */
export type Word = {
  readonly what: 'asked' | 'no' | 'got' | 'took' | 'drew';
  /** Who asked, gave or lost. */
  readonly other: Seat;
  /** How many questions had been put by then, the one that told it among them. */
  readonly questions: number;
};

export type Heard = {
  readonly card: Card;
  /** By seat: whether the card can be there, and the last word of it. */
  readonly seats: readonly { readonly can: boolean; readonly word?: Word }[];
  /** When the chair last saw with whom it was, if ever. */
  readonly seen?: { readonly seat: Seat; readonly word: Word };
  /** How many questions have been put up to now. */
  readonly questions: number;
};

type Noting = { readonly card: Card; can: Set<Seat>; words: Map<Seat, Word>; seen?: Heard['seen']; questions: number };

/**
 * Cards are taken one by one: what follows from the number of cards in a hand is left out. Whoever recalls only the last so many
 * questions has forgotten who asked and who said no before them.
 */
export function heardOf(view: AliceSight, card: Card, span: number = Number.POSITIVE_INFINITY): Heard {
  const start = startOf(view.history, span);
  const noting: Noting = { card, can: new Set(allSeats(view.sets.length)), words: new Map(), questions: 0 };
  view.history.forEach((event, at) => {
    if (event.what === 'ask') noting.questions += 1;
    if (at >= start || !isSaid(event)) note(noting, event);
  });
  const seats = allSeats(view.sets.length).map(seat => {
    const word = hasHand(view, seat) ? noting.words.get(seat) : undefined;
    return { can: noting.can.has(seat) && hasHand(view, seat), ...(word && { word }) };
  });
  return { card, seats, questions: noting.questions, ...(noting.seen && { seen: noting.seen }) };
}

const hasHand = ({ others, hand }: AliceSight, seat: Seat): boolean =>
  (others.find(other => other.seat === seat)?.cards ?? assertDefined(hand).length) > 0;

function note(noting: Noting, event: AliceEvent): void {
  const { card, can, words, questions } = noting;
  switch (event.what) {
    case 'hand':
      if (event.hand?.includes(card)) noting.can = new Set([event.seat]);
      else if (event.hand) can.delete(event.seat);
      break;
    case 'expose':
      if (event.card === card) can.clear();
      break;
    case 'complete':
      if (event.set === setOf(card)) can.clear();
      break;
    case 'ask':
      if (event.card === card) lacks(noting, event.seat, { what: 'asked', other: event.of, questions });
      break;
    case 'no':
      if (event.card === card) lacks(noting, event.seat, { what: 'no', other: event.to, questions });
      break;
    case 'give':
      if (event.card === card) comes(noting, event.to, { what: 'got', other: event.seat, questions });
      break;
    case 'forfeit':
      noteForfeit(noting, event);
      break;
    case 'out':
      can.delete(event.seat);
      words.delete(event.seat);
  }
}

function lacks({ can, words }: Noting, seat: Seat, word: Word): void {
  can.delete(seat);
  words.set(seat, word);
}

function comes(noting: Noting, seat: Seat, word: Word): void {
  noting.can = new Set([seat]);
  noting.words = new Map([[seat, word]]);
  noting.seen = { seat, word };
}

/** A forfeit that the chair did not see may have been the card, if who lost it may have had it. */
function noteForfeit(noting: Noting, { seat, to, card }: AliceEvent & { what: 'forfeit' }): void {
  const { questions } = noting;
  if (card === noting.card) comes(noting, to, { what: 'took', other: seat, questions });
  if (card !== undefined || !noting.can.has(seat) || noting.can.has(to)) return;
  noting.can.add(to);
  noting.words.set(to, { what: 'drew', other: seat, questions });
}

/** The seat that must have it by these words alone; undefined if several may. */
export function mustHave({ seats }: Heard): Seat | undefined {
  const places = seats.flatMap(({ can }, seat) => (can ? seat : []));
  return places.length === 1 ? itemAt(places, 0) : undefined;
}
