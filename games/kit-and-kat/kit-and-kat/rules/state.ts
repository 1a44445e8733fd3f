/** A match of Kit and Kat as plain data, and small questions about it. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat, Seating } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, type Card, isOne, rankOf } from './cards.ts';
import type { Note } from './notes.ts';
import type { FalseShout, KitOptions, Mistakes } from './options.ts';
import { NEWEST, type Reading } from './reading.ts';

export type Cards = readonly Card[];

/** Kittens: at most four piles, the bottom card of each first. */
export type Piles = readonly Cards[];

/** The turn that may be shouted at, going on or just ended, and the first note of it (KK-18r). */
export type Window = { readonly seat: Seat; readonly since: number };

/** A card to be drawn unseen; `ends` if the turn that goes on is over after it. */
export type Drawing = { readonly by: Seat; readonly from: Seat; readonly clause: string; readonly ends: boolean };

export type State = {
  readonly rules: Reading;
  readonly mistakes: Mistakes;
  readonly falseShout: FalseShout;
  readonly count: number;
  readonly dealer: Seat | null;
  readonly dealt: boolean;
  readonly hands: readonly Cards[];
  readonly kittens: readonly Piles[];
  readonly packets: readonly Cards[];
  /** What lies of each book, A first; nothing once the book is taken. */
  readonly rows: readonly Cards[];
  /** Who played the 10 of each book. */
  readonly tens: readonly (Seat | null)[];
  readonly books: readonly (readonly string[])[];
  readonly turn: Seat;
  /** Whether the player whose turn it is has played in it. */
  readonly acted: boolean;
  /** Whether the last phase has begun: the Kittens have become open hands (KK-9). */
  readonly last: boolean;
  readonly window: Window | null;
  /** Who may not shout again at that turn (KK-20r). */
  readonly silent: readonly Seat[];
  readonly drawing: Drawing | null;
  /** The 1s each seat already held when an earlier turn of its ended (KK-23r). */
  readonly held: readonly Cards[];
  /** The 1s each seat has shown of which the others cannot tell whether it had held them. */
  readonly unsure: readonly Cards[];
  readonly notes: readonly Note[];
};

export function begin(options: KitOptions, { count, dealer }: Seating, rules: Reading = NEWEST): State {
  const { mistakes, falseShout } = options;
  const nothing = (): never[][] => allSeats(count).map(() => []);
  return {
    rules,
    mistakes,
    falseShout,
    count,
    dealer: dealer ?? null,
    dealt: false,
    hands: nothing(),
    kittens: nothing(),
    packets: [],
    rows: BOOKS.map(() => []),
    tens: BOOKS.map(() => null),
    books: nothing(),
    turn: 0,
    acted: false,
    last: false,
    window: null,
    silent: [],
    drawing: null,
    held: nothing(),
    unsure: nothing(),
    notes: [],
  };
}

/** A pack of fewer books has as many rows (KK-26r). */
export const withBooks = (state: State, books: number): State => ({
  ...state,
  rows: state.rows.slice(0, books),
  tens: state.tens.slice(0, books),
});

export const scoresOf = (state: State): number[] => state.books.map(books => books.length);

export const isOver = (state: State): boolean =>
  state.books.reduce((sum, books) => sum + books.length, 0) === state.rows.length;

/** The number a row waits for: its lowest missing card (KK-21r). */
export function awaitedRank(row: Cards): number {
  let rank = 1;
  while (rank <= row.length && rankOf(itemAt(row, rank - 1)) === rank) rank += 1;
  return rank;
}

export const isInOrder = (state: State, card: Card): boolean =>
  rankOf(card) === awaitedRank(itemAt(state.rows, bookOf(card)));

export const topsOf = (piles: Piles): Card[] => piles.map(pile => assertDefined(pile.at(-1)));

/** KK-25r: whether a 1 lies uncovered among the Kittens, where everybody sees it. */
export const showsOne = ({ rules, kittens }: State, seat: Seat): boolean =>
  rules > 1 && topsOf(itemAt(kittens, seat)).some(isOne);

/** Whether there is a 1 to be played before anything else (KK-4). */
export const hasOne = (state: State, seat: Seat): boolean =>
  itemAt(state.hands, seat).some(isOne) || showsOne(state, seat);

export const hasCards = (state: State, seat: Seat): boolean =>
  itemAt(state.hands, seat).length > 0 || itemAt(state.kittens, seat).length > 0;
