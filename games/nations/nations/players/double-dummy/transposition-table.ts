/**
 * Transposition table of the double-dummy search. Boards are hashed by hand lengths, the leader and the owners of the
 * two highest Stars. A bucket holds patterns: owners of the n highest cards of each nation, with bounds on the
 * tricks. The arrays are fixed; when they are full, everything is cleared.
 */
import { SIZE } from '../masks.ts';
import { HELD, MATTER, nthTop } from './board.ts';
import { HIGHEST_MASKS, LENGTHS, OWNERS } from './board-codes.ts';

const BUCKETS = 1 << 16;
const PATTERNS = 1 << 18;
/** Eight numbers: owners by nation, how many of them count, bounds, the card that answered, the next pattern. */
const PATTERN_WORDS = 8;
const COUNTS = 4;
const BOUNDS = 5;
const CARD = 6;
const NEXT = 7;

/** Four numbers: two words of lengths, a word of seats with its age, the first pattern. */
const FIRST_PATTERN = 3;
const buckets = new Int32Array(4 * BUCKETS);
const patterns = new Int32Array(PATTERN_WORDS * PATTERNS);
const held = HELD;
const matter = MATTER;
const owners = OWNERS;
const lengths = LENGTHS;
const highest = HIGHEST_MASKS;
const size = SIZE;
let age = 0;
let bucketsUsed = 0;
let patternsEnd = PATTERN_WORDS;

export function clearTable(): void {
  age = (age + 1) & 0x1ffffff;
  if (age === 0) buckets.fill(-1, 0, 4 * BUCKETS);
  bucketsUsed = 0;
  patternsEnd = PATTERN_WORDS;
}

/** Returns the bucket, opened if needed, with room for one more pattern. */
export function bucketOf(trick: number, leader: number): number {
  if (patternsEnd === PATTERN_WORDS * PATTERNS) clearTable();
  const one = lengths[2 * trick]!;
  const two = lengths[2 * trick + 1]!;
  const seats = leader | ((owners[4 * trick]! >> 20) & 0b1111_00);
  const aged = seats | (age << 6);
  let bucket = 4 * hashOf(one, two, seats);
  while (buckets[bucket + 2]! >> 6 === age) {
    if (buckets[bucket + 2] === aged && buckets[bucket] === one && buckets[bucket + 1] === two) return bucket;
    bucket = (bucket + 4) & (4 * BUCKETS - 1);
  }
  return openBucket(bucket, one, two, seats);
}

function hashOf(one: number, two: number, seats: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(seats + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1);
}

function openBucket(bucket: number, one: number, two: number, seats: number): number {
  if (++bucketsUsed > BUCKETS / 2) clearTable();
  buckets[bucket] = one;
  buckets[bucket + 1] = two;
  buckets[bucket + 2] = seats | (age << 6);
  buckets[bucket + FIRST_PATTERN] = 0;
  return bucket;
}

/** The card that answered a similar question plus one, or 0. */
let hint = 0;
export function hintedCard(): number {
  return hint;
}

/** Patterns that matched the last board without deciding it. */
let undecidedCount = 0;
export function undecidedPatterns(): number {
  return undecidedCount;
}

export const YES = 1;
export const NO = 0;
export const UNKNOWN = -1;

