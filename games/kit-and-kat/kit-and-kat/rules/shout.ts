/** "Kit-and-Kat!": what a shout brings about, and the card drawn for it. */
import { replaceAt, without } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, type Card, cardOf, inOrder, RANKS, rankOf } from './cards.ts';
import { andThen, type KitEvent, type KitStep, step } from './happenings.ts';
import { type Kitten, type Moved, type Note, noteDown, noteNoOnes } from './notes.ts';
import { type Drawing, hasCards, type Piles, type State } from './state.ts';
import { endTurn, leaveTurn, passTurn, refill } from './turn.ts';
import { doingsOf, judgeShout, onesTold, type Verdict } from './window.ts';

const CLAUSES = { mistake: 'KK-8', late: 'KK-23r', false: 'KK-20r' } as const;

export function shout(state: State, seat: Seat, at: Seat): KitStep {
  const doings = doingsOf(state, assertDefined(state.window));
  const verdict = judgeShout(state, assertDefined(state.window));
  const heard = step(state, { what: 'shout', clause: CLAUSES[verdict.is], seat, at, verdict: verdict.is });
  const undone = andThen(heard, now =>
    verdict.is === 'mistake' ? goBack(now, at, doings.slice(verdict.first)) : step(now),
  );
  const known = andThen(undone, now => step(tellOnes(now, at, doings, verdict)));
  return andThen(known, now => (verdict.is === 'false' ? payFalseShout(now, seat, at) : payMistake(now, seat, at)));
}

function tellOnes(state: State, seat: Seat, doings: readonly Note[], verdict: Verdict): State {
  const told = onesTold(doings, verdict);
  if (told === 'some' && !state.last) return noteDown(state, { is: 'ones', seat, held: 'some' });
  return told === 'none' ? noteNoOnes(state, seat) : state;
}

const payMistake = (state: State, by: Seat, from: Seat): KitStep =>
  reach({ ...state, window: null }, { by, from, clause: 'KK-8', ends: state.acted });

const payFalseShout = (state: State, shouter: Seat, accused: Seat): KitStep =>
  state.falseShout === 'silence'
    ? step({ ...state, silent: [...state.silent, shouter].sort() })
    : reach(state, { by: accused, from: shouter, clause: 'KK-20r', ends: false });

/** KK-19r: from an empty hand nothing is drawn. */
const reach = (state: State, drawing: Drawing): KitStep =>
  itemAt(state.hands, drawing.from).length > 0 ? step({ ...state, drawing }) : settle(state, drawing);

/** The card that chance took from the hand changes hands; a 1 among what its owner had held is held no more. */
export function drawCard(state: State, card: Card): KitStep {
  const { by, from, clause } = assertDefined(state.drawing);
  const taken = replaceAt(state.hands, from, without(itemAt(state.hands, from), card));
  const hands = replaceAt(taken, by, inOrder([...itemAt(taken, by), card]));
  const held = replaceAt(state.held, from, without(itemAt(state.held, from), card));
  const drew: Note = { is: 'drew', seat: by, from, card, open: state.last };
  const told: KitEvent = state.last
    ? { what: 'draws', clause, seat: by, from, card }
    : { what: 'draws', clause, seat: by, from, secret: { card }, seenBy: [by, from] };
  return andThen(step(noteDown({ ...state, hands, held, drawing: null }, drew), told), now =>
    settle(now, assertDefined(state.drawing)),
  );
}

/** Whoever has lost their last card in their own turn, before they did anything in it, is skipped (KK-15r). */
function settle(state: State, { from, ends, clause }: Drawing): KitStep {
  const isPaid = clause === 'KK-8' && state.rules > 1;
  if (ends) return isPaid ? leaveTurn(payUp(state, from)) : endTurn(state);
  return andThen(refill(isPaid ? payUp(state, from) : state, from), now =>
    step(hasCards(now, now.turn) ? now : passTurn(now)),
  );
}

