import { expect, it } from 'vitest';
import { awayAfter } from './away.ts';

it('counts from when a seat was first not seen, and begins anew when it comes back', () => {
  const first = awayAfter([], [true, false], 10);
  expect(first).toEqual([null, 10]);
  expect(awayAfter(first, [false, false], 20)).toEqual([20, 10]);
  expect(awayAfter(awayAfter(first, [true, true], 20), [true, false], 30)).toEqual([null, 30]);
});
