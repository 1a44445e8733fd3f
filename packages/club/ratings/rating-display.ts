/** A rating as shown to people: a number with its interval, or that it is too early. */
import { sayClub } from '../club-sentences.ts';
import type { Rating } from './rating.ts';

export type DisplayedRating =
  | { readonly is: 'not yet'; readonly matches: number }
  | {
      readonly is: 'rated';
      readonly points: number;
      /** The 95 % interval. */
      readonly low: number;
      readonly high: number;
      readonly matches: number;
    };

/** Eight matches with established players, or more with others. */
export const MIN_EVIDENCE = 8;

const Z_95 = 1.96;

export function toDisplayedRating({ mu, sigma, matches, evidence }: Rating): DisplayedRating {
  if (evidence < MIN_EVIDENCE) return { is: 'not yet', matches };
  const [low, high] = [mu - Z_95 * sigma, mu + Z_95 * sigma].map(Math.round) as [number, number];
  return { is: 'rated', points: Math.round(mu), low, high, matches };
}

/** "1540 (1450–1630)" */
export const formatRating = (displayed: DisplayedRating): string =>
  displayed.is === 'rated' ? sayClub('rating', displayed) : sayClub('notYetRated');

/** "+12", "−3" */
export const signedNumber = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

/** "1540 (1450–1630), +12" */
export function formatRatingChange(before: DisplayedRating, after: DisplayedRating): string {
  if (before.is !== 'rated' || after.is !== 'rated') return formatRating(after);
  const change = after.points - before.points;
  return sayClub('ratingChange', { rating: formatRating(after), change: signedNumber(change) });
}
