import { allSeats, leftOf, rightOf } from '@parlour/kernel/authoring/cards';
import type { Seat, Seating } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { KitChance } from './apply.ts';
import { BOOKS, bookOf, type Card, isOne, rankOf } from './cards.ts';
import type { KitEvent } from './events.ts';
import type { KitPlay } from './judge.ts';
import type { Note } from './notes.ts';
import {
  type Direction,
  type FalseShout,
  type KitOptions,
  LATEST_RULES,
  type Mistakes,
  type RulesVersion,
} from './options.ts';
import type { KitRefusal } from './refusals.ts';
import type { KitView } from './view.ts';

export type Cards = readonly Card[];

/** At most four Kitten piles, bottom card first. */
export type Piles = readonly Cards[];

/** The turn that may be shouted at, and its first note (KK-18r). */
export type ShoutWindow = { readonly seat: Seat; readonly since: number };

/** `ends`: the current turn is over after the draw. */
export type PendingDraw = { readonly by: Seat; readonly from: Seat; readonly clause: string; readonly ends: boolean };

export type KitState = {
  readonly rules: RulesVersion;
  readonly mistakes: Mistakes;
  readonly falseShout: FalseShout;
  readonly turns: Direction;
  readonly count: number;
  readonly dealer: Seat | null;
  readonly dealt: boolean;
  readonly hands: readonly Cards[];
  readonly kittens: readonly Piles[];
  readonly packets: readonly Cards[];
  /** Empty once the book is taken. */
  readonly rows: readonly Cards[];
  /** The seat that played the 10. */
  readonly tens: readonly (Seat | null)[];
  readonly books: readonly (readonly string[])[];
  readonly turn: Seat;
  /** Whether the current player has done anything this turn. */
  readonly acted: boolean;
  /** The last phase, with Kittens as open hands (KK-9). */
  readonly last: boolean;
  readonly window: ShoutWindow | null;
  /** At the turn of `window` (KK-20r). */
  readonly silent: readonly Seat[];
  readonly drawing: PendingDraw | null;
  /** 1s held at the end of an earlier turn (KK-23r). */
  readonly held: readonly Cards[];
  /** 1s shown that others cannot tell to have been held or not. */
  readonly unsure: readonly Cards[];
  readonly notes: readonly Note[];
};

export function begin(options: KitOptions, { count, dealer }: Seating, rules: RulesVersion = LATEST_RULES): KitState {
  const { mistakes, falseShout, turns = 'right' } = options;
  const nothing = (): never[][] => allSeats(count).map(() => []);
  return {
    rules,
    mistakes,
    falseShout,
    turns,
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

/** KK-11r: the seat whose turn follows, with or without cards. */
export const seatAfter = ({ turns, count }: Pick<KitState, 'turns' | 'count'>, seat: Seat): Seat =>
  turns === 'left' ? leftOf(seat, count) : rightOf(seat, count);

/** KK-26r */
export const limitBooks = (state: KitState, books: number): KitState => ({
  ...state,
  rows: state.rows.slice(0, books),
  tens: state.tens.slice(0, books),
});

export const scoresOf = (state: KitState): number[] => state.books.map(books => books.length);

export const isOver = (state: KitState): boolean =>
  state.books.reduce((sum, books) => sum + books.length, 0) === state.rows.length;

/** The lowest missing number of a row (KK-21r). */
export function nextRank(row: Cards): number {
  let rank = 1;
  while (rank <= row.length && rankOf(itemAt(row, rank - 1)) === rank) rank += 1;
  return rank;
}

export const isInOrder = (state: KitState, card: Card): boolean =>
  rankOf(card) === nextRank(itemAt(state.rows, bookOf(card)));

export const topCards = (piles: Piles): Card[] => piles.map(pile => assertDefined(pile.at(-1)));

/** KK-25r */
export const hasUncoveredOne = ({ rules, kittens }: KitState, seat: Seat): boolean =>
  rules > 1 && topCards(itemAt(kittens, seat)).some(isOne);

/** KK-4 */
export const mustPlayOne = (state: KitState, seat: Seat): boolean =>
  itemAt(state.hands, seat).some(isOne) || hasUncoveredOne(state, seat);

export const hasCards = (state: KitState, seat: Seat): boolean =>
  itemAt(state.hands, seat).length > 0 || itemAt(state.kittens, seat).length > 0;

/** The types of this game. */
export type KitParts = {
  state: KitState;
  play: KitPlay;
  chance: KitChance;
  event: KitEvent;
  refusal: KitRefusal;
  view: KitView;
  options: KitOptions;
};
