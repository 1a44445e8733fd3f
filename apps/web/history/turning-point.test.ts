import { expect, it } from 'vitest';
import { sideNames, turningPointAt } from './match-statistics.ts';

const won = (winner: number, scores: number[]) => ({ winners: [winner], scores });

it('is the count from which on the winner was ahead of everybody', () => {
  const counts = [
    [1, 0, 0],
    [1, 1, 0],
    [1, 2, 0],
    [1, 3, 0],
  ];
  expect(turningPointAt(counts, won(1, [1, 3, 0]), 'high')).toBe(2);
});

it('is the last count if the winner led from the first on, or if the win is shared', () => {
  const counts = [
    [1, 0],
    [2, 0],
    [2, 1],
  ];
  expect(turningPointAt(counts, won(0, [2, 1]), 'high')).toBe(2);
  const even = [...counts, [2, 2]];
  expect(turningPointAt(even, { winners: [0, 1], scores: [2, 2] }, 'high')).toBe(3);
});

it('goes by the low scores where these are the good ones', () => {
  const counts = [
    [0, 30],
    [60, 30],
    [110, 30],
  ];
  expect(turningPointAt(counts, won(1, [110, 30]), 'low')).toBe(1);
  const shared = [
    [20, 0],
    [20, 40],
    [40, 40],
  ];
  expect(turningPointAt(shared, { winners: [0, 1], scores: [40, 40] }, 'low')).toBe(2);
  const all = [[30], [10], [0]];
  expect(turningPointAt(all, won(0, [0]), 'low')).toBe(2);
});

it('knows partners by their seats', () => {
  const counts = [
    [0, 3],
    [4, 3],
    [10, 3],
  ];
  expect(turningPointAt(counts, { winners: [0, 2], scores: [10, 3] }, 'high')).toBe(1);
  expect(sideNames(['Ada', 'Ben', 'Cleo', 'Dora'], [10, 3])).toEqual(['Ada and Cleo', 'Ben and Dora']);
  expect(sideNames(['Ada', 'Ben'], [1, 2])).toEqual(['Ada', 'Ben']);
});
