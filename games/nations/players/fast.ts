/**
 * A deal of Nations for searches: the same rules as in ../rules, on numbers that are changed in place.
 * An agreement test plays whole deals through both. The call is left out: it is made before the first card.
 */
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { type CardIndex, nationOf, rankOf } from '../rules/pack.ts';
import type { State } from '../rules/state.ts';

export type FastDeal = {
  /** Bit r of hands[4 * seat + nation] is the card of rank r. */
  readonly hands: Int32Array;
  /** The Star nation. */
  star: number;
  turn: Seat;
  /** The cards of the trick and how many they are, the nation led, and the card that takes it so far, with its seat. */
  readonly trick: Uint8Array;
  inTrick: number;
  led: number;
  best: CardIndex;
  bestBy: Seat;
  /** Tricks taken by the sides, and cards left in the hand of the seat that leads. */
  even: number;
  odd: number;
  left: number;
};

export const newDeal = (): FastDeal => ({
  hands: new Int32Array(16),
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

/** How many cards a mask of one nation has. */
export const SIZE: Uint8Array = new Uint8Array(1 << 13);
for (let mask = 1; mask < 1 << 13; mask++) SIZE[mask] = SIZE[mask >> 1]! + (mask & 1);

/** The rank of the n-th lowest card of a mask, at 13 * mask + n. */
const NTH = new Uint8Array(13 << 13);
for (let mask = 1; mask < 1 << 13; mask++) {
  for (let rest = mask, n = 0; rest !== 0; rest &= rest - 1) NTH[13 * mask + n++] = 31 - Math.clz32(rest & -rest);
}

/** Chance for trials: as quick as a card is played, and fair to one part in a thousand. */
export type Dice = { word: number };

export const newDice = (random: Random): Dice => ({ word: 1 + random.below(1 << 20) });

function roll(dice: Dice, n: number): number {
  let { word } = dice;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  dice.word = word;
  return ((word >>> 16) * n) >>> 16;
}

/** Shuffles the pack and deals it, the last card, which is the Star card, first. */
export function dealOut(deal: FastDeal, pack: Uint8Array, dealer: Seat, dice: Dice): void {
  const { hands } = deal;
  hands.fill(0);
  for (let i = 51; i >= 0; i--) {
    const j = roll(dice, i + 1);
    const card = pack[j]!;
    pack[j] = pack[i]!;
    pack[i] = card;
    hands[4 * ((dealer + 1 + i) & 3) + NATION[card]!]! |= BIT[card]!;
  }
  deal.star = NATION[pack[51]!]!;
  deal.turn = (dealer + 1) & 3;
  deal.inTrick = 0;
  deal.even = 0;
  deal.odd = 0;
  deal.left = 13;
}

/** Lays out the deal of a state in which somebody is to play. */
export function readState(deal: FastDeal, state: State): void {
  deal.hands.set(state.hands);
  deal.star = nationOf(state.star!);
  deal.turn = state.leader;
  deal.inTrick = 0;
  deal.even = state.tricks[0];
  deal.odd = state.tricks[1];
  deal.left = 13 - state.tricks[0] - state.tricks[1];
  for (const card of state.trick) {
    deal.hands[4 * deal.turn + NATION[card]!]! |= BIT[card]!;
    playCard(deal, card);
  }
}

export function copyDeal(from: FastDeal, to: FastDeal): void {
  to.hands.set(from.hands);
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

/** The permitted cards of the seat whose turn it is, lowest first. */
export function permitted({ hands, turn, inTrick, led }: FastDeal): CardIndex[] {
  const follows = inTrick > 0 && hands[4 * turn + led] !== 0;
  const cards: CardIndex[] = [];
  for (let nation = follows ? led : 0; nation <= (follows ? led : 3); nation++) {
    const mask = hands[4 * turn + nation]!;
    for (let n = 0; n < SIZE[mask]!; n++) cards.push(13 * nation + NTH[13 * mask + n]!);
  }
  return cards;
}

/** Plays a permitted card for the seat whose turn it is. */
export function playCard(deal: FastDeal, card: CardIndex): void {
  const nation = NATION[card]!;
  const seat = deal.turn;
  deal.hands[4 * seat + nation]! ^= BIT[card]!;
  if (deal.inTrick === 0) {
    deal.led = nation;
    deal.best = card;
    deal.bestBy = seat;
  } else if (nation === NATION[deal.best]! ? card > deal.best : nation === deal.star) {
    deal.best = card;
    deal.bestBy = seat;
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

/** A permitted card, each with equal chance. */
export function randomCard(deal: FastDeal, dice: Dice): CardIndex {
  const { hands, led } = deal;
  const at = 4 * deal.turn;
  const follow = deal.inTrick === 0 ? 0 : hands[at + led]!;
  if (follow !== 0) return 13 * led + NTH[13 * follow + roll(dice, SIZE[follow]!)]!;
  let n = roll(dice, deal.left);
  for (let nation = 0; ; nation++) {
    const mask = hands[at + nation]!;
    const size = SIZE[mask]!;
    if (n < size) return 13 * nation + NTH[13 * mask + n]!;
    n -= size;
  }
}
