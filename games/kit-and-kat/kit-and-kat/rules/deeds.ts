/** What happens when a card is played or laid, or a player passes. */
import { replaceAt, without } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, type Card, inOrder, isOne, RANKS, rankOf } from './cards.ts';
import { andThen, type KitEvent, type KitStep, step } from './happenings.ts';
import type { Lay } from './judge.ts';
import { isMixed, type Kitten, type Note, noteDown, noteNoOnes, type Plain } from './notes.ts';
import { hasCards, isInOrder, isOver, type Piles, type State, scoresOf, showsOne } from './state.ts';
import { endTurn, refill } from './turn.ts';

/** The first deed of a turn closes the window on the turn before, and with it every silence (KK-18r, KK-20r). */
function act(state: State, note: Note & { seat: Seat }): State {
  if (state.acted) return noteDown(state, note);
  const window = { seat: note.seat, since: state.notes.length };
  return noteDown({ ...state, window, silent: [], acted: true }, note);
}

export function playCard(state: State, seat: Seat, card: Card): KitStep {
  const from = kittenOf(itemAt(state.kittens, seat), card);
  const played = act(state, { is: 'played', seat, card, from, plain: plainOfCard(state, seat, card) });
  const left = from === null ? leaveHand(played, seat, card) : leaveKittens(played, seat, from);
  const told = step(onItsRow(left, seat, card), {
    what: 'plays',
    clause: 'KK-10',
    seat,
    card,
    from: from ? 'kittens' : 'hand',
  });
  const counted = andThen(told, now => takeBook(now, seat, card));
  return andThen(counted, now => goOn(now, seat, card));
}

function plainOfCard(state: State, seat: Seat, card: Card): Plain | null {
  if (!isInOrder(state, card)) return 'order';
  return !isOne(card) && showsOne(state, seat) ? 'kitten' : null;
}

/** Where a card lies on top of a pile; null if it does not. */
function kittenOf(piles: Piles, card: Card): Kitten | null {
  const pile = piles.findIndex(cards => cards.at(-1) === card);
  return pile < 0 ? null : { pile, lone: itemAt(piles, pile).length === 1 };
}

/** A 1 shown out of a hand that has lately drawn leaves the others unsure how long it was there (KK-23r). */
function leaveHand(state: State, seat: Seat, card: Card): State {
  const hands = replaceAt(state.hands, seat, without(itemAt(state.hands, seat), card));
  if (!isOne(card) || state.last || !isMixed(state.notes, seat)) return { ...state, hands };
  return {
    ...state,
    hands,
    unsure: replaceAt(state.unsure, seat, [...without(itemAt(state.unsure, seat), card), card]),
  };
}

function leaveKittens(state: State, seat: Seat, { pile }: Kitten): State {
  const piles = itemAt(state.kittens, seat).map((cards, i) => (i === pile ? cards.slice(0, -1) : cards));
  const left = piles.filter(cards => cards.length > 0);
  return { ...state, kittens: replaceAt(state.kittens, seat, left) };
}

function onItsRow(state: State, seat: Seat, card: Card): State {
  const book = bookOf(card);
  const rows = replaceAt(state.rows, book, inOrder([...itemAt(state.rows, book), card]));
  return { ...state, rows, tens: rankOf(card) === RANKS ? replaceAt(state.tens, book, seat) : state.tens };
}

/** KK-7, KK-21r: a whole book goes to whoever played its 10. */
function takeBook(state: State, seat: Seat, card: Card): KitStep {
  const book = bookOf(card);
  if (itemAt(state.rows, book).length < RANKS) return step(state);
  const taker = state.tens[book] ?? seat;
  const books = replaceAt(state.books, taker, [...itemAt(state.books, taker), itemAt(BOOKS, book)]);
  const taken = { ...state, rows: replaceAt(state.rows, book, []), books };
  const clause = rankOf(card) === RANKS ? 'KK-7' : 'KK-21r';
  const points = state.books.map((_, other) => (other === taker ? 1 : 0));
  return step(taken, { what: 'book', clause, seat: taker, book: itemAt(BOOKS, book), points });
}

function goOn(state: State, seat: Seat, card: Card): KitStep {
  if (isOver(state)) return step(state, theEnd(state));
  const learned = isOne(card) ? state : learn(state, seat);
  return andThen(refill(learned, seat), now => (hasCards(now, seat) ? step(now) : endTurn(now)));
}

/** Where mistakes are refused, whoever does anything but play a 1 shows that they hold none. */
const learn = (state: State, seat: Seat): State => (state.mistakes === 'refused' ? noteNoOnes(state, seat) : state);

function theEnd(state: State): KitEvent {
  const winners = winnersOf(state);
  return { what: 'ends', clause: winners.length > 1 ? 'KK-22r' : 'KK-7', winners };
}

export function winnersOf(state: State): Seat[] {
  const scores = scoresOf(state);
  const most = Math.max(...scores);
  return scores.flatMap((books, seat) => (books === most ? [seat] : []));
}

export function layCard(state: State, seat: Seat, play: Lay): KitStep {
  const { card } = play;
  const { piles, told, ...noted } = 'move' in play ? layInPlace(state, seat, play) : layOn(state, seat, play);
  const plain = isOne(card) ? 'laid' : showsOne(state, seat) ? 'kitten' : null;
  const left = leaveHand(act(state, { is: 'laid', seat, card, plain, ...noted }), seat, card);
  const laid = learn({ ...left, kittens: replaceAt(state.kittens, seat, piles) }, seat);
  return andThen(step(laid, { what: 'lays', seat, card, ...told }), endTurn);
}

type Laid = Pick<Note & { is: 'laid' }, 'on' | 'moved'> & {
  readonly piles: Piles;
  readonly told: Pick<KitEvent & { what: 'lays' }, 'clause' | 'covers' | 'moved'>;
};

function layOn({ kittens }: State, seat: Seat, { card, on }: Extract<Lay, { on: unknown }>): Laid {
  const piles = itemAt(kittens, seat);
  if (on === null) return { piles: [...piles, [card]], told: { clause: 'KK-5', covers: null }, on };
  const covers = assertDefined(itemAt(piles, on).at(-1));
  return { piles: replaceAt(piles, on, [...itemAt(piles, on), card]), told: { clause: 'KK-6', covers }, on };
}

/** KK-24r: one pile goes whole on top of another, and the card starts a pile in its place. */
function layInPlace({ kittens }: State, seat: Seat, { card, move: [pile, on] }: Extract<Lay, { move: unknown }>): Laid {
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

export function passOn(state: State, seat: Seat): KitStep {
  const passed = act(state, { is: 'passed', seat, plain: showsOne(state, seat) ? 'kitten' : null });
  return andThen(step(passed, { what: 'passes', clause: state.last ? 'KK-16r' : 'KK-15r', seat }), endTurn);
}
