import { expect, it } from 'vitest';
import { listed, rankedBy, upTo, verb } from './ending.ts';

it('gives equal scores one place, and passes over the next', () => {
  const places = (scores: number[], better: 'high' | 'low') =>
    rankedBy(scores, better).map(({ seat, place }) => [seat, place]);
  expect(places([3, 5, 5, 1], 'high')).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
  expect(places([30, 10], 'low')).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

it('speaks of you as one speaks to somebody', () => {
  expect([verb(['You'], 'has', 'have'), verb(['Ada'], 'has', 'have'), verb(['You', 'Ada'], 'has', 'have')]).toEqual([
    'have',
    'has',
    'have',
  ]);
  expect(listed(['You', 'Ada', 'Ben'])).toBe('You, Ada and Ben');
});

it('counts up to the whole, and is there at once where there are no steps', () => {
  expect([0, 2, 4, 9].map(step => upTo(10, step, 4))).toEqual([0, 5, 10, 10]);
  expect(upTo(7, 0, 0)).toBe(7);
});
