import { expect, it } from 'vitest';
import { leaderSince } from './leading.ts';

it('is the set from which on somebody was ahead of everybody', () => {
  expect(leaderSince([0, 1, 1, 0, 0, 1, 0], 3, 0)).toBe(6);
  expect(leaderSince([0, 0, 1, 2], 3, 0)).toBe(0);
  expect(leaderSince([0, 1], 2, 0)).toBeUndefined();
});
