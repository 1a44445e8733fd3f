/** A rating as people see it: one number with what it may be off by, or that it is too early to say. */
import type { Rating } from './rating.ts';

export type ShownRating =
  | { readonly is: 'not yet'; readonly matches: number }
  | {
      readonly is: 'rated';
      readonly points: number;
      /** Between which strengths it lies, nineteen times in twenty. */
      readonly low: number;
      readonly high: number;
      readonly matches: number;
    };

/** So much evidence is enough to say something: eight matches with those who are known, or more with others. */
export const ENOUGH = 8;

const WITHIN = 1.96;

export function shownRating({ mu, sigma, matches, evidence }: Rating): ShownRating {
  if (evidence < ENOUGH) return { is: 'not yet', matches };
  const [low, high] = [mu - WITHIN * sigma, mu + WITHIN * sigma].map(Math.round) as [number, number];
  return { is: 'rated', points: Math.round(mu), low, high, matches };
}

/** "1540 (1450–1630)" */
export const sayRating = (shown: ShownRating): string =>
  shown.is === 'rated' ? `${shown.points} (${shown.low}–${shown.high})` : 'not yet';

/** "1540 (1450–1630), +12": what a match has made of it. */
export function sayChange(before: ShownRating, after: ShownRating): string {
  if (before.is !== 'rated' || after.is !== 'rated') return sayRating(after);
  const change = after.points - before.points;
  return `${sayRating(after)}, ${change < 0 ? '−' : '+'}${Math.abs(change)}`;
}
