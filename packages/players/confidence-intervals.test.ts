import { seededRandom } from '@parlour/kernel/random';
import { expect, it } from 'vitest';
import { bootstrapInterval, type Estimate, quantile, wilsonInterval } from './confidence-intervals.ts';

/** Of 100 samples of a coin, how many have an interval that contains the truth. */
function covered(interval: (heads: readonly number[], seed: string) => Estimate, truth: number): number {
  const random = seededRandom('coin');
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
  bootstrapInterval(
    sample.length,
    deals => deals.reduce((heads, deal) => heads + sample[deal]!, 0) / deals.length,
    seed,
  );

it.each([resampled, (sample: readonly number[]) => wilsonInterval(sum(sample), sample.length)])(
  'an interval holds the truth about 95 times in a hundred',
  interval => {
    const times = covered(interval, 0.3);
    expect(times).toBeGreaterThanOrEqual(89);
    expect(times).toBeLessThan(100);
  },
);

it('Wilson stays open where everything came out alike', () => {
  expect(wilsonInterval(25, 25)).toMatchObject({ value: 1, high: 1, low: expect.closeTo(0.867, 3) });
});

it('a quantile is one of the values', () => {
  expect([0, 0.5, 0.95, 1].map(share => quantile([5, 1, 4, 2, 3], share))).toEqual([1, 3, 5, 5]);
});
