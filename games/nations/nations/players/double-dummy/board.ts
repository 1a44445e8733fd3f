/**
 * The board of the double-dummy search, changed in place and rotated: the Star nation is nation 0, the first leader
 * is seat 0, the tricks of the even seats count. A card is 16 * nation + rank; with its seat it is 64 * seat + card.
 * Arrays are longer than needed, and every file gives them a local alias: V8 then knows their address (an array that
 * is not small, under a name neither changed nor exported) and looks nothing up.
 */
import { topOf } from '../masks.ts';

const ROOM = 64;

/** Bit r of HANDS[4 * seat + nation] is the card of rank r. */
export const HANDS: Int32Array = new Int32Array(ROOM);

/** Unplayed cards of a nation when a trick began, at 4 * trick + nation. */
export const HELD: Int32Array = new Int32Array(ROOM);

/** With their seats, at 4 * trick + place. */
export const PLAYED: Int32Array = new Int32Array(ROOM);

/**
 * By nation: cards whose rank the last answer depends on. Owners of lower cards do not matter, only the lengths of
 * hands.
 */
export const MATTER: Int32Array = new Int32Array(ROOM);

const hands = HANDS;
const held = HELD;
const played = PLAYED;
const matter = MATTER;

export function clearMatter(): void {
  matter[0] = 0;
  matter[1] = 0;
  matter[2] = 0;
  matter[3] = 0;
}

/** Returns 0 if n is 0. */
export function nthTop(mask: number, n: number): number {
  let rest = mask;
  let card = 0;
  for (let i = 0; i < n; i++) {
    card = topOf(rest);
    rest ^= card;
  }
  return card;
}

/** Records the unplayed cards before the first trick. */
export function recordHeld(): void {
  for (let nation = 0; nation < 4; nation++) {
    held[nation] = hands[nation]! | hands[4 + nation]! | hands[8 + nation]! | hands[12 + nation]!;
  }
}

export function recordHeldAfter(trick: number): void {
  const at = 4 * trick;
  held[at + 4] = held[at]!;
  held[at + 5] = held[at + 1]!;
  held[at + 6] = held[at + 2]!;
  held[at + 7] = held[at + 3]!;
  removePlayed(at + 4, played[at]!);
  removePlayed(at + 4, played[at + 1]!);
  removePlayed(at + 4, played[at + 2]!);
  removePlayed(at + 4, played[at + 3]!);
}

function removePlayed(at: number, card: number): void {
  held[at + ((card >> 4) & 3)]! ^= 1 << (card & 15);
}

/**
 * A trick is one number: the winning card with its seat, whether its rank decided (another card of its nation lies
 * there), and the nation led.
 */
export const CONTESTED: number = 1 << 8;
const LED_BITS = 3 << 9;

export function trickLedWith(card: number): number {
  return card | ((card & 0x30) << 5);
}

export function trickAfter(best: number, card: number): number {
  const nation = card & 0x30;
  if (nation === (best & 0x30)) return ((card & 15) > (best & 15) ? card | (best & LED_BITS) : best) | CONTESTED;
  return nation === 0 ? card | (best & LED_BITS) : best;
}
