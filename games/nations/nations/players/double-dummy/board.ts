/**
 * The board of the double-dummy search, changed in place. It is turned so that the Star nation is nation 0 and the seat
 * that leads to the first trick is seat 0; the even seats are the side whose tricks are counted.
 * A card is 16 * nation + rank, and a card with its seat is 64 * seat + card.
 *
 * Arrays are longer than they need be, and every file of the search calls them by a name of its own: of an array that is
 * not small, under a name that is neither changed nor exported, V8 knows where it lies and looks nothing up.
 */
import { topOf } from '../masks.ts';

const ROOM = 64;

/** Bit r of HANDS[4 * seat + nation] is the card of rank r. */
export const HANDS: Int32Array = new Int32Array(ROOM);

/** The cards of a nation that were in the hands when a trick began, at 4 * trick + nation. */
export const HELD: Int32Array = new Int32Array(ROOM);

/** The cards of a trick with their seats, at 4 * trick + place. */
export const PLAYED: Int32Array = new Int32Array(ROOM);

/**
 * By nation: the cards whose rank the last answer rests on. It would be the same whoever held the cards below the lowest
 * of them, if only everybody had as many.
 */
export const MATTER: Int32Array = new Int32Array(ROOM);

const hands = HANDS;
const held = HELD;
const played = PLAYED;
const matter = MATTER;

export function nothingMatters(): void {
  matter[0] = 0;
  matter[1] = 0;
  matter[2] = 0;
  matter[3] = 0;
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

/** Remembers what is held as the first trick begins. */
export function holdAll(): void {
  for (let nation = 0; nation < 4; nation++) {
    held[nation] = hands[nation]! | hands[4 + nation]! | hands[8 + nation]! | hands[12 + nation]!;
  }
}

/** What is held after a trick. */
export function holdAfter(trick: number): void {
  const at = 4 * trick;
  held[at + 4] = held[at]!;
  held[at + 5] = held[at + 1]!;
  held[at + 6] = held[at + 2]!;
  held[at + 7] = held[at + 3]!;
  dropFrom(at + 4, played[at]!);
  dropFrom(at + 4, played[at + 1]!);
  dropFrom(at + 4, played[at + 2]!);
  dropFrom(at + 4, played[at + 3]!);
}

function dropFrom(at: number, card: number): void {
  held[at + ((card >> 4) & 3)]! ^= 1 << (card & 15);
}
