import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from './apply.ts';
import type { Card } from './pack.ts';
import {
  countSeats,
  type Forfeit,
  type Question,
  type QuestionClause,
  type Repeats,
  resultOf,
  type State,
  status,
} from './state.ts';

/** What a chair can know. */
export type AliceView = Omit<View, 'others'> & {
  readonly hand?: readonly Card[];
  readonly others: readonly {
    readonly seat: Seat;
    readonly cards: number;
    readonly exposed: Card | null;
    readonly sets: number;
  }[];
  /** Nothing lies in the middle. */
  readonly table: readonly Card[];
  readonly peek: boolean;
  readonly repeats: Repeats;
  readonly turns: number;
  readonly dealer: Seat | null;
  readonly exposed: readonly (Card | null)[];
  readonly sets: readonly number[];
  /** By number; null if face down before another seat. */
  readonly finished: readonly (readonly (number | null)[])[];
  readonly completed: boolean;
  readonly last: Seat | null;
  /** Until the player asked receives a card. */
  readonly barred: readonly Question[];
  readonly forfeit: Forfeit | null;
  /** Completed in play, which all have seen. */
  readonly won: readonly (readonly number[])[];
  readonly ground: QuestionClause;
};

/** As the driver gives it to players. */
export type AliceViewWithHistory = AliceView & { readonly history: readonly AliceEvent[] };

export function view(state: State, chair: Chair): AliceView {
  const { peek, repeats, turns, dealer, exposed, completed, last, barred, forfeit, ground } = state;
  const now = status(state);
  const { scores } = resultOf(state);
  return {
    game: 'alice',
    seat: chair,
    turn: now.is === 'open' ? now.turn : [],
    ...(chair === null ? {} : { hand: itemAt(state.hands, chair) }),
    others: allSeats(countSeats(state))
      .filter(seat => seat !== chair)
      .map(seat => ({
        seat,
        cards: itemAt(state.hands, seat).length,
        exposed: itemAt(exposed, seat),
        sets: itemAt(scores, seat),
      })),
    table: [],
    scores,
    peek,
    repeats,
    turns,
    dealer,
    exposed,
    sets: scores,
    finished: state.made.map((sets, seat) => (peek || seat === chair ? sets : sets.map(() => null))),
    completed,
    last,
    barred,
    forfeit,
    won: state.made.map((sets, seat) => sets.slice(state.laid[seat])),
    ground,
  };
}

export const isDealtInView = ({ hand = [], others, sets }: AliceView): boolean =>
  hand.length > 0 || others.some(other => other.cards > 0) || sets.some(made => made > 0);
