/** What a chair has heard of one card. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from '../rules/apply.ts';
import { type Card, setOf } from '../rules/pack.ts';
import type { AliceViewWithHistory } from '../rules/view.ts';
import { isSpoken, startOfLastQuestions } from './memory.ts';

/**
 * asked, no: the seat did not have the card. got, took: it got the card openly, or as a forfeit the chair saw. drew:
 * it did not have it, and then drew an unseen card from a seat that may have had it.
 */
export type LastWord = {
  readonly what: 'asked' | 'no' | 'got' | 'took' | 'drew';
  /** The other seat involved. */
  readonly other: Seat;
  /** Put by then, this one included. */
  readonly questions: number;
};

export type CardHistory = {
  readonly card: Card;
  /** Whether the card can be there. */
  readonly seats: readonly { readonly can: boolean; readonly word?: LastWord }[];
  /** When the chair last saw where it was. */
  readonly seen?: { readonly seat: Seat; readonly word: LastWord };
  /** Put up to now. */
  readonly questions: number;
};

type HistoryDraft = {
  readonly card: Card;
  can: Set<Seat>;
  words: Map<Seat, LastWord>;
  seen?: CardHistory['seen'];
  questions: number;
};

/** Leaves out what follows from hand sizes. With a `span`, only the last questions and answers are recalled. */
export function cardHistoryOf(
  view: AliceViewWithHistory,
  card: Card,
  span: number = Number.POSITIVE_INFINITY,
): CardHistory {
  const start = startOfLastQuestions(view.history, span);
  const draft: HistoryDraft = { card, can: new Set(allSeats(view.sets.length)), words: new Map(), questions: 0 };
  view.history.forEach((event, at) => {
    if (event.what === 'ask') draft.questions += 1;
    if (at >= start || !isSpoken(event)) addEvent(draft, event);
  });
  const seats = allSeats(view.sets.length).map(seat => {
    const word = hasHand(view, seat) ? draft.words.get(seat) : undefined;
    return { can: draft.can.has(seat) && hasHand(view, seat), ...(word && { word }) };
  });
  return { card, seats, questions: draft.questions, ...(draft.seen && { seen: draft.seen }) };
}

const hasHand = ({ others, hand }: AliceViewWithHistory, seat: Seat): boolean =>
  (others.find(other => other.seat === seat)?.cards ?? assertDefined(hand).length) > 0;

function addEvent(draft: HistoryDraft, event: AliceEvent): void {
  const { card, can, words, questions } = draft;
  switch (event.what) {
    case 'hand':
      if (event.hand?.includes(card)) draft.can = new Set([event.seat]);
      else if (event.hand) can.delete(event.seat);
      break;
    case 'expose':
      if (event.card === card) can.clear();
      break;
    case 'complete':
      if (event.set === setOf(card)) can.clear();
      break;
    case 'ask':
      if (event.card === card) addLack(draft, event.seat, { what: 'asked', other: event.of, questions });
      break;
    case 'no':
      if (event.card === card) addLack(draft, event.seat, { what: 'no', other: event.to, questions });
      break;
    case 'give':
      if (event.card === card) addArrival(draft, event.to, { what: 'got', other: event.seat, questions });
      break;
    case 'forfeit':
      addForfeit(draft, event);
      break;
    case 'out':
      can.delete(event.seat);
      words.delete(event.seat);
  }
}

function addLack({ can, words }: HistoryDraft, seat: Seat, word: LastWord): void {
  can.delete(seat);
  words.set(seat, word);
}

function addArrival(draft: HistoryDraft, seat: Seat, word: LastWord): void {
  draft.can = new Set([seat]);
  draft.words = new Map([[seat, word]]);
  draft.seen = { seat, word };
}

/** An unseen forfeit may have been the card, if the seat that lost it may have had the card. */
function addForfeit(draft: HistoryDraft, { seat, to, card }: AliceEvent & { what: 'forfeit' }): void {
  const { questions } = draft;
  if (card === draft.card) addArrival(draft, to, { what: 'took', other: seat, questions });
  if (card !== undefined || !draft.can.has(seat) || draft.can.has(to)) return;
  draft.can.add(to);
  draft.words.set(to, { what: 'drew', other: seat, questions });
}

/** Returns undefined if several seats may have the card. */
export function certainSeat({ seats }: CardHistory): Seat | undefined {
  const places = seats.flatMap(({ can }, seat) => (can ? seat : []));
  return places.length === 1 ? itemAt(places, 0) : undefined;
}
