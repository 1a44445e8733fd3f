/** Shouts: the verdict, found by replaying the turn backwards, and its effects. */
import { replaceAt, without } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, CARDS_PER_BOOK, type Card, cardOf, isOne, rankOf, sortCards } from './cards.ts';
import { andThen, type KitEvent, type KitStep, stepWith } from './events.ts';
import { addNotes, type KittenSource, type MovedPile, type Note, noteNoOnes } from './notes.ts';
import { type Cards, hasCards, type KitState, type PendingDraw, type Piles, type ShoutWindow } from './state.ts';
import { endTurn, finishTurn, refillHand, startNextTurn } from './turn.ts';

export const deedsInTurn = (state: KitState, { seat, since }: ShoutWindow): Note[] =>
  state.notes.slice(since).filter(note => note.seat === seat || note.is === 'last');

export type ShoutVerdict =
  | { readonly is: 'mistake'; readonly first: number }
  | { readonly is: 'late'; readonly card: Card }
  | { readonly is: 'false' };

export function judgeShout(state: KitState, window: ShoutWindow): ShoutVerdict {
  const deeds = deedsInTurn(state, window);
  const first = firstMistakeIndex(deeds, itemAt(state.hands, window.seat));
  if (first >= 0) return { is: 'mistake', first };
  const card = findLateOne(deeds, itemAt(state.held, window.seat));
  return card === undefined ? { is: 'false' } : { is: 'late', card };
}

/** KK-8; -1 if there is none. */
export function firstMistakeIndex(deeds: readonly Note[], hand: Cards): number {
  let first = -1;
  let held = hand;
  for (let i = deeds.length - 1; i >= 0; i--) {
    held = handBefore(itemAt(deeds, i), held);
    if (isWrong(itemAt(deeds, i), held)) first = i;
  }
  return first;
}

function handBefore(note: Note, hand: Cards): Cards {
  switch (note.is) {
    case 'anew':
    case 'last':
      return [];
    case 'drew':
      return note.card === null ? hand : without(hand, note.card);
    case 'played':
      return note.from === null ? [...hand, note.card] : hand;
    case 'laid':
      return [...hand, note.card];
    default:
      return hand;
  }
}

function isWrong(note: Note, held: Cards): boolean {
  if (note.is !== 'played' && note.is !== 'laid' && note.is !== 'passed') return false;
  const isPlayOfOne = note.is === 'played' && isOne(note.card);
  return note.plain !== null || (!isPlayOfOne && held.some(isOne));
}

/** KK-23r */
const findLateOne = (deeds: readonly Note[], held: Cards): Card | undefined =>
  deeds.flatMap(note => (note.is === 'played' && held.includes(note.card) ? [note.card] : []))[0];

/** About 1s in the hand, after all has gone back. */
export function onesRevealed(deeds: readonly Note[], verdict: ShoutVerdict): 'none' | 'some' | undefined {
  if (verdict.is !== 'mistake') return provesNoOnes(deeds) ? 'none' : undefined;
  const wrong = itemAt(deeds, verdict.first);
  if (deeds.slice(verdict.first).some(note => note.is === 'anew' || note.is === 'last')) return undefined;
  if (!isVisibleMistake(wrong)) return 'some';
  return provesNoOnes(deeds.slice(0, verdict.first)) ? 'none' : undefined;
}

export const isVisibleMistake = (note: Note): boolean => 'plain' in note && note.plain !== null;

/** Shown by a right play of another card, unless cards have come since. */
function provesNoOnes(deeds: readonly Note[]): boolean {
  const latest = deeds.findLast(
    note =>
      note.is === 'anew' || note.is === 'drew' || note.is === 'laid' || (note.is === 'played' && !isOne(note.card)),
  );
  return latest?.is === 'laid' || latest?.is === 'played';
}

const CLAUSES = { mistake: 'KK-8', late: 'KK-23r', false: 'KK-20r' } as const;