/** Looks up whether side 0 takes as many tricks as it needs. Sets MATTER. */
export function lookUpAnswer(bucket: number, trick: number, need: number): number {
  const at = 4 * trick;
  const a = owners[at]!;
  const b = owners[at + 1]!;
  const c = owners[at + 2]!;
  const d = owners[at + 3]!;
  hint = 0;
  undecidedCount = 0;
  for (
    let pattern = buckets[bucket + FIRST_PATTERN]!, before = 0;
    pattern !== 0;
    before = pattern, pattern = patterns[pattern + NEXT]!
  ) {
    const counts = patterns[pattern + COUNTS]!;
    if ((a & highest[counts & 15]!) !== patterns[pattern]) continue;
    if ((b & highest[(counts >> 4) & 15]!) !== patterns[pattern + 1]) continue;
    if ((c & highest[(counts >> 8) & 15]!) !== patterns[pattern + 2]) continue;
    if ((d & highest[counts >> 12]!) !== patterns[pattern + 3]) continue;
    const bounds = patterns[pattern + BOUNDS]!;
    if (bounds >> 4 < need || (bounds & 15) >= need) {
      for (let nation = 0; nation < 4; nation++) {
        matter[nation] = nthTop(held[at + nation]!, (counts >> (4 * nation)) & 15);
      }
      if (before !== 0) moveToFront(bucket, pattern, before);
      return bounds >> 4 < need ? NO : YES;
    }
    undecidedCount++;
    if (hint === 0) hint = patterns[pattern + CARD]!;
  }
  return UNKNOWN;
}

/** Moves up a pattern that will soon be asked for again. */
function moveToFront(bucket: number, pattern: number, before: number): void {
  patterns[before + NEXT] = patterns[pattern + NEXT]!;
  patterns[pattern + NEXT] = buckets[bucket + FIRST_PATTERN]!;
  buckets[bucket + FIRST_PATTERN] = pattern;
}

/**
 * `card` is one more than the card that answered, or 0. A fitting pattern exists only if some were undecided
 * (`before`).
 */
export function storeAnswer(
  bucket: number,
  trick: number,
  need: number,
  left: number,
  answer: number,
  card: number,
  before: number,
): void {
  const at = 4 * trick;
  let counts = 0;
  for (let nation = 0; nation < 4; nation++) counts |= countDownTo(held[at + nation]!, matter[nation]!) << (4 * nation);
  const a = owners[at]! & highest[counts & 15]!;
  const b = owners[at + 1]! & highest[(counts >> 4) & 15]!;
  const c = owners[at + 2]! & highest[(counts >> 8) & 15]!;
  const d = owners[at + 3]! & highest[counts >> 12]!;
  let pattern = before === 0 ? 0 : buckets[bucket + FIRST_PATTERN]!;
  while (pattern !== 0 && !isPattern(pattern, counts, a, b, c, d)) pattern = patterns[pattern + NEXT]!;
  if (pattern === 0) pattern = newPattern(bucket, counts, a, b, c, d, left);
  const bounds = patterns[pattern + BOUNDS]!;
  patterns[pattern + BOUNDS] =
    answer === YES
      ? (bounds & 0xf0) | Math.max(bounds & 15, need)
      : (Math.min(bounds >> 4, need - 1) << 4) | (bounds & 15);
  patterns[pattern + CARD] = card;
}

/** Counts cards at least as high as the lowest that matters. */
function countDownTo(cards: number, mask: number): number {
  return mask === 0 ? 0 : size[cards & -(mask & -mask)]!;
}

function isPattern(pattern: number, counts: number, a: number, b: number, c: number, d: number): boolean {
  return (
    patterns[pattern + COUNTS] === counts &&
    patterns[pattern] === a &&
    patterns[pattern + 1] === b &&
    patterns[pattern + 2] === c &&
    patterns[pattern + 3] === d
  );
}

function newPattern(bucket: number, counts: number, a: number, b: number, c: number, d: number, left: number): number {
  const pattern = patternsEnd;
  patternsEnd += PATTERN_WORDS;
  patterns[pattern] = a;
  patterns[pattern + 1] = b;
  patterns[pattern + 2] = c;
  patterns[pattern + 3] = d;
  patterns[pattern + COUNTS] = counts;
  patterns[pattern + BOUNDS] = left << 4;
  patterns[pattern + NEXT] = buckets[bucket + FIRST_PATTERN]!;
  buckets[bucket + FIRST_PATTERN] = pattern;
  return pattern;
}
