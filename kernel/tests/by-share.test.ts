import { afterEach, expect, it, vi } from 'vitest';
import { byShare } from './by-share.ts';

const ALL = Array.from({ length: 10 }, (_, i) => i);
const DAY = 86_400_000;

afterEach(() => vi.unstubAllEnvs());

it('everything has its turn within three days, and nothing has it twice', () => {
  vi.stubEnv('PARLOUR_WHOLE', '');
  const days = [7, 8, 9].map(day => byShare(ALL, day * DAY));
  expect(days.flat().toSorted((a, b) => a - b)).toEqual(ALL);
  expect(days.every(share => share.length > 0)).toBe(true);
});

it('all of it is there for whoever asks for it', () => {
  vi.stubEnv('PARLOUR_WHOLE', '1');
  expect(byShare(ALL)).toEqual(ALL);
});
