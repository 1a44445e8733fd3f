import { describe, expect, it } from 'vitest';
import {
  addToTally,
  currentStreak,
  daysBefore,
  isDayString,
  rankInTally,
  submissionTiming,
  utcDay,
  type WorthTally,
} from './daily.ts';

describe('days', () => {
  it('are the same wherever the sun stands', () => {
    expect(utcDay(new Date('2026-11-17T23:59:59+00:00'))).toBe('2026-11-17');
    expect(utcDay(new Date('2026-11-18T01:00:00+02:00'))).toBe('2026-11-17');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });

  it('are known from what somebody typed', () => {
    const typed = ['2026-11-17', '2026-02-30', '17.11.2026', '2026-13-01', ''];
    expect(typed.map(isDayString)).toEqual([true, false, false, false, false]);
  });

  it.each([
    [[], 0],
    [['2026-11-17'], 1],
    [['2026-11-16', '2026-11-15'], 2],
    [['2026-11-15', '2026-11-14'], 0],
    [['2026-11-17', '2026-11-16', '2026-11-14'], 2],
    [['2026-11-01', '2026-10-31', '2026-11-17'], 1],
  ])('in a row are counted: %j are %i', (played, days) => {
    expect(currentStreak(played, '2026-11-17')).toBe(days);
  });

  it('can be entered for a week, and not before they come', () => {
    const entered = ['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-10', '2026-11-09'];
    const said = ['too early', 'on the day', 'late', 'late', 'too late'];
    expect(entered.map(day => submissionTiming(day, '2026-11-17'))).toEqual(said);
  });
});

describe('a place among others', () => {
  const tally = [5, 3, 3, 1].reduce<WorthTally>(addToTally, []);

  it('is shared by those who made as much', () => {
    expect([5, 3, 1].map(worth => rankInTally(tally, worth, 'counted'))).toEqual([
      { place: 1, of: 4, beats: 100 },
      { place: 2, of: 4, beats: 33 },
      { place: 4, of: 4, beats: 0 },
    ]);
  });

  it('is told to a guest as if they were one of them', () => {
    expect(rankInTally(tally, 4, 'guest')).toEqual({ place: 2, of: 5, beats: 75 });
    expect(rankInTally([], 4, 'guest')).toEqual({ place: 1, of: 1, beats: 0 });
  });
});
