/** The cards a seat tries, heaviest first, and which need not be tried. */
import { above, topOf } from '../masks.ts';
import { HANDS, HELD, MATTER } from './board.ts';

/** At 16 * (4 * trick + place). */
export const CARDS: Int32Array = new Int32Array(16 * 4 * 14);
export const WEIGHTS: Int32Array = new Int32Array(16 * 4 * 14);
export const TRIED = -1;

const hands = HANDS;
const held = HELD;
const matter = MATTER;
const cards = CARDS;
const weights = WEIGHTS;

/** Lists only the highest of equivalent cards; returns the end of the list. */
export function listCards(from: number, seat: number, trick: number, nation: number): number {
  const mine = hands[4 * seat + nation]!;
  const others = held[4 * trick + nation]! & ~mine;
  let end = from;
  for (let rest = mine; rest !== 0; ) {
    const rank = 31 - Math.clz32(rest);
    cards[end++] = 16 * nation + rank;
    const below = others & ((1 << rank) - 1);
    if (below === 0) break;
    rest &= 2 * topOf(below) - 1;
  }
  return end;
}

/** Moves the heaviest card left to the front. */
export function nextCard(i: number, end: number): number {
  let best = i;
  for (let j = i + 1; j < end; j++) if (weights[j]! > weights[best]!) best = j;
  const card = cards[best]!;
  if (best !== i) {
    cards[best] = cards[i]!;
    weights[best] = weights[i]!;
    cards[i] = card;
  }
  return card;
}

/** Drops a card that failed before the list was made. */
export function dropTried(from: number, end: number, card: number): void {
  for (let i = from; i < end; i++) if (cards[i] === card) dropEntry(i);
  dropEquals(from, end, card);
}

function dropEntry(i: number): void {
  cards[i] = TRIED;
  weights[i] = -10_000;
}

/** Drops cards after one failed whose rank did not matter: no other such card will do better. */
export function dropEquals(from: number, end: number, card: number): void {
  const mask = matter[card >> 4]!;
  const lowest = mask === 0 ? 1 << 13 : mask & -mask;
  if (1 << (card & 15) >= lowest) return;
  for (let i = from; i < end; i++) {
    const other = cards[i]!;
    if (other >> 4 === card >> 4 && 1 << (other & 15) < lowest) dropEntry(i);
  }
}

/**
 * Completes MATTER after all cards failed. A run was tried as one card, so if one of it matters all do: with a lower
 * card elsewhere it would be two cards that play differently.
 */
export function includeWholeRun(seat: number, trick: number, nation: number): void {
  const mine = hands[4 * seat + nation]!;
  const mask = matter[nation]!;
  const lowest = mask & -mask;
  if ((mine & lowest) === 0) return;
  const others = held[4 * trick + nation]! & ~mine & (lowest - 1);
  const run = above(mine & (lowest - 1), others);
  matter[nation]! |= run & -run;
}
