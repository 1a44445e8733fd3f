import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { CARDS, type Card, NATIONS, type Nation } from '../../pack/pack.ts';
import {
  cardsOf,
  countBits,
  playedMasks,
  revealedTitles,
  type ShownTitles,
  type State,
  starLiesExposed,
  turnOf,
} from './state.ts';

export type SeatCard = { readonly seat: Seat; readonly card: Card };

/** What a chair can know. */
export type NationsView = Omit<View, 'hand' | 'scores'> & {
  readonly hand?: readonly Card[];
  readonly scores: State['scores'];
  readonly table: { readonly star: Card | null; readonly trick: readonly SeatCard[] };
  readonly target: number;
  readonly dealer: Seat | null;
  readonly leader: Seat;
  /** Whether it still lies exposed before the dealer. */
  readonly star: Card | null;
  readonly starExposed: boolean;
  readonly trick: readonly SeatCard[];
  readonly tricks: State['tricks'];
  /** By seat: cards played in this deal, and known voids. */
  readonly played: readonly (readonly Card[])[];
  readonly voids: readonly (readonly Nation[])[];
  readonly called: readonly Seat[];
  /** By the call that ended the game. */
  readonly shown: readonly ShownTitles[];
  readonly winner: State['winner'];
};

const SEATS: readonly Seat[] = allSeats(4);

export function view(state: State, chair: Chair): NationsView {
  const star = state.star === null ? null : itemAt(CARDS, state.star);
  const starExposed = star !== null && state.winner === null && starLiesExposed(state);
  const played = playedMasks(state);
  const trick = state.trick.map((card, i) => ({ seat: (state.leader + i) & 3, card: itemAt(CARDS, card) }));
  return {
    game: 'nations',
    seat: chair,
    turn: state.winner === null && star !== null ? [turnOf(state)] : [],
    others: SEATS.filter(seat => seat !== chair).map(seat => ({ seat, cards: handSize(state, seat) })),
    table: { star: starExposed ? star : null, trick },
    scores: state.scores,
    target: state.target,
    dealer: state.dealer,
    leader: state.leader,
    star,
    starExposed,
    trick,
    tricks: state.tricks,
    played: SEATS.map(seat => cardsOf(played, seat)),
    voids: SEATS.map(seat => NATIONS.filter((_, nation) => (state.voids >> (4 * seat + nation)) & 1)),
    called: state.called,
    shown: revealedTitles(state),
    winner: state.winner,
    ...(chair === null ? {} : { hand: cardsOf(state.hands, chair) }),
  };
}

const handSize = (state: State, seat: Seat): number =>
  state.hands.slice(4 * seat, 4 * seat + 4).reduce((sum, mask) => sum + countBits(mask), 0);
