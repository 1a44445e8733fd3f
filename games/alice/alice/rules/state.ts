import { allSeats } from '@parlour/kernel/authoring/cards';
import type { MatchResult, MatchStatus, Seat, Seating } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { type Card, isLeading, setOf, wantedOf } from './pack.ts';

/** AL-23r: whether a question answered with no may be put again before the asked has received a card. */
export type Repeats = 'barred' | 'allowed';

/** Tables from before AL-23r became an option have no `repeats`: there it is barred. */
export type AliceOptions = { readonly peek: boolean; readonly repeats?: Repeats };

/** The limit on turns where repeats are allowed [AL-23r]. */
export const MOST_TURNS = 400;

/** A question answered with no. */
export type Question = { readonly by: Seat; readonly of: Seat; readonly card: Card };

/** A card owed, and the card asked for in vain, unless it is owed for want of a Leading card. */
export type Forfeit = { readonly from: Seat; readonly to: Seat; readonly asked: Card | null };

/** A first question rests on AL-4, the next on AL-6, and one for a card exposed in an earlier turn on AL-12. */
export type Ground = 'AL-4' | 'AL-6' | 'AL-12';

export type State = {
  readonly peek: boolean;
  readonly repeats: Repeats;
  /** How many turns are over. */
  readonly turns: number;
  /** Null until chance has found the dealer. */
  readonly dealer: Seat | null;
  /** In the order of the pack; the exposed Leading card is not part of the hand (AL-8). */
  readonly hands: readonly (readonly Card[])[];
  readonly exposed: readonly (Card | null)[];
  /** The sets each seat has made, in the order it made them. */
  readonly made: readonly (readonly number[])[];
  readonly turn: Seat;
  /** Whether the seat whose turn it is has completed a set in this turn. */
  readonly completed: boolean;
  /** The player who played last (AL-20r). */
  readonly last: Seat | null;
  /** Questions answered with no, while the asked has received no card since: AL-23r forbids them unless repeats are allowed. */
  readonly barred: readonly Question[];
  /** The forfeit that is to be drawn. */
  readonly forfeit: Forfeit | null;
  /** How many of the sets each seat laid down before play; those after them were completed, and all know which. */
  readonly laid: readonly number[];
  /** The clause that the next question of this turn rests on. */
  readonly ground: Ground;
};

export const begin = (options: AliceOptions, { count, dealer }: Seating): State => ({
  peek: options.peek,
  repeats: options.repeats ?? 'barred',
  turns: 0,
  dealer: dealer ?? null,
  hands: allSeats(count).map(() => []),
  exposed: allSeats(count).map(() => null),
  made: allSeats(count).map(() => []),
  turn: 0,
  completed: false,
  last: null,
  barred: [],
  forfeit: null,
  laid: allSeats(count).map(() => 0),
  ground: 'AL-4',
});

export const countSeats = (state: State): number => state.hands.length;
export const hasCards = (state: State, seat: Seat): boolean =>
  itemAt(state.hands, seat).length > 0 || state.exposed[seat] !== null;
export const leadingIn = (state: State, seat: Seat): Card[] => itemAt(state.hands, seat).filter(isLeading);

/** All sets are made when nobody has a card left. */
export const allSetsMade = ({ hands, exposed }: State): boolean =>
  hands.every(hand => hand.length === 0) && exposed.every(card => card === null);

/** Whoever is dealt nothing but whole sets has made them. */
export const isDealt = (state: State): boolean => !allSetsMade(state) || state.made.some(sets => sets.length > 0);

/** AL-23r: no turn follows the last one that repeats leave. */
export const areTurnsUp = ({ repeats, turns }: Pick<State, 'repeats' | 'turns'>): boolean =>
  repeats === 'allowed' && turns >= MOST_TURNS;

/** AL-14, AL-23r */
export const isOver = (state: State): boolean => isDealt(state) && (allSetsMade(state) || areTurnsUp(state));

/** What an exposed Leading card still wants. */
export const missing = (state: State, seat: Seat): Card[] => {
  const leading = state.exposed[seat] ?? null;
  return leading === null ? [] : wantedOf(setOf(leading)).filter(card => !itemAt(state.hands, seat).includes(card));
};

export function resultOf(state: State): MatchResult {
  const scores = state.made.map(sets => sets.length);
  const most = Math.max(...scores);
  return { winners: allSeats(scores.length).filter(seat => scores[seat] === most), scores };
}

export function status(state: State): MatchStatus {
  if (!isDealt(state)) return { is: 'chance', of: 'deal' };
  if (state.forfeit !== null) return { is: 'chance', of: 'draw' };
  return isOver(state) ? { is: 'over', result: resultOf(state) } : { is: 'open', turn: [state.turn] };
}
