/**
 * What the double-dummy search remembers. Boards are filed by the lengths of all hands, the seat on lead and who has the
 * two highest Stars; in a file lie patterns: who holds the so many highest cards of each nation, and between which bounds the tricks then lie.
 * All lies in fixed arrays. When they are full everything is forgotten.
 */
import { SIZE } from '../masks.ts';
import { HELD, MATTER, nthTop } from './board.ts';
import { HIGHEST, LENGTHS, OWNERS } from './codes.ts';

const FILES = 1 << 16;
const PATTERNS = 1 << 18;
/** A pattern is eight numbers: owners by nation, how many of them count, bounds, the card that answered, the next one. */
const WORDS = 8;
const COUNTS = 4;
const BOUNDS = 5;
const CARD = 6;
const NEXT = 7;

/** A file is four numbers: two words of lengths, a word of seats with its age, and its first pattern. */
const FIRST = 3;
const files = new Int32Array(4 * FILES);
const patterns = new Int32Array(WORDS * PATTERNS);
const held = HELD;
const matter = MATTER;
const owners = OWNERS;
const lengths = LENGTHS;
const highest = HIGHEST;
const size = SIZE;
let age = 0;
let filesUsed = 0;
let patternsEnd = WORDS;

export function forget(): void {
  age = (age + 1) & 0x1ffffff;
  if (age === 0) files.fill(-1, 0, 4 * FILES);
  filesUsed = 0;
  patternsEnd = WORDS;
}

/** The file of the board at a trick, opened if there is none yet. There is room in it for one more pattern. */
export function fileOf(trick: number, leader: number): number {
  if (patternsEnd === WORDS * PATTERNS) forget();
  const one = lengths[2 * trick]!;
  const two = lengths[2 * trick + 1]!;
  const seats = leader | ((owners[4 * trick]! >> 20) & 0b1111_00);
  const aged = seats | (age << 6);
  let file = 4 * hashOf(one, two, seats);
  while (files[file + 2]! >> 6 === age) {
    if (files[file + 2] === aged && files[file] === one && files[file + 1] === two) return file;
    file = (file + 4) & (4 * FILES - 1);
  }
  return openFile(file, one, two, seats);
}

function hashOf(one: number, two: number, seats: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(seats + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (FILES - 1);
}

function openFile(file: number, one: number, two: number, seats: number): number {
  if (++filesUsed > FILES / 2) forget();
  files[file] = one;
  files[file + 1] = two;
  files[file + 2] = seats | (age << 6);
  files[file + FIRST] = 0;
  return file;
}

/** The card that answered a question like this before; 0 if there is none, else one more than the card. */
let hint = 0;
export function hinted(): number {
  return hint;
}

/** How many patterns were like the board that was last asked for, without telling enough. */
let alike = 0;
export function undecided(): number {
  return alike;
}

export const YES = 1;
export const NO = 0;
export const UNKNOWN = -1;

/** Whether side 0 is known to take as many tricks as it needs. Tells also what that rests on. */
export function recall(file: number, trick: number, need: number): number {
  const at = 4 * trick;
  const a = owners[at]!;
  const b = owners[at + 1]!;
  const c = owners[at + 2]!;
  const d = owners[at + 3]!;
  hint = 0;
  alike = 0;
  for (
    let pattern = files[file + FIRST]!, before = 0;
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
      if (before !== 0) bringForward(file, pattern, before);
      return bounds >> 4 < need ? NO : YES;
    }
    alike++;
    if (hint === 0) hint = patterns[pattern + CARD]!;
  }
  return UNKNOWN;
}

/** What was asked for just now will soon be asked for again. */
function bringForward(file: number, pattern: number, before: number): void {
  patterns[before + NEXT] = patterns[pattern + NEXT]!;
  patterns[pattern + NEXT] = files[file + FIRST]!;
  files[file + FIRST] = pattern;
}

/**
 * Files an answer under what it rests on. The card is one more than the card that answered, or 0. Only if patterns were
 * undecided can there be one already.
 */
export function remember(
  file: number,
  trick: number,
  need: number,
  left: number,
  answer: number,
  card: number,
  before: number,
): void {
  const at = 4 * trick;
  let counts = 0;
  for (let nation = 0; nation < 4; nation++) counts |= countFrom(held[at + nation]!, matter[nation]!) << (4 * nation);
  const a = owners[at]! & highest[counts & 15]!;
  const b = owners[at + 1]! & highest[(counts >> 4) & 15]!;
  const c = owners[at + 2]! & highest[(counts >> 8) & 15]!;
  const d = owners[at + 3]! & highest[counts >> 12]!;
  let pattern = before === 0 ? 0 : files[file + FIRST]!;
  while (pattern !== 0 && !isPattern(pattern, counts, a, b, c, d)) pattern = patterns[pattern + NEXT]!;
  if (pattern === 0) pattern = newPattern(file, counts, a, b, c, d, left);
  const bounds = patterns[pattern + BOUNDS]!;
  patterns[pattern + BOUNDS] =
    answer === YES
      ? (bounds & 0xf0) | Math.max(bounds & 15, need)
      : (Math.min(bounds >> 4, need - 1) << 4) | (bounds & 15);
  patterns[pattern + CARD] = card;
}

/** How many cards are at least as high as the lowest that matters. */
function countFrom(cards: number, mask: number): number {
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

function newPattern(file: number, counts: number, a: number, b: number, c: number, d: number, left: number): number {
  const pattern = patternsEnd;
  patternsEnd += WORDS;
  patterns[pattern] = a;
  patterns[pattern + 1] = b;
  patterns[pattern + 2] = c;
  patterns[pattern + 3] = d;
  patterns[pattern + COUNTS] = counts;
  patterns[pattern + BOUNDS] = left << 4;
  patterns[pattern + NEXT] = files[file + FIRST]!;
  files[file + FIRST] = pattern;
  return pattern;
}
