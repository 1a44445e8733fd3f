import { allSeats } from '@parlour/kernel/authoring/cards';
import type { MatchResult, MatchStatus, Seat, Seating } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { AliceChance, AliceEvent } from './apply.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, isLeading, setOf, wantedOf } from './pack.ts';
import type { AliceRefusal } from './refusals.ts';
import type { AliceView } from './view.ts';

/** AL-23r: whether a question may be put again before the player asked has received a card. */
export type Repeats = 'barred' | 'allowed';

/** Tables from before the option have no `repeats`: there it is barred. */
export type AliceOptions = { readonly peek: boolean; readonly repeats?: Repeats };

/** Where repeats are allowed [AL-23r]. */
export const MAX_TURNS = 400;

/** Answered with no. */
export type Question = { readonly by: Seat; readonly of: Seat; readonly card: Card };

/** `asked`: the card of a failed question; null if the forfeit is owed for lack of a Leading card. */
export type Forfeit = { readonly from: Seat; readonly to: Seat; readonly asked: Card | null };

/** A first question rests on AL-4, the next on AL-6, one for a card exposed in an earlier turn on AL-12. */
export type QuestionClause = 'AL-4' | 'AL-6' | 'AL-12';

export type State = {
  readonly peek: boolean;
  readonly repeats: Repeats;
  readonly turns: number;
  /** Null until drawn. */
  readonly dealer: Seat | null;
  /** In pack order, without the exposed Leading card (AL-8). */
  readonly hands: readonly (readonly Card[])[];
  readonly exposed: readonly (Card | null)[];
  /** Sets by seat, in the order made. */
  readonly made: readonly (readonly number[])[];
  readonly turn: Seat;
  /** Whether the seat to play has completed a set in this turn. */
  readonly completed: boolean;
  /** Who played last (AL-20r). */
  readonly last: Seat | null;
  /** Until the player asked receives a card. AL-23r forbids these questions unless repeats are allowed. */
  readonly barred: readonly Question[];
  /** Yet to be drawn. */
  readonly forfeit: Forfeit | null;
  /** How many sets of `made` were laid down before play. All know the others. */
  readonly laid: readonly number[];
  /** The clause of the next question. */
  readonly ground: QuestionClause;
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
export const leadingCardsIn = (state: State, seat: Seat): Card[] => itemAt(state.hands, seat).filter(isLeading);

/** Then no seat has a card left. */
export const allSetsMade = ({ hands, exposed }: State): boolean =>
  hands.every(hand => hand.length === 0) && exposed.every(card => card === null);

/** A seat dealt nothing but whole sets has made them. */
export const isDealt = (state: State): boolean => !allSetsMade(state) || state.made.some(sets => sets.length > 0);

/** AL-23r. */
export const isTurnLimitReached = ({ repeats, turns }: Pick<State, 'repeats' | 'turns'>): boolean =>
  repeats === 'allowed' && turns >= MAX_TURNS;

/** AL-14, AL-23r. */
export const isOver = (state: State): boolean => isDealt(state) && (allSetsMade(state) || isTurnLimitReached(state));

export const missingCards = (state: State, seat: Seat): Card[] => {
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

/** The types of this game. */
export type AliceParts = {
  state: State;
  play: AlicePlay;
  chance: AliceChance;
  event: AliceEvent;
  refusal: AliceRefusal;
  view: AliceView;
  options: AliceOptions;
};