/** KK-23r: a good shout has paid for every 1 in the hand or uncovered. What lies in the rows is late no more either. */
function payUp(state: State, seat: Seat): State {
  const covered = itemAt(state.kittens, seat).flatMap(pile => pile.slice(0, -1));
  const unpaid = (ones: readonly Card[]): Card[] => ones.filter(card => covered.includes(card));
  const held = replaceAt(state.held, seat, unpaid(itemAt(state.held, seat)));
  const unsure = replaceAt(state.unsure, seat, unpaid(itemAt(state.unsure, seat)));
  return noteDown({ ...state, held, unsure }, { is: 'paid', seat });
}

type Undone = { readonly state: State; readonly cards: readonly Card[]; readonly books: readonly string[] };

/** KK-19r: all that was done since the first mistake is undone, the latest deed first. */
function goBack(state: State, seat: Seat, doings: readonly Note[]): KitStep {
  const undone = doings.reduceRight<Undone>((after, note) => undo(after, seat, note), { state, cards: [], books: [] });
  const { cards, books } = undone;
  if (cards.length === 0) return step(state);
  const points = undone.state.books.map((mine, other) => mine.length - itemAt(state.books, other).length);
  const kept = itemAt(undone.state.hands, seat).filter(card => cards.includes(card));
  const noted = kept.length > 0 ? noteDown(undone.state, { is: 'back', seat, cards: kept }) : undone.state;
  const told: KitEvent = { what: 'back', clause: 'KK-19r', seat, cards, books };
  return step(noted, books.length > 0 ? { ...told, points } : told);
}

function undo(after: Undone, seat: Seat, note: Note): Undone {
  if (note.is === 'laid')
    return { ...after, state: takeUp(after.state, seat, note), cards: [note.card, ...after.cards] };
  if (note.is !== 'played') return after;
  const book = itemAt(BOOKS, bookOf(note.card));
  const books = after.state.books.some(taken => taken.includes(book)) ? [book, ...after.books] : after.books;
  const state = putBack(offItsRow(after.state, note.card), seat, note);
  return { state, cards: [note.card, ...after.cards], books };
}

/** A Kitten laid by mistake; once the last phase has begun it is in the hand already. */
function takeUp(state: State, seat: Seat, note: Note & { is: 'laid' }): State {
  if (state.last) return state;
  const kittens = replaceAt(state.kittens, seat, pilesBefore(itemAt(state.kittens, seat), note));
  return intoHand({ ...state, kittens }, seat, note.card);
}

function pilesBefore(piles: Piles, { on, moved }: Note & { is: 'laid' }): Piles {
  if (moved) return apart(piles, moved);
  return on === null ? piles.slice(0, -1) : replaceAt(piles, on, itemAt(piles, on).slice(0, -1));
}

/** KK-24r: the pile that was put on another goes back to its place. */
const apart = (piles: Piles, { pile, on, cards }: Moved): Piles =>
  replaceAt(replaceAt(piles, pile, itemAt(piles, on).slice(-cards)), on, itemAt(piles, on).slice(0, -cards));

const intoHand = (state: State, seat: Seat, card: Card): State => ({
  ...state,
  hands: replaceAt(state.hands, seat, inOrder([...itemAt(state.hands, seat), card])),
});

/** Once the last phase has begun, Kittens go back to the hand they have become. */
function putBack(state: State, seat: Seat, { card, from }: Note & { is: 'played' }): State {
  if (from === null || state.last) return intoHand(state, seat, card);
  return { ...state, kittens: replaceAt(state.kittens, seat, onItsPile(itemAt(state.kittens, seat), card, from)) };
}

const onItsPile = (piles: Piles, card: Card, { pile, lone }: Kitten): Piles =>
  lone
    ? [...piles.slice(0, pile), [card], ...piles.slice(pile)]
    : replaceAt(piles, pile, [...itemAt(piles, pile), card]);

/** A book taken with the card is given back, its other nine cards lie in their row again. */
function offItsRow(state: State, card: Card): State {
  const at = bookOf(card);
  const book = itemAt(BOOKS, at);
  const whole = Array.from({ length: RANKS }, (_, i) => cardOf(book, i + 1));
  const taken = state.books.some(books => books.includes(book));
  return {
    ...state,
    rows: replaceAt(state.rows, at, without(taken ? whole : itemAt(state.rows, at), card)),
    books: taken ? state.books.map(books => without(books, book)) : state.books,
    tens: rankOf(card) === RANKS ? replaceAt(state.tens, at, null) : state.tens,
  };
}
