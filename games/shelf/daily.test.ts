import { dealMatch } from '@parlour/kernel/match';
import { expect, it } from 'vitest';
import {
  certifiedDailySeed,
  compareDailyScores,
  type DailyScore,
  dailyOptions,
  dailyScoreValue,
  dailySeedBase,
  runSolver,
  seededChance,
} from './daily.ts';
import { readShelfData } from './node-files.ts';
import { findGame, gamesOnShelf } from './shelf.ts';

it('is one a day and game', () => {
  const seeds = gamesOnShelf().flatMap(({ id }) => ['2026-11-17', '2026-11-18'].map(day => dailySeedBase(id, day)));
  expect(new Set(seeds).size).toBe(seeds.length);
});

it('is dealt alike for everyone: no seat chooses before the first play counts', async () => {
  const boxed = findGame('race')!;
  const options = dailyOptions(boxed);
  const { log } = dealMatch(
    await boxed.open(options, readShelfData),
    options,
    { count: 2 },
    seededChance(dailySeedBase('race', 'x')),
  );
  expect(options.opening).toBe('lot');
  expect(log.every(({ by }) => by === 'chance')).toBe(true);
});

it('holds a win over any score, and then the wider margin', () => {
  const [high, low] = [{ better: 'high' }, { better: 'low' }] as const;
  expect(
    compareDailyScores(high, { won: true, score: 5, other: 4 }, { won: false, score: 9, other: 10 }),
  ).toBeGreaterThan(0);
  expect(compareDailyScores(high, { won: true, score: 5, other: 4 }, { won: true, score: 6, other: 2 })).toBeLessThan(
    0,
  );
  expect(compareDailyScores(low, { won: false, score: 3 }, { won: false, score: 7 })).toBeGreaterThan(0);
  expect(compareDailyScores(low, { won: false, score: 7 }, { won: false, score: 7 })).toBe(0);
});

it('has the same order as a number', () => {
  const all: DailyScore[] = [
    { won: false, score: 0, other: 900 },
    { won: false, score: 3, other: 5 },
    { won: true, score: 1, other: 1 },
    { won: true, score: 9, other: 1 },
  ];
  for (const [i, one] of all.entries()) {
    for (const [j, two] of all.entries()) {
      expect(Math.sign(dailyScoreValue({ better: 'high' }, one) - dailyScoreValue({ better: 'high' }, two))).toBe(
        Math.sign(i - j),
      );
    }
  }
});

it('a patience of the day is one that comes out, found alike by everybody, and called off at will', async () => {
  const boxed = findGame('alone-second')!;
  const options = dailyOptions(boxed);
  const patience = { boxed, game: await boxed.open(options, readShelfData) };
  const seed = await certifiedDailySeed(patience, '2026-11-17', () => true);
  expect(seed).toMatch(/^daily 2026-11-17 alone-second \d+$/);
  expect(await certifiedDailySeed(patience, '2026-11-17', async () => true)).toBe(seed);
  const { state } = dealMatch(patience.game, options, { count: 1 }, seededChance(seed!));
  expect(await runSolver(patience, state, 4000, () => true)).toBe('found');
  expect(await certifiedDailySeed(patience, '2026-11-17', () => false)).toBeUndefined();
});
