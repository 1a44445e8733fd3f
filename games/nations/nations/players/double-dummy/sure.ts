/** Stars that will take a trick whoever leads what. */
import { SIZE, topOf } from '../masks.ts';
import { HANDS, HELD, MATTER, nothingMatters } from './board.ts';

const hands = HANDS;
const held = HELD;
const matter = MATTER;
const size = SIZE;

/** The lowest card that the last count rests on; 0 if lengths alone were enough. */
let low = 0;

/** Whether a side has so many Star tricks that cannot be taken from it; `seat` is one of that side. Leaves what that rests on. */
export function hasSureStars(seat: number, trick: number, want: number): boolean {
  const one = hands[4 * seat]!;
  const two = hands[4 * ((seat + 2) & 3)]!;
  if (size[one]! < want && size[two]! < want) return false;
  const theirs = held[4 * trick]! ^ (one | two);
  if (
    unbeaten(one, theirs, want) < want &&
    unbeaten(two, theirs, want) < want &&
    highestTogether(held[4 * trick]!, one, two, want) < want
  ) {
    return false;
  }
  nothingMatters();
  matter[0] = low;
  return true;
}

/**
 * Stars of one hand that no Star of the other side can beat. Every opposing Star beats at most one lower Star, so it is
 * the number left over when each is set against the highest that it beats.
 */
function unbeaten(stars: number, theirs: number, want: number): number {
  let count = 0;
  let spare = 0;
  let rest = stars;
  let lower = theirs;
  low = 0;
  while (count + longer(rest, lower, spare) < want && rest !== 0) {
    const star = topOf(rest);
    rest ^= star;
    const higher = lower & -star;
    spare += size[higher]!;
    lower ^= higher;
    if (spare > 0) spare--;
    else {
      count++;
      low = star;
    }
  }
  return count + longer(rest, lower, spare);
}

/** By how many Stars a hand is longer than the other side's lower ones and those kept to beat it. */
function longer(rest: number, lower: number, spare: number): number {
  const more = size[rest]! - size[lower]! - spare;
  return more > 0 ? more : 0;
}

/** The highest Stars of all, shared between partners: one takes a trick in every round in which either has one. */
function highestTogether(all: number, one: number, two: number, want: number): number {
  const rounds = size[one]! > size[two]! ? size[one]! : size[two]!;
  const most = rounds < want ? rounds : want;
  let count = 0;
  low = 0;
  for (let rest = all; rest !== 0 && count < most; count++) {
    const star = topOf(rest);
    if (((one | two) & star) === 0) break;
    low = star;
    rest ^= star;
  }
  return count;
}