export function applyShout(state: KitState, seat: Seat, at: Seat): KitStep {
  const deeds = deedsInTurn(state, assertDefined(state.window));
  const verdict = judgeShout(state, assertDefined(state.window));
  const heard = stepWith(state, { what: 'shout', clause: CLAUSES[verdict.is], seat, at, verdict: verdict.is });
  const undone = andThen(heard, now =>
    verdict.is === 'mistake' ? undoDeeds(now, at, deeds.slice(verdict.first)) : stepWith(now),
  );
  const known = andThen(undone, now => stepWith(noteOnesRevealed(now, at, deeds, verdict)));
  return andThen(known, now => (verdict.is === 'false' ? payFalseShout(now, seat, at) : payMistake(now, seat, at)));
}

function noteOnesRevealed(state: KitState, seat: Seat, deeds: readonly Note[], verdict: ShoutVerdict): KitState {
  const told = onesRevealed(deeds, verdict);
  if (told === 'some' && !state.last) return addNotes(state, { is: 'ones', seat, held: 'some' });
  return told === 'none' ? noteNoOnes(state, seat) : state;
}

const payMistake = (state: KitState, by: Seat, from: Seat): KitStep =>
  startDraw({ ...state, window: null }, { by, from, clause: 'KK-8', ends: state.acted });

const payFalseShout = (state: KitState, shouter: Seat, accused: Seat): KitStep =>
  state.falseShout === 'silence'
    ? stepWith({ ...state, silent: [...state.silent, shouter].sort() })
    : startDraw(state, { by: accused, from: shouter, clause: 'KK-20r', ends: false });

/** KK-19r */
const startDraw = (state: KitState, drawing: PendingDraw): KitStep =>
  itemAt(state.hands, drawing.from).length > 0 ? stepWith({ ...state, drawing }) : settleShout(state, drawing);

/** A drawn 1 is no longer held by its former owner. */
export function drawCard(state: KitState, card: Card): KitStep {
  const { by, from, clause } = assertDefined(state.drawing);
  const taken = replaceAt(state.hands, from, without(itemAt(state.hands, from), card));
  const hands = replaceAt(taken, by, sortCards([...itemAt(taken, by), card]));
  const held = replaceAt(state.held, from, without(itemAt(state.held, from), card));
  const drew: Note = { is: 'drew', seat: by, from, card, open: state.last };
  const told: KitEvent = state.last
    ? { what: 'draws', clause, seat: by, from, card }
    : { what: 'draws', clause, seat: by, from, secret: { card }, seenBy: [by, from] };
  return andThen(stepWith(addNotes({ ...state, hands, held, drawing: null }, drew), told), now =>
    settleShout(now, assertDefined(state.drawing)),
  );
}

/** KK-15r: skips a seat that lost its last card. */
function settleShout(state: KitState, { from, ends, clause }: PendingDraw): KitStep {
  const isPaid = clause === 'KK-8' && state.rules > 1;
  if (ends) return isPaid ? finishTurn(clearHeldOnes(state, from)) : endTurn(state);
  return andThen(refillHand(isPaid ? clearHeldOnes(state, from) : state, from), now =>
    stepWith(hasCards(now, now.turn) ? now : startNextTurn(now)),
  );
}

/** KK-23r: a good shout settles every 1 in the hand or uncovered; 1s in the rows too. */
function clearHeldOnes(state: KitState, seat: Seat): KitState {
  const covered = itemAt(state.kittens, seat).flatMap(pile => pile.slice(0, -1));
  const unpaid = (ones: readonly Card[]): Card[] => ones.filter(card => covered.includes(card));
  const held = replaceAt(state.held, seat, unpaid(itemAt(state.held, seat)));
  const unsure = replaceAt(state.unsure, seat, unpaid(itemAt(state.unsure, seat)));
  return addNotes({ ...state, held, unsure }, { is: 'paid', seat });
}

