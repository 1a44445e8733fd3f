/**
 * Refutation table: cards that answered before, hashed by a few features of the board. Similar boards mostly have the
 * same answer, so it is tried before all cards are listed and weighed.
 */
import { SIZE } from '../masks.ts';
import { HANDS, HELD } from './board.ts';

const hands = HANDS;
const held = HELD;
const size = SIZE;

/** The bits from 6 up hold the number of the search. */
const SLOTS = 1 << 17;
const cards = new Int32Array(SLOTS);
let searchNumber = 0;

export function clearRefutations(): void {
  searchNumber = (searchNumber + 1) & 0x1ffffff;
  if (searchNumber === 0) cards.fill(-1, 0, SLOTS);
}

function hashKey(one: number, two: number, three: number): number {
  const key = Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(three, 0xc2b2ae35);
  const mixed = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (SLOTS - 1);
}

function lengthParities(at: number): number {
  return (
    (size[hands[at]!]! & 1) |
    ((size[hands[at + 1]!]! & 1) << 1) |
    ((size[hands[at + 2]!]! & 1) << 2) |
    ((size[hands[at + 3]!]! & 1) << 3)
  );
}

/** Hashes the leader's hand, the parities of partner's hand, and what is needed. */
export function leadSlot(seat: number, need: number): number {
  const me = 4 * seat;
  const one = hands[me]! | (hands[me + 1]! << 13);
  const two = hands[me + 2]! | (hands[me + 3]! << 13);
  return hashKey(one, two, lengthParities(4 * ((seat + 2) & 3)) | (need << 4) | (seat << 8));
}

/** Hashes the unplayed cards of the nation and the trick so far. */
export function followSlot(place: number, seat: number, trick: number, led: number, best: number): number {
  return hashKey(held[4 * trick + led]!, best, seat | (place << 2) | (led << 4));
}

/** Returns the stored card or its highest equivalent; -1 if the seat has neither. */
export function refutingCard(slot: number, seat: number, trick: number): number {
  const found = cards[slot]!;
  if (found >> 6 !== searchNumber) return -1;
  const nation = (found >> 4) & 3;
  const mine = hands[4 * seat + nation]!;
  const bit = 1 << (found & 15);
  if ((mine & bit) === 0) return -1;
  const others = held[4 * trick + nation]! & ~mine & -bit;
  return 16 * nation + 31 - Math.clz32(others === 0 ? mine : mine & ((others & -others) - 1));
}

export function storeRefutation(slot: number, card: number): void {
  cards[slot] = (searchNumber << 6) | card;
}
