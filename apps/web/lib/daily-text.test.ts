import { dailyScoreOf } from '@parlour/games/shelf/daily';
import { expect, it } from 'vitest';
import { dailyResultText, dayText, shareDailyText } from './daily-text.ts';

it('tells a day', () => {
  expect(dayText('2026-11-17')).toBe('17 November 2026');
});

it('tells the result of a deal by side and by the best of the others', () => {
  const up = { better: 'high' } as const;
  const down = { better: 'low' } as const;
  const said = (game: typeof up | typeof down, winners: number[], scores: number[]): string =>
    dailyResultText(dailyScoreOf(game, { winners, scores }));
  expect(said(up, [0, 2], [5, 3])).toBe('won 5–3');
  expect(said(down, [3], [9, 30, 12, 4])).toBe('lost 9–4');
  expect(said(up, [0, 1, 2], [1, 1, 1, 0])).toBe('won');
  expect(said(down, [0], [0])).toBe('solved');
  expect(said(down, [], [7])).toBe('7 cards left');
});

it('shares a result in a few signs', () => {
  const game = { title: 'Snap' };
  const made = { won: true, score: 5, other: 3 };
  const squares = [['won', 'best', 'lost'], ['lost']] as const;
  expect(shareDailyText({ game, day: '2026-11-17', made, squares, streak: 4 })).toBe(
    'Snap, daily deal, 17 Nov 2026\n🟩⭐⬜\n⬜\n★  5–3  4 days in a row',
  );
  const alone = { won: false, score: 7 };
  expect(shareDailyText({ game, day: '2026-11-17', made: alone, streak: 1 })).toBe(
    'Snap, daily deal, 17 Nov 2026\n○  7 cards left',
  );
});
