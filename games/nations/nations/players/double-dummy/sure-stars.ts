import { SIZE, topOf } from '../masks.ts';
import { clearMatter, HANDS, HELD, MATTER } from './board.ts';

const hands = HANDS;
const held = HELD;
const matter = MATTER;
const size = SIZE;

/** 0 if lengths alone were enough. */
let lowestUsed = 0;

/** Whether the side of `seat` has `want` Stars that take a trick whatever is led. Sets MATTER. */
export function hasSureStars(seat: number, trick: number, want: number): boolean {
  const one = hands[4 * seat]!;
  const two = hands[4 * ((seat + 2) & 3)]!;
  if (size[one]! < want && size[two]! < want) return false;
  const theirs = held[4 * trick]! ^ (one | two);
  if (
    countUnbeaten(one, theirs, want) < want &&
    countUnbeaten(two, theirs, want) < want &&
    countTopStars(held[4 * trick]!, one, two, want) < want
  ) {
    return false;
  }
  clearMatter();
  matter[0] = lowestUsed;
  return true;
}

/**
 * Counts Stars of one hand that the other side cannot beat. An opposing Star beats at most one lower Star, so each is
 * set against the highest it beats.
 */
function countUnbeaten(stars: number, theirs: number, want: number): number {
  let count = 0;
  let spare = 0;
  let rest = stars;
  let lower = theirs;
  lowestUsed = 0;
  while (count + extraLength(rest, lower, spare) < want && rest !== 0) {
    const star = topOf(rest);
    rest ^= star;
    const higher = lower & -star;
    spare += size[higher]!;
    lower ^= higher;
    if (spare > 0) spare--;
    else {
      count++;
      lowestUsed = star;
    }
  }
  return count + extraLength(rest, lower, spare);
}

/** Returns by how much a hand is longer than the other side's lower Stars and those kept to beat it. */
function extraLength(rest: number, lower: number, spare: number): number {
  const more = size[rest]! - size[lower]! - spare;
  return more > 0 ? more : 0;
}

/** Counts Stars shared between partners: one takes a trick in every round in which either has one. */
function countTopStars(all: number, one: number, two: number, want: number): number {
  const rounds = size[one]! > size[two]! ? size[one]! : size[two]!;
  const most = rounds < want ? rounds : want;
  let count = 0;
  lowestUsed = 0;
  for (let rest = all; rest !== 0 && count < most; count++) {
    const star = topOf(rest);
    if (((one | two) & star) === 0) break;
    lowestUsed = star;
    rest ^= star;
  }
  return count;
}
