/**
 * A deal for searches: the rules of ../rules on numbers changed in place, without the call, which comes before the
 * first card. fast-deal.test.ts plays whole deals through both.
 */
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { type CardIndex, nationOf, rankOf } from '../../pack/pack.ts';
import type { State } from '../rules/state.ts';
import { ALL_RANKS, NTH_RANK, nthCard, SIZE } from './masks.ts';

export type FastDeal = {
  /** Bit r of hands[4 * seat + nation] is the card of rank r. */
  readonly hands: Int32Array;
  /** Unplayed cards by nation. */
  readonly held: Int32Array;
  /** Bit 4 * seat + nation: the seat did not follow that nation; the seat has led it. */
  voids: number;
  leads: number;
  /** The Star nation. */
  star: number;
  turn: Seat;
  /** The cards of the trick and their number, the nation led, the winning card and its seat. */
  readonly trick: Uint8Array;
  inTrick: number;
  led: number;
  best: CardIndex;
  bestBy: Seat;
  /** Tricks of the sides, and cards left in the leader's hand. */
  even: number;
  odd: number;
  left: number;
};

export const newDeal = (): FastDeal => ({
  hands: new Int32Array(16),
  held: new Int32Array(4),
  voids: 0,
  leads: 0,
  star: 0,
  turn: 0,
  trick: new Uint8Array(4),
  inTrick: 0,
  led: 0,
  best: 0,
  bestBy: 0,
  even: 0,
  odd: 0,
  left: 13,
});

const NATION = Uint8Array.from({ length: 52 }, (_, card) => nationOf(card));
const BIT = Int32Array.from({ length: 52 }, (_, card) => 1 << rankOf(card));

/** Fast random numbers for playouts (xorshift), fair to one in a thousand. */
export type Dice = { word: number };

export const newDice = (random: Random): Dice => ({ word: 1 + random.below(1 << 20) });

/** Returns an integer from 0 to n - 1. */
export function randomBelow(dice: Dice, n: number): number {
  let { word } = dice;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  dice.word = word;
  return ((word >>> 16) * n) >>> 16;
}

/** Deals the last card, the Star card, first. */
export function shuffleAndDeal(deal: FastDeal, pack: Uint8Array, dealer: Seat, dice: Dice): void {
  const { hands } = deal;
  hands.fill(0);
  for (let i = 51; i >= 0; i--) {
    const j = randomBelow(dice, i + 1);
    const card = pack[j]!;
    pack[j] = pack[i]!;
    pack[i] = card;
    hands[4 * ((dealer + 1 + i) & 3) + NATION[card]!]! |= BIT[card]!;
  }
  deal.held.fill(ALL_RANKS);
  deal.voids = 0;
  deal.leads = 0;
  deal.star = NATION[pack[51]!]!;
  deal.turn = (dealer + 1) & 3;
  deal.inTrick = 0;
  deal.even = 0;
  deal.odd = 0;
  deal.left = 13;
}

/** `leads` starts empty: a state does not record who led what. */
export function readState(deal: FastDeal, state: State): void {
  deal.hands.set(state.hands);
  deal.voids = state.voids;
  deal.leads = 0;
  deal.star = nationOf(state.star!);
  deal.turn = state.leader;
  deal.inTrick = 0;
  deal.even = state.tricks[0];
  deal.odd = state.tricks[1];
  deal.left = 13 - state.tricks[0] - state.tricks[1];
  state.trick.forEach((card, i) => {
    deal.hands[4 * ((deal.turn + i) & 3) + NATION[card]!]! |= BIT[card]!;
  });
  for (let nation = 0; nation < 4; nation++) {
    deal.held[nation] =
      deal.hands[nation]! | deal.hands[4 + nation]! | deal.hands[8 + nation]! | deal.hands[12 + nation]!;
  }
  for (const card of state.trick) playCard(deal, card);
}

export function copyDeal(from: FastDeal, to: FastDeal): void {
  to.hands.set(from.hands);
  to.held.set(from.held);
  to.voids = from.voids;
  to.leads = from.leads;
  to.trick.set(from.trick);
  to.star = from.star;
  to.turn = from.turn;
  to.inTrick = from.inTrick;
  to.led = from.led;
  to.best = from.best;
  to.bestBy = from.bestBy;
  to.even = from.even;
  to.odd = from.odd;
  to.left = from.left;
}

/** Returns the legal cards of the seat to play, lowest first. */
export function legalCards({ hands, turn, inTrick, led }: FastDeal): CardIndex[] {
  const follows = inTrick > 0 && hands[4 * turn + led] !== 0;
  const cards: CardIndex[] = [];
  for (let nation = follows ? led : 0; nation <= (follows ? led : 3); nation++) {
    const mask = hands[4 * turn + nation]!;
    for (let n = 0; n < SIZE[mask]!; n++) cards.push(13 * nation + NTH_RANK[13 * mask + n]!);
  }
  return cards;
}

export function playCard(deal: FastDeal, card: CardIndex): void {
  const nation = NATION[card]!;
  const seat = deal.turn;
  deal.hands[4 * seat + nation]! ^= BIT[card]!;
  deal.held[nation]! ^= BIT[card]!;
  if (deal.inTrick === 0) {
    deal.led = nation;
    deal.leads |= 1 << (4 * seat + nation);
    deal.best = card;
    deal.bestBy = seat;
  } else {
    if (nation !== deal.led) deal.voids |= 1 << (4 * seat + deal.led);
    if (nation === NATION[deal.best]! ? card > deal.best : nation === deal.star) {
      deal.best = card;
      deal.bestBy = seat;
    }
  }
  deal.trick[deal.inTrick] = card;
  if (++deal.inTrick < 4) deal.turn = (seat + 1) & 3;
  else endTrick(deal);
}

function endTrick(deal: FastDeal): void {
  deal.inTrick = 0;
  deal.left -= 1;
  deal.turn = deal.bestBy;
  if ((deal.bestBy & 1) === 0) deal.even += 1;
  else deal.odd += 1;
}

export function randomCard(deal: FastDeal, dice: Dice): CardIndex {
  const { hands, led } = deal;
  const at = 4 * deal.turn;
  const follow = deal.inTrick === 0 ? 0 : hands[at + led]!;
  if (follow !== 0) return 13 * led + NTH_RANK[13 * follow + randomBelow(dice, SIZE[follow]!)]!;
  return nthCard(hands, at, randomBelow(dice, deal.left));
}
