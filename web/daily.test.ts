import { gamesOnShelf } from '@parlour/games/shelf';
import { expect, it } from 'vitest';
import { compared, dayOf, daySaid, isDay, madeOf, madeSaid, seedOf, sharedText, streakOf } from './daily.ts';

it('is one a day and game, wherever the sun stands', () => {
  expect(dayOf(new Date('2026-11-17T23:59:59+00:00'))).toBe('2026-11-17');
  expect(dayOf(new Date('2026-11-18T01:00:00+02:00'))).toBe('2026-11-17');
  const seeds = gamesOnShelf().flatMap(({ id }) => ['2026-11-17', '2026-11-18'].map(day => seedOf(id, day)));
  expect(new Set(seeds).size).toBe(seeds.length);
});

it('knows a day from what somebody typed', () => {
  expect(['2026-11-17', '2026-02-30', '17.11.2026', '2026-13-01', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(daySaid('2026-11-17')).toBe('17 November 2026');
});

it.each([
  [[], 0],
  [['2026-11-17'], 1],
  [['2026-11-16', '2026-11-15'], 2],
  [['2026-11-15', '2026-11-14'], 0],
  [['2026-11-17', '2026-11-16', '2026-11-14'], 2],
  [['2026-11-01', '2026-10-31', '2026-11-17'], 1],
])('counts days in a row: %j are %i', (played, days) => {
  expect(streakOf(played, '2026-11-17')).toBe(days);
});

it('says what was made of a deal, by side and by the best of the others', () => {
  const up = { better: 'high' } as const;
  const down = { better: 'low' } as const;
  const said = (game: typeof up | typeof down, winners: number[], scores: number[]): string =>
    madeSaid(madeOf(game, { winners, scores }));
  expect(said(up, [0, 2], [5, 3])).toBe('won, 5 to 3');
  expect(said(down, [3], [9, 30, 12, 4])).toBe('lost, 9 to 4');
  expect(said(up, [0, 1, 2], [1, 1, 1, 0])).toBe('won');
  expect(said(down, [0], [0])).toBe('it came out');
  expect(said(down, [], [7])).toBe('it did not come out: 7 left');
});

it('holds a win over any score, and then the wider margin', () => {
  const [high, low] = [{ better: 'high' }, { better: 'low' }] as const;
  expect(compared(high, { won: true, score: 5, other: 4 }, { won: false, score: 9, other: 10 })).toBeGreaterThan(0);
  expect(compared(high, { won: true, score: 5, other: 4 }, { won: true, score: 6, other: 2 })).toBeLessThan(0);
  expect(compared(low, { won: false, score: 3 }, { won: false, score: 7 })).toBeGreaterThan(0);
  expect(compared(low, { won: false, score: 7 }, { won: false, score: 7 })).toBe(0);
});

it('shares a result in a few signs', () => {
  const game = { title: 'Snap', better: 'high' } as const;
  const made = { won: true, score: 5, other: 3 };
  const levels = { easy: { won: false, score: 1, other: 5 }, normal: made, expert: { won: true, score: 5, other: 0 } };
  expect(sharedText({ game, day: '2026-11-17', made, levels, streak: 4 })).toBe(
    'Snap, daily deal of 17 Nov 2026\n★  5 : 3  ▲=▼  4 days in a row',
  );
  const alone = { won: false, score: 7 };
  expect(sharedText({ game, day: '2026-11-17', made: alone, levels: {}, streak: 1 })).toBe(
    'Snap, daily deal of 17 Nov 2026\n○  7',
  );
});
