/**
 * Cards that answered before, filed by a few traits of the board. Boards with the same traits are mostly answered by the
 * same card; it is tried first, and only where it fails are all cards listed and weighed.
 */
import { SIZE } from '../masks.ts';
import { HANDS, HELD } from './board.ts';

const hands = HANDS;
const held = HELD;
const size = SIZE;

/** The card, and above bit 6 the search it is of. */
const SLOTS = 1 << 17;
const cards = new Int32Array(SLOTS);
let search = 0;

export function forgetUseful(): void {
  search = (search + 1) & 0x1ffffff;
  if (search === 0) cards.fill(-1, 0, SLOTS);
}

function mix(one: number, two: number, three: number): number {
  const key = Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(three, 0xc2b2ae35);
  const mixed = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (SLOTS - 1);
}

function parity(at: number): number {
  return (
    (size[hands[at]!]! & 1) |
    ((size[hands[at + 1]!]! & 1) << 1) |
    ((size[hands[at + 2]!]! & 1) << 2) |
    ((size[hands[at + 3]!]! & 1) << 3)
  );
}

/** A lead: the leader's hand, roughly what the partner has, and what is needed. */
export function leadSlot(seat: number, need: number): number {
  const me = 4 * seat;
  const one = hands[me]! | (hands[me + 1]! << 13);
  const two = hands[me + 2]! | (hands[me + 3]! << 13);
  return mix(one, two, parity(4 * ((seat + 2) & 3)) | (need << 4) | (seat << 8));
}

/** Following: the cards of the nation that are still held, and the trick so far. */
export function followSlot(place: number, seat: number, trick: number, led: number, best: number): number {
  return mix(held[4 * trick + led]!, best, seat | (place << 2) | (led << 4));
}

/** The card filed there, or the highest of those it is alike to; -1 if the seat has none like it. */
export function usefulCard(slot: number, seat: number, trick: number): number {
  const found = cards[slot]!;
  if (found >> 6 !== search) return -1;
  const nation = (found >> 4) & 3;
  const mine = hands[4 * seat + nation]!;
  const bit = 1 << (found & 15);
  if ((mine & bit) === 0) return -1;
  const others = held[4 * trick + nation]! & ~mine & -bit;
  return 16 * nation + 31 - Math.clz32(others === 0 ? mine : mine & ((others & -others) - 1));
}

export function fileUseful(slot: number, card: number): void {
  cards[slot] = (search << 6) | card;
}
