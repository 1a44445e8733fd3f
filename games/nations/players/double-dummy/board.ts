/**
 * The board of the double-dummy search, changed in place. It is turned so that the Star nation is nation 0 and the seat
 * that leads to the first trick is seat 0; the even seats are the side whose tricks are counted.
 * A card is 16 * nation + rank, and a card with its seat is 64 * seat + card.
 */
import { SIZE, topOf } from '../masks.ts';

/** Bit r of HANDS[4 * seat + nation] is the card of rank r. */
export const HANDS: Int32Array = new Int32Array(16);

/** The cards of a nation that were in the hands when a trick began, at 4 * trick + nation. */
export const HELD: Int32Array = new Int32Array(4 * 14);

/** The cards of a trick with their seats, at 4 * trick + place. */
export const PLAYED: Int32Array = new Int32Array(4 * 14);

/**
 * By nation: the cards whose rank the last answer rests on. It would be the same whoever held the cards below the lowest
 * of them, if only everybody had as many.
 */
export const MATTER: Int32Array = new Int32Array(4);

export function nothingMatters(): void {
  MATTER[0] = MATTER[1] = MATTER[2] = MATTER[3] = 0;
}

/** The n-th highest card of a mask; none if n is 0. */
export function nthTop(mask: number, n: number): number {
  let rest = mask;
  let card = 0;
  for (let i = 0; i < n; i++) {
    card = topOf(rest);
    rest ^= card;
  }
  return card;
}

/** Remembers what is held as a trick begins. */
export function holdFor(trick: number): void {
  const at = 4 * trick;
  HELD[at] = HANDS[0]! | HANDS[4]! | HANDS[8]! | HANDS[12]!;
  HELD[at + 1] = HANDS[1]! | HANDS[5]! | HANDS[9]! | HANDS[13]!;
  HELD[at + 2] = HANDS[2]! | HANDS[6]! | HANDS[10]! | HANDS[14]!;
  HELD[at + 3] = HANDS[3]! | HANDS[7]! | HANDS[11]! | HANDS[15]!;
}

export const handSize = (seat: number): number =>
  SIZE[HANDS[4 * seat]!]! + SIZE[HANDS[4 * seat + 1]!]! + SIZE[HANDS[4 * seat + 2]!]! + SIZE[HANDS[4 * seat + 3]!]!;
