import { expect, it } from 'vitest';
import { conjugate, joinWithAnd, rankByScore } from './ending.ts';

it('gives equal scores one place, and passes over the next', () => {
  const places = (scores: number[], better: 'high' | 'low') =>
    rankByScore(scores, better).map(({ seat, place }) => [seat, place]);
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
  expect([
    conjugate(['You'], 'has', 'have'),
    conjugate(['Ada'], 'has', 'have'),
    conjugate(['You', 'Ada'], 'has', 'have'),
  ]).toEqual(['have', 'has', 'have']);
  expect(joinWithAnd(['You', 'Ada', 'Ben'])).toBe('You, Ada and Ben');
});
