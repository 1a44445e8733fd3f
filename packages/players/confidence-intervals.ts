/** 95 % confidence intervals: bootstrap, and Wilson's formula for proportions. */
import { seededRandom } from '@parlour/kernel/random';

/** A value and its 95 % confidence interval. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

const RESAMPLES = 2000;
const TAIL = 0.025;

/** A statistic of some deals, given by index. */
type Statistic = (deals: Uint32Array) => number;

/** Bootstrap interval over deals resampled with replacement. */
export function bootstrapInterval(deals: number, statistic: Statistic, seed: string): Estimate {
  const random = seededRandom(`bootstrap/${seed}`);
  const sample = Uint32Array.from({ length: deals }, (_, i) => i);
  const value = statistic(sample);
  const resampled = Array.from({ length: RESAMPLES }, () => {
    for (let i = 0; i < deals; i++) sample[i] = random.below(deals);
    return statistic(sample);
  }).filter(Number.isFinite);
  return { value, low: quantile(resampled, TAIL), high: quantile(resampled, 1 - TAIL) };
}

/** Wilson interval of a proportion; it has a width even if all trials came out alike. */
export function wilsonInterval(successes: number, trials: number): Estimate {
  const z = 1.959964;
  const value = successes / trials;
  const middle = value + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((value * (1 - value)) / trials + (z * z) / (4 * trials * trials));
  const whole = 1 + (z * z) / trials;
  return { value, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** Returns the smallest value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
