/** Stars that will take a trick whoever leads what. */
import { SIZE, topOf } from '../masks.ts';
import { HANDS, HELD, MATTER, nothingMatters } from './board.ts';

/** The lowest card that the last count rests on; 0 if lengths alone were enough. */
let low = 0;

/** Star tricks that cannot be taken from a side, counted up to `want`; `seat` is one of that side. */
export function sureStars(seat: number, trick: number, want: number): number {
  const one = HANDS[4 * seat]!;
  const two = HANDS[4 * ((seat + 2) & 3)]!;
  const theirs = HELD[4 * trick]! ^ (one | two);
  let most = unbeaten(one, theirs, want);
  let matter = low;
  const other = unbeaten(two, theirs, want);
  if (other > most) {
    most = other;
    matter = low;
  }
  const together = highestTogether(HELD[4 * trick]!, one, two, want);
  if (together > most) {
    most = together;
    matter = low;
  }
  nothingMatters();
  MATTER[0] = matter;
  return most;
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
  for (;;) {
    const byLength = SIZE[rest]! - SIZE[lower]! - spare;
    const total = byLength > 0 ? count + byLength : count;
    if (total >= want || rest === 0) return total;
    const star = topOf(rest);
    rest ^= star;
    const higher = lower & -star;
    spare += SIZE[higher]!;
    lower ^= higher;
    if (spare > 0) spare--;
    else {
      count++;
      low = star;
    }
  }
}

/** The highest Stars of all, shared between partners: one takes a trick in every round in which either has one. */
function highestTogether(held: number, one: number, two: number, want: number): number {
  const rounds = SIZE[one]! > SIZE[two]! ? SIZE[one]! : SIZE[two]!;
  const most = rounds < want ? rounds : want;
  let count = 0;
  low = 0;
  for (let rest = held; rest !== 0 && count < most; count++) {
    const star = topOf(rest);
    if (((one | two) & star) === 0) break;
    low = star;
    rest ^= star;
  }
  return count;
}
