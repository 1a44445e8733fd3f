/** Cards are numbers and hands are bit masks, for fast searches. */
import { leftOf } from '@parlour/kernel/authoring/cards';
import type { Seat, Seating } from '@parlour/kernel/game';
import { CARDS, type Card, type CardIndex, nationOf, rankOf } from '../../pack/pack.ts';
import type { Deal, NationsEvent } from './apply.ts';
import type { NationsPlay } from './judge.ts';
import type { NationsRefusal } from './refusals.ts';
import type { NationsView } from './view.ts';

export type Side = 0 | 1;

export type State = {
  readonly target: number;
  /** Null until the first dealer is drawn. */
  readonly dealer: Seat | null;
  readonly scores: readonly [number, number];
  /** Bit r of hands[4 * seat + nation] is the card of rank r. */
  readonly hands: readonly number[];
  /** The hands as dealt. */
  readonly dealt: readonly number[];
  /** Null before the deal. */
  readonly star: CardIndex | null;
  readonly leader: Seat;
  readonly trick: readonly CardIndex[];
  readonly tricks: readonly [number, number];
  /** Bit 4 * seat + nation: the seat did not follow that nation. */
  readonly voids: number;
  /** All these calls failed, except a last one that ended the game. */
  readonly called: readonly Seat[];
  readonly winner: Side | null;
};

export const NO_CARDS: readonly number[] = new Array<number>(16).fill(0);
export const TITLES = 0b1111_000000000;

export const begin = (options: { readonly target: number }, seating: Seating): State =>
  withDeal(options.target, [0, 0], seating.dealer ?? null, NO_CARDS, null);

/** Returns the state before a deal or right after it. */
export const withDeal = (
  target: number,
  scores: State['scores'],
  dealer: Seat | null,
  hands: readonly number[],
  star: CardIndex | null,
): State => ({
  target,
  dealer,
  scores,
  hands,
  dealt: hands,
  star,
  leader: dealer === null ? 0 : leftOf(dealer, 4),
  trick: [],
  tricks: [0, 0],
  voids: 0,
  called: [],
  winner: null,
});

export const sideOf = (seat: Seat): Side => ((seat & 1) === 0 ? 0 : 1);
export const partnerOf = (seat: Seat): Seat => (seat + 2) & 3;
export const turnOf = (state: State): Seat => (state.leader + state.trick.length) & 3;
export const starNation = (state: State): number => nationOf(state.star!);
export const holds = (state: State, seat: Seat, card: CardIndex): boolean =>
  ((state.hands[4 * seat + nationOf(card)]! >> rankOf(card)) & 1) === 1;

/** NA-4: until the dealer, last to play to the first trick, is to play. */
export const starLiesExposed = (state: State): boolean =>
  state.tricks[0] + state.tricks[1] === 0 && state.trick.length < 3;

export const playedMasks = (state: State): number[] => state.dealt.map((mask, at) => mask ^ state.hands[at]!);

export const hasPlayed = (state: State, seat: Seat): boolean =>
  [0, 1, 2, 3].some(nation => state.dealt[4 * seat + nation] !== state.hands[4 * seat + nation]);

/** NA-11: as dealt. */
export const titlesDealt = (state: State, seat: Seat): number =>
  countBits(state.dealt[4 * seat + starNation(state)]! & TITLES);

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Returns cards in pack order, from masks by seat and nation. */
export function cardsOf(masks: readonly number[], seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let nation = 0; nation < 4; nation++) {
    for (let rest = masks[4 * seat + nation]!; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest);
      cards.push(CARDS[13 * nation + rank]!);
      rest ^= 1 << rank;
    }
  }
  return cards;
}

export type ShownTitles = { readonly seat: Seat; readonly cards: readonly Card[] };

/** NA-13: revealed by the call that ended the game. */
export function revealedTitles(state: State): ShownTitles[] {
  const caller = state.called.at(-1);
  if (state.winner === null || caller === undefined) return [];
  const seats = [caller, partnerOf(caller)];
  if (seats.reduce((sum, seat) => sum + titlesDealt(state, seat), 0) < 3) return [];
  return seats.map(seat => ({ seat, cards: titleCards(state, seat) })).filter(({ cards }) => cards.length > 0);
}

function titleCards(state: State, seat: Seat): Card[] {
  const at = 4 * seat + starNation(state);
  return cardsOf(
    state.dealt.map((mask, i) => (i === at ? mask & TITLES : 0)),
    seat,
  );
}

/** NA-8. */
export function winningIndex(trick: readonly CardIndex[], star: number): number {
  let best = 0;
  for (let i = 1; i < trick.length; i++) if (beats(trick[i]!, trick[best]!, star)) best = i;
  return best;
}

function beats(card: CardIndex, best: CardIndex, star: number): boolean {
  const nation = nationOf(card);
  return nation === nationOf(best) ? card > best : nation === star;
}

/** The types of this game. */
export type NationsParts = {
  state: State;
  play: NationsPlay;
  chance: Deal;
  event: NationsEvent;
  refusal: NationsRefusal;
  view: NationsView;
  options: { readonly target: number };
};
