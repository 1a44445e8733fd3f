/**
 * How the board looks to the memory, trick by trick: who holds the highest, second highest … card left of each nation,
 * two bits a card from bit 25 downwards, and how many cards everybody has of it. The ranks themselves are forgotten, so
 * boards that differ only in names of cards look the same.
 */
import { SIZE } from '../masks.ts';
import { HANDS, HELD, PLAYED } from './board.ts';

/** Owners of the cards of a nation, at 4 * trick + nation. */
export const OWNERS: Int32Array = new Int32Array(64);

/** Lengths of nations in the hands of seats 0 and 1, and of 2 and 3, four bits each, at 2 * trick and the next. */
export const LENGTHS: Int32Array = new Int32Array(64);

/** The bits of the n highest cards in a word of owners. */
export const HIGHEST: Int32Array = new Int32Array(32);
for (let n = 0; n < 14; n++) HIGHEST[n] = ((1 << (2 * n)) - 1) << (26 - 2 * n);

const hands = HANDS;
const held = HELD;
const played = PLAYED;
const owners = OWNERS;
const lengths = LENGTHS;
const size = SIZE;

/** The seat that was dealt a card. */
const owner = new Int32Array(128);

/** Words of owners found so far, at 8192 * nation + the cards held; above bit 26 is the deal they are of. */
const found = new Int32Array(4 << 13);
const WORD = (1 << 26) - 1;
let deal = 0;

/** Reads the board as it lies at the first trick. */
export function encodeBoard(): void {
  newDeal();
  lengths[0] = 0;
  lengths[1] = 0;
  for (let nation = 0; nation < 4; nation++) {
    for (let seat = 0; seat < 4; seat++) own(seat, nation);
    owners[nation] = ownersOf(nation, held[nation]!);
  }
}

/** There is room for the numbers of 63 deals. */
function newDeal(): void {
  deal = (deal + 1) & 63;
  if (deal !== 0) return;
  found.fill(0, 0, 4 << 13);
  deal = 1;
}

function lengthShift(seat: number, nation: number): number {
  return 16 * (seat & 1) + 4 * nation;
}

function own(seat: number, nation: number): void {
  const mine = hands[4 * seat + nation]!;
  lengths[seat >> 1]! += size[mine]! << lengthShift(seat, nation);
  for (let rest = mine; rest !== 0; rest &= rest - 1) owner[16 * nation + 31 - Math.clz32(rest & -rest)] = seat;
}

function ownersOf(nation: number, mask: number): number {
  const word = found[(nation << 13) | mask]!;
  return word >>> 26 === deal ? word & WORD : findOwners(nation, mask);
}

function findOwners(nation: number, mask: number): number {
  let word = 0;
  for (let rest = mask, shift = 24; rest !== 0; shift -= 2) {
    const rank = 31 - Math.clz32(rest);
    rest ^= 1 << rank;
    word |= owner[16 * nation + rank]! << shift;
  }
  found[(nation << 13) | mask] = word | (deal << 26);
  return word;
}

/** The codes after a trick, out of those before it and what is held. */
export function encodeAfter(trick: number): void {
  const at = 4 * trick + 4;
  for (let nation = 0; nation < 4; nation++) {
    const mask = held[at + nation]!;
    owners[at + nation] = mask === held[at + nation - 4]! ? owners[at + nation - 4]! : ownersOf(nation, mask);
  }
  lengths[2 * trick + 2] = lengths[2 * trick]!;
  lengths[2 * trick + 3] = lengths[2 * trick + 1]!;
  for (let place = 0; place < 4; place++) shorten(trick, played[4 * trick + place]!);
}

function shorten(trick: number, card: number): void {
  lengths[2 * trick + 2 + (card >> 7)]! -= 1 << lengthShift(card >> 6, (card >> 4) & 3);
}
