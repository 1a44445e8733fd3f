/** How good the ratings of a simulated club are. */
import { nth } from '@parlour/kernel/must';
import type { TrueMember } from './people.ts';
import type { Forecast } from './season.ts';

/** Spearman's: 1 if everybody stands in their right order. */
export function rankCorrelation(persons: readonly TrueMember[]): number {
  const truly = ranksOf(persons.map(({ truth }) => truth));
  const rated = ranksOf(persons.map(({ rating }) => rating.mu));
  const squares = truly.reduce((sum, rank, n) => sum + (rank - nth(rated, n)) ** 2, 0);
  return 1 - (6 * squares) / (persons.length * (persons.length ** 2 - 1));
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, n) => n).sort((a, b) => nth(values, a) - nth(values, b));
  const ranks = new Array<number>(values.length).fill(0);
  for (const [rank, n] of order.entries()) ranks[n] = rank;
  return ranks;
}

/** The mean square of what was expected less what came. Always saying one half comes to 0.25. */
export const brier = (forecasts: readonly Forecast[]): number =>
  forecasts.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0) / forecasts.length;

export type Tenth = { readonly expected: number; readonly came: number; readonly matches: number };

/** Forecasts by tenths: what was expected on average, and what came. */
export function calibration(forecasts: readonly Forecast[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    forecasts.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth),
  );
  return tenths
    .filter(({ length }) => length > 0)
    .map(some => ({
      expected: some.reduce((sum, { chance }) => sum + chance, 0) / some.length,
      came: some.reduce((sum, { won }) => sum + won, 0) / some.length,
      matches: some.length,
    }));
}

/** How far expected and come are apart, on average over all matches. */
export const miscalibration = (buckets: readonly Tenth[]): number =>
  buckets.reduce((sum, { expected, came, matches }) => sum + matches * Math.abs(expected - came), 0) /
  buckets.reduce((sum, { matches }) => sum + matches, 0);

const WITHIN = 1.96;

/** The share of members whose true strength lies in the interval that is shown: 0.95 would be right. */
export const coverage = (persons: readonly TrueMember[]): number =>
  persons.filter(({ truth, rating }) => Math.abs(truth - rating.mu) <= WITHIN * rating.sigma).length / persons.length;

/** The root of the mean square of what ratings are off by. */
export const error = (persons: readonly TrueMember[]): number =>
  Math.sqrt(persons.reduce((sum, { truth, rating }) => sum + (truth - rating.mu) ** 2, 0) / persons.length);
