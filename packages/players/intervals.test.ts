import { seeded } from '@parlour/kernel/random';
import { expect, it } from 'vitest';
import { bootstrap, type Estimate, quantile, wilson } from './intervals.ts';

/** How many of a hundred samples of a coin have an interval with the truth in it. */
function covered(interval: (heads: readonly number[], seed: string) => Estimate, truth: number): number {
  const random = seeded('coin');
  const samples = Array.from({ length: 100 }, () =>
    Array.from({ length: 50 }, () => (random.below(1000) < 1000 * truth ? 1 : 0)),
  );
  return samples.filter((sample, i) => {
    const { low, high } = interval(sample, `${i}`);
    return low <= truth && truth <= high;
  }).length;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const resampled = (sample: readonly number[], seed: string): Estimate =>
  bootstrap(sample.length, deals => deals.reduce((heads, deal) => heads + sample[deal]!, 0) / deals.length, seed);

it.each([resampled, (sample: readonly number[]) => wilson(sum(sample), sample.length)])(
  'an interval holds the truth about 95 times in a hundred',
  interval => {
    const times = covered(interval, 0.3);
    expect(times).toBeGreaterThanOrEqual(89);
    expect(times).toBeLessThan(100);
  },
);

it('Wilson stays open where everything came out alike', () => {
  expect(wilson(25, 25)).toMatchObject({ value: 1, high: 1, low: expect.closeTo(0.867, 3) });
});

it('a quantile is one of the values', () => {
  expect([0, 0.5, 0.95, 1].map(share => quantile([5, 1, 4, 2, 3], share))).toEqual([1, 3, 5, 5]);
});
