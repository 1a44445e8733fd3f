import { expect, it } from 'vitest';
import { dailyBoardRows, dailyStandingText, hypotheticalStandingText } from './daily-text.ts';

const standing = { place: 3, of: 12, beats: 81, late: false, streak: 1, made: { won: true, score: 5, other: 3 } };

it('tells the place of a member', () => {
  expect(dailyStandingText(standing)).toBe('You’re number 3 of 12, better than 81 % of the others.');
  expect(dailyStandingText({ ...standing, late: true, streak: 4, beats: 0 })).toBe(
    'You’re number 3 of 12. Entered after its day. 4 days in a row on the board.',
  );
  expect(dailyStandingText({ ...standing, place: 1, of: 1, beats: 0 })).toBe('You’re the first to enter.');
});

it('tells a guest which place they would have', () => {
  const anonymous = { ...standing, is: 'not kept' } as const;
  expect(hypotheticalStandingText(anonymous)).toBe('You would be number 3 of 12, better than 81 % of the others.');
  expect(hypotheticalStandingText({ ...anonymous, place: 2, of: 2, beats: 0 })).toBe('You would be number 2 of 2.');
  expect(hypotheticalStandingText({ ...anonymous, place: 1, of: 1, beats: 0 })).toBe('You would be the first.');
});

it('sorts computer levels among people', () => {
  const row = (place: number, name: string, score: number) => ({
    ...{ place, name, member: name, late: name === 'Bob' },
    made: { won: score > 4, score, other: 4 },
  });
  const levels = { easy: { won: false, score: 1, other: 5 }, expert: { won: true, score: 6, other: 4 } };
  const board = { of: 2, rows: [row(1, 'Ada', 9), row(2, 'Bob', 5)], levels, mine: null };
  expect(dailyBoardRows({ better: 'high' }, board, 'Ada').map(({ name: who, note: about }) => who + about)).toEqual([
    '1. Ada (you)',
    'Computer, expert',
    '2. Bob, entered later',
    'Computer, easy',
  ]);
  expect(dailyBoardRows({ better: 'high' }, { ...board, levels: null }, undefined)).toHaveLength(2);
});
