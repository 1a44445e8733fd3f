/** Measures the quality of ratings in a simulated club, and lists the models compared. */
import { itemAt } from '@parlour/kernel/result';
import { bradleyTerryFull, thurstoneMostellerFull } from 'openskill/models';
import { RATING_MODEL, type RatingModel } from '../rating.ts';
import type { Forecast, SimulatedMember } from './season.ts';

/** Spearman's rank correlation: 1 if the order is right. */
export function rankCorrelation(persons: readonly SimulatedMember[]): number {
  const trueRanks = ranksOf(persons.map(({ trueStrength }) => trueStrength));
  const estimatedRanks = ranksOf(persons.map(({ rating }) => rating.mu));
  const squares = trueRanks.reduce((sum, rank, n) => sum + (rank - itemAt(estimatedRanks, n)) ** 2, 0);
  return 1 - (6 * squares) / (persons.length * (persons.length ** 2 - 1));
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, n) => n).sort((a, b) => itemAt(values, a) - itemAt(values, b));
  const ranks = new Array<number>(values.length).fill(0);
  for (const [rank, n] of order.entries()) ranks[n] = rank;
  return ranks;
}

/** Mean squared error of the forecasts. Always forecasting one half gives 0.25. */
export const brierScore = (forecasts: readonly Forecast[]): number =>
  forecasts.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0) / forecasts.length;

export type CalibrationBucket = { readonly expected: number; readonly observed: number; readonly matches: number };

/** Groups forecasts by tenths: the mean expected and the mean observed result. */
export function calibration(forecasts: readonly Forecast[]): CalibrationBucket[] {
  const buckets = Array.from({ length: 10 }, (_, tenth) =>
    forecasts.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth),
  );
  return buckets
    .filter(({ length }) => length > 0)
    .map(bucket => ({
      expected: bucket.reduce((sum, { chance }) => sum + chance, 0) / bucket.length,
      observed: bucket.reduce((sum, { won }) => sum + won, 0) / bucket.length,
      matches: bucket.length,
    }));
}

/** Mean distance between expected and observed, weighted by matches. */
export const miscalibration = (buckets: readonly CalibrationBucket[]): number =>
  buckets.reduce((sum, { expected, observed, matches }) => sum + matches * Math.abs(expected - observed), 0) /
  buckets.reduce((sum, { matches }) => sum + matches, 0);

const Z_95 = 1.96;

/** The share of members whose true strength lies in the displayed interval. Ideal: 0.95. */
export const coverage = (persons: readonly SimulatedMember[]): number =>
  persons.filter(({ trueStrength, rating }) => Math.abs(trueStrength - rating.mu) <= Z_95 * rating.sigma).length /
  persons.length;

export const rootMeanSquareError = (persons: readonly SimulatedMember[]): number =>
  Math.sqrt(
    persons.reduce((sum, { trueStrength, rating }) => sum + (trueStrength - rating.mu) ** 2, 0) / persons.length,
  );

export type NamedModel = { readonly name: string; readonly model: RatingModel };

const variant = (name: string, changed: Partial<RatingModel>): NamedModel => ({
  name,
  model: { ...RATING_MODEL, ...changed },
});

const libraryGamma: NonNullable<RatingModel['gamma']> = (c, _k, _mu, variance) => Math.sqrt(variance) / c;

export const COMPARED_MODELS: readonly NamedModel[] = [
  variant('Plackett-Luce, beta 110, gamma 1 (chosen)', {}),
  variant('Plackett-Luce, the usual gamma', { gamma: libraryGamma }),
  variant('Plackett-Luce, beta 80', { beta: 80 }),
  variant('Plackett-Luce, beta 150', { beta: 150 }),
  variant('Plackett-Luce, tau 0', { tau: 0 }),
  variant('Plackett-Luce, tau 20', { tau: 20 }),
  variant('Plackett-Luce, sigma 350', { sigma: 350 }),
  variant('Bradley-Terry, every pair', { model: bradleyTerryFull }),
  variant('Bradley-Terry, every pair, beta 180', { model: bradleyTerryFull, beta: 180 }),
  variant('Thurstone-Mosteller, every pair', { model: thurstoneMostellerFull }),
  variant('Thurstone-Mosteller, every pair, beta 250', { model: thurstoneMostellerFull, beta: 250 }),
];
