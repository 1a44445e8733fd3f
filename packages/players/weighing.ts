/** Choices weighed over the same worlds, and how sure the difference between them is. */
import { nth } from '@parlour/kernel/must';
import type { Estimate } from './intervals.ts';
import type { Weighed } from './review.ts';

const Z = 1.959964;

/** Worths by choice and world; every choice was tried in the same worlds. Best first. */
export function weighed<P>(choices: readonly (P | undefined)[], worths: readonly (readonly number[])[]): Weighed<P>[] {
  const means = worths.map(meanOf);
  const best = nth(worths, means.indexOf(Math.max(...means)));
  return choices
    .map((play, i) => {
      const own = nth(worths, i);
      return { play, worth: estimate(own), behind: estimate(own.map((worth, world) => nth(best, world) - worth)) };
    })
    .sort((a, b) => a.behind.value - b.behind.value);
}

/** Worths that are known for certain. Best first. */
export const weighedExactly = <P>(choices: readonly (P | undefined)[], worths: readonly number[]): Weighed<P>[] =>
  weighed(
    choices,
    worths.map(worth => [worth]),
  );

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of a sample and its 95 % interval; one value alone is meant as exact. */
function estimate(values: readonly number[]): Estimate {
  const value = meanOf(values);
  if (values.length < 2) return { value, low: value, high: value };
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const spread = Z * Math.sqrt(squares / (values.length - 1) / values.length);
  return { value, low: value - spread, high: value + spread };
}
