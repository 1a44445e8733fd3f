/** How sure a measurement is: 95 % intervals, by drawing the deals again or, for shares of one kind, by Wilson's formula. */
import { seeded } from '@parlour/kernel/random';

/** A value, and the bounds between which it lies with 95 % confidence. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

const RESAMPLES = 2000;
const TAIL = 0.025;

/** The statistic of some deals, given by their places in the list. */
type Statistic = (deals: Uint32Array) => number;

/** The bootstrap: the statistic over the deals, and between which values it falls over as many deals drawn from them. */
export function bootstrap(deals: number, statistic: Statistic, seed: string): Estimate {
  const random = seeded(`bootstrap/${seed}`);
  const drawn = Uint32Array.from({ length: deals }, (_, i) => i);
  const value = statistic(drawn);
  const again = Array.from({ length: RESAMPLES }, () => {
    for (let i = 0; i < deals; i++) drawn[i] = random.below(deals);
    return statistic(drawn);
  }).filter(Number.isFinite);
  return { value, low: quantile(again, TAIL), high: quantile(again, 1 - TAIL) };
}

/** A share of independent trials; unlike the bootstrap it stays open when all of them came out alike. */
export function wilson(successes: number, trials: number): Estimate {
  const z = 1.959964;
  const value = successes / trials;
  const middle = value + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((value * (1 - value)) / trials + (z * z) / (4 * trials * trials));
  const whole = 1 + (z * z) / trials;
  return { value, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** The smallest value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
