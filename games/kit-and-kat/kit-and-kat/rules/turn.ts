/** The course of a turn, and the last phase. */
import { replaceAt, without } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, CARDS_PER_BOOK, type Card, isOne, rankOf, sortCards } from './cards.ts';
import { andThen, type KitEvent, type KitStep, stepWith } from './events.ts';
import type { Lay } from './judge.ts';
import {
  addNotes,
  dropOldNotes,
  hasUnseenDraw,
  type KittenSource,
  type Note,
  noteNoOnes,
  type VisibleMistake,
} from './notes.ts';
import {
  hasCards,
  hasUncoveredOne,
  isInOrder,
  isOver,
  type KitState,
  type Piles,
  scoresOf,
  seatAfter,
} from './state.ts';

/** Skips seats without cards (KK-15r). */
function nextSeat(state: KitState): Seat {
  let seat = seatAfter(state, state.turn);
  while (!hasCards(state, seat)) seat = seatAfter(state, seat);
  return seat;
}

export const startNextTurn = (state: KitState): KitState =>
  dropOldNotes({ ...state, turn: nextSeat(state), acted: false });

/** Before the refill: a 1 from the new packet was not held (KK-23r). */
export function endTurn(state: KitState): KitStep {
  const seat = state.turn;
  return finishTurn(addNotes(recordHeldOnes(state, seat), { is: 'ended', seat }));
}

export const finishTurn = (state: KitState): KitStep =>
  andThen(refillHand(state, state.turn), after => stepWith(startNextTurn(after)));

function recordHeldOnes(state: KitState, seat: Seat): KitState {
  const ones = itemAt(state.hands, seat).filter(isOne);
  if (ones.length === 0) return state;
  const held = sortCards([...new Set([...itemAt(state.held, seat), ...ones])]);
  return { ...state, held: replaceAt(state.held, seat, held) };
}

/** KK-2, KK-12r */
export function refillHand(state: KitState, seat: Seat): KitStep {
  if (state.last || itemAt(state.hands, seat).length > 0 || isOver(state)) return stepWith(state);
  const [packet, ...packets] = state.packets;
  if (packet === undefined) return startLastPhase(addNotes(state, { is: 'anew', seat, cards: 0 }));
  const taken = { ...state, hands: replaceAt(state.hands, seat, packet), packets };
  return stepWith(addNotes(taken, { is: 'anew', seat, cards: packet.length }), {
    what: 'packet',
    clause: 'KK-12r',
    seat,
    left: packets.length,
    secret: { cards: packet },
    seenBy: [seat],
  });
}

/** KK-9 */
function startLastPhase(state: KitState): KitStep {
  if (state.hands.some(hand => hand.length > 0)) return stepWith(state);
  const hands = state.kittens.map(piles => sortCards(piles.flat()));
  const opened = { ...state, hands, kittens: state.kittens.map(() => []), last: true };
  return stepWith(addNotes(opened, { is: 'last', seat: null }), { what: 'last', clause: 'KK-9' });
}

/** The first deed of a turn closes the window on the turn before (KK-18r, KK-20r). */
function recordDeed(state: KitState, note: Note & { seat: Seat }): KitState {
  if (state.acted) return addNotes(state, note);
  const window = { seat: note.seat, since: state.notes.length };
  return addNotes({ ...state, window, silent: [], acted: true }, note);
}

export function playCard(state: KitState, seat: Seat, card: Card): KitStep {
  const from = kittenSource(itemAt(state.kittens, seat), card);
  const played = recordDeed(state, { is: 'played', seat, card, from, plain: visibleMistakeOf(state, seat, card) });
  const left = from === null ? removeFromHand(played, seat, card) : removeFromPile(played, seat, from);
  const told = stepWith(addToRow(left, seat, card), {
    what: 'plays',
    clause: 'KK-10',
    seat,
    card,
    from: from ? 'kittens' : 'hand',
  });
  const counted = andThen(told, now => takeBook(now, seat, card));
  return andThen(counted, now => afterPlay(now, seat, card));
}

function visibleMistakeOf(state: KitState, seat: Seat, card: Card): VisibleMistake | null {
  if (!isInOrder(state, card)) return 'order';
  return !isOne(card) && hasUncoveredOne(state, seat) ? 'kitten' : null;
}

function kittenSource(piles: Piles, card: Card): KittenSource | null {
  const pile = piles.findIndex(cards => cards.at(-1) === card);
  return pile < 0 ? null : { pile, lone: itemAt(piles, pile).length === 1 };
}

/** If the hand has drawn unseen, others cannot tell how long a 1 was in it (KK-23r). */
function removeFromHand(state: KitState, seat: Seat, card: Card): KitState {
  const hands = replaceAt(state.hands, seat, without(itemAt(state.hands, seat), card));
  if (!isOne(card) || state.last || !hasUnseenDraw(state.notes, seat)) return { ...state, hands };
  return {
    ...state,
    hands,
    unsure: replaceAt(state.unsure, seat, [...without(itemAt(state.unsure, seat), card), card]),
  };
}