type UndoState = { readonly state: KitState; readonly cards: readonly Card[]; readonly books: readonly string[] };

/** KK-19r: latest first. */
function undoDeeds(state: KitState, seat: Seat, deeds: readonly Note[]): KitStep {
  const undone = deeds.reduceRight<UndoState>((after, note) => undoDeed(after, seat, note), {
    state,
    cards: [],
    books: [],
  });
  const { cards, books } = undone;
  if (cards.length === 0) return stepWith(state);
  const points = undone.state.books.map((mine, other) => mine.length - itemAt(state.books, other).length);
  const kept = itemAt(undone.state.hands, seat).filter(card => cards.includes(card));
  const noted = kept.length > 0 ? addNotes(undone.state, { is: 'back', seat, cards: kept }) : undone.state;
  const told: KitEvent = { what: 'back', clause: 'KK-19r', seat, cards, books };
  return stepWith(noted, books.length > 0 ? { ...told, points } : told);
}

function undoDeed(after: UndoState, seat: Seat, note: Note): UndoState {
  if (note.is === 'laid')
    return { ...after, state: returnLaidCard(after.state, seat, note), cards: [note.card, ...after.cards] };
  if (note.is !== 'played') return after;
  const book = itemAt(BOOKS, bookOf(note.card));
  const books = after.state.books.some(taken => taken.includes(book)) ? [book, ...after.books] : after.books;
  const state = returnPlayedCard(removeFromRow(after.state, note.card), seat, note);
  return { state, cards: [note.card, ...after.cards], books };
}

/** In the last phase it is in the hand already. */
function returnLaidCard(state: KitState, seat: Seat, note: Note & { is: 'laid' }): KitState {
  if (state.last) return state;
  const kittens = replaceAt(state.kittens, seat, pilesBefore(itemAt(state.kittens, seat), note));
  return addToHand({ ...state, kittens }, seat, note.card);
}

function pilesBefore(piles: Piles, { on, moved }: Note & { is: 'laid' }): Piles {
  if (moved) return splitPile(piles, moved);
  return on === null ? piles.slice(0, -1) : replaceAt(piles, on, itemAt(piles, on).slice(0, -1));
}

/** KK-24r */
const splitPile = (piles: Piles, { pile, on, cards }: MovedPile): Piles =>
  replaceAt(replaceAt(piles, pile, itemAt(piles, on).slice(-cards)), on, itemAt(piles, on).slice(0, -cards));

const addToHand = (state: KitState, seat: Seat, card: Card): KitState => ({
  ...state,
  hands: replaceAt(state.hands, seat, sortCards([...itemAt(state.hands, seat), card])),
});

/** In the last phase Kittens return to the hand. */
function returnPlayedCard(state: KitState, seat: Seat, { card, from }: Note & { is: 'played' }): KitState {
  if (from === null || state.last) return addToHand(state, seat, card);
  return { ...state, kittens: replaceAt(state.kittens, seat, addToPile(itemAt(state.kittens, seat), card, from)) };
}

const addToPile = (piles: Piles, card: Card, { pile, lone }: KittenSource): Piles =>
  lone
    ? [...piles.slice(0, pile), [card], ...piles.slice(pile)]
    : replaceAt(piles, pile, [...itemAt(piles, pile), card]);

/** Also returns a taken book to its row. */
function removeFromRow(state: KitState, card: Card): KitState {
  const at = bookOf(card);
  const book = itemAt(BOOKS, at);
  const whole = Array.from({ length: CARDS_PER_BOOK }, (_, i) => cardOf(book, i + 1));
  const taken = state.books.some(books => books.includes(book));
  return {
    ...state,
    rows: replaceAt(state.rows, at, without(taken ? whole : itemAt(state.rows, at), card)),
    books: taken ? state.books.map(books => without(books, book)) : state.books,
    tens: rankOf(card) === CARDS_PER_BOOK ? replaceAt(state.tens, at, null) : state.tens,
  };
}
