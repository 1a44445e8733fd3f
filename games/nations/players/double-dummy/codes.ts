/**
 * How the board looks to the memory, trick by trick: who holds the highest, second highest … card left of each nation,
 * two bits a card from bit 25 downwards, and how many cards everybody has of it. The ranks themselves are forgotten, so
 * boards that differ only in names of cards look the same.
 */
import { SIZE, topOf } from '../masks.ts';
import { HANDS, HELD, PLAYED } from './board.ts';

/** Owners of the cards of a nation, at 4 * trick + nation. */
export const OWNERS: Int32Array = new Int32Array(4 * 14);

/** Lengths of nations in the hands of seats 0 and 1, and of 2 and 3, four bits each, at 2 * trick and the next. */
export const LENGTHS: Int32Array = new Int32Array(2 * 14);

/** The bits of the n highest cards in a word of owners. */
export const HIGHEST: Int32Array = Int32Array.from({ length: 14 }, (_, n) => ((1 << (2 * n)) - 1) << (26 - 2 * n));

/** Reads the board as it lies at the first trick; PLAYED and earlier codes do not matter. */
export function encodeBoard(trick: number): void {
  LENGTHS[2 * trick] = LENGTHS[2 * trick + 1] = 0;
  for (let nation = 0; nation < 4; nation++) {
    OWNERS[4 * trick + nation] = ownersOf(nation, HELD[4 * trick + nation]!);
    for (let seat = 0; seat < 4; seat++) {
      LENGTHS[2 * trick + (seat >> 1)]! += SIZE[HANDS[4 * seat + nation]!]! << lengthShift(seat, nation);
    }
  }
}

const lengthShift = (seat: number, nation: number): number => 16 * (seat & 1) + 4 * nation;

function ownersOf(nation: number, held: number): number {
  let owners = 0;
  for (let rest = held, shift = 24; rest !== 0; shift -= 2) {
    const card = topOf(rest);
    rest ^= card;
    owners |= [0, 1, 2, 3].find(seat => (HANDS[4 * seat + nation]! & card) !== 0)! << shift;
  }
  return owners;
}

/** The codes after a trick, out of those before it. */
export function encodeAfter(trick: number): void {
  const from = 4 * trick;
  for (let nation = 0; nation < 4; nation++) OWNERS[from + 4 + nation] = OWNERS[from + nation]!;
  LENGTHS[2 * trick + 2] = LENGTHS[2 * trick]!;
  LENGTHS[2 * trick + 3] = LENGTHS[2 * trick + 1]!;
  for (let place = 0; place < 4; place++) takeOut(trick, place);
}

/** Its place among the cards left is counted from the top; earlier cards of the trick are left out. */
function takeOut(trick: number, place: number): void {
  const card = PLAYED[4 * trick + place]!;
  const nation = (card >> 4) & 3;
  const rank = card & 15;
  let higher = SIZE[HELD[4 * trick + nation]! >> (rank + 1)]!;
  for (let i = 0; i < place; i++) {
    const other = PLAYED[4 * trick + i]! & 63;
    if (other > (card & 63) && other >> 4 === nation) higher--;
  }
  const at = 4 * trick + 4 + nation;
  const kept = OWNERS[at]! & HIGHEST[higher]!;
  OWNERS[at] = kept | ((OWNERS[at]! << 2) & ~HIGHEST[higher]! & 0x3ffffff);
  LENGTHS[2 * trick + 2 + (card >> 7)]! -= 1 << lengthShift(card >> 6, nation);
}