function removeFromPile(state: KitState, seat: Seat, { pile }: KittenSource): KitState {
  const piles = itemAt(state.kittens, seat).map((cards, i) => (i === pile ? cards.slice(0, -1) : cards));
  const left = piles.filter(cards => cards.length > 0);
  return { ...state, kittens: replaceAt(state.kittens, seat, left) };
}

function addToRow(state: KitState, seat: Seat, card: Card): KitState {
  const book = bookOf(card);
  const rows = replaceAt(state.rows, book, sortCards([...itemAt(state.rows, book), card]));
  return { ...state, rows, tens: rankOf(card) === CARDS_PER_BOOK ? replaceAt(state.tens, book, seat) : state.tens };
}

/** KK-7, KK-21r */
function takeBook(state: KitState, seat: Seat, card: Card): KitStep {
  const book = bookOf(card);
  if (itemAt(state.rows, book).length < CARDS_PER_BOOK) return stepWith(state);
  const taker = state.tens[book] ?? seat;
  const books = replaceAt(state.books, taker, [...itemAt(state.books, taker), itemAt(BOOKS, book)]);
  const taken = { ...state, rows: replaceAt(state.rows, book, []), books };
  const clause = rankOf(card) === CARDS_PER_BOOK ? 'KK-7' : 'KK-21r';
  const points = state.books.map((_, other) => (other === taker ? 1 : 0));
  return stepWith(taken, { what: 'book', clause, seat: taker, book: itemAt(BOOKS, book), points });
}

function afterPlay(state: KitState, seat: Seat, card: Card): KitStep {
  if (isOver(state)) return stepWith(state, endEvent(state));
  const learned = isOne(card) ? state : noteIfNoOnes(state, seat);
  return andThen(refillHand(learned, seat), now => (hasCards(now, seat) ? stepWith(now) : endTurn(now)));
}

/** Where mistakes are refused, any other play shows that the hand has no 1. */
const noteIfNoOnes = (state: KitState, seat: Seat): KitState =>
  state.mistakes === 'refused' ? noteNoOnes(state, seat) : state;

function endEvent(state: KitState): KitEvent {
  const winners = winnersOf(state);
  return { what: 'ends', clause: winners.length > 1 ? 'KK-22r' : 'KK-7', winners };
}

export function winnersOf(state: KitState): Seat[] {
  const scores = scoresOf(state);
  const most = Math.max(...scores);
  return scores.flatMap((books, seat) => (books === most ? [seat] : []));
}

export function layCard(state: KitState, seat: Seat, play: Lay): KitStep {
  const { card } = play;
  const { piles, told, ...noted } = 'move' in play ? movePile(state, seat, play) : coverPile(state, seat, play);
  const plain = isOne(card) ? 'laid' : hasUncoveredOne(state, seat) ? 'kitten' : null;
  const left = removeFromHand(recordDeed(state, { is: 'laid', seat, card, plain, ...noted }), seat, card);
  const laid = noteIfNoOnes({ ...left, kittens: replaceAt(state.kittens, seat, piles) }, seat);
  return andThen(stepWith(laid, { what: 'lays', seat, card, ...told }), endTurn);
}

type LayResult = Pick<Note & { is: 'laid' }, 'on' | 'moved'> & {
  readonly piles: Piles;
  readonly told: Pick<KitEvent & { what: 'lays' }, 'clause' | 'covers' | 'moved'>;
};

function coverPile({ kittens }: KitState, seat: Seat, { card, on }: Extract<Lay, { on: unknown }>): LayResult {
  const piles = itemAt(kittens, seat);
  if (on === null) return { piles: [...piles, [card]], told: { clause: 'KK-5', covers: null }, on };
  const covers = assertDefined(itemAt(piles, on).at(-1));
  return { piles: replaceAt(piles, on, [...itemAt(piles, on), card]), told: { clause: 'KK-6', covers }, on };
}

/** KK-24r */
function movePile(
  { kittens }: KitState,
  seat: Seat,
  { card, move: [pile, on] }: Extract<Lay, { move: unknown }>,
): LayResult {
  const piles = itemAt(kittens, seat);
  const [going, under] = [itemAt(piles, pile), itemAt(piles, on)];
  const told = {
    clause: 'KK-24r',
    covers: null,
    moved: { top: assertDefined(going.at(-1)), on: assertDefined(under.at(-1)) },
  };
  const moved = { pile, on, cards: going.length };
  return { piles: replaceAt(replaceAt(piles, on, [...under, ...going]), pile, [card]), told, on: null, moved };
}

export function pass(state: KitState, seat: Seat): KitStep {
  const passed = recordDeed(state, { is: 'passed', seat, plain: hasUncoveredOne(state, seat) ? 'kitten' : null });
  return andThen(stepWith(passed, { what: 'passes', clause: state.last ? 'KK-16r' : 'KK-15r', seat }), endTurn);
}
