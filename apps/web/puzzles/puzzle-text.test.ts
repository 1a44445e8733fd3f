import type { ListedPuzzleKind } from '@parlour/games/shelf/puzzles/list';
import { inSecondPerson } from '@parlour/games/shelf/puzzles/open';
import { describe, expect, it } from 'vitest';
import { applyPuzzleEvent, type PuzzleProgress } from '../worker/puzzles/puzzle-progress.ts';
import { countSolved, nextPuzzleNumber, parsePuzzleNumber, puzzleDayStreak, sharePuzzleText } from './puzzle-text.ts';

const kind: ListedPuzzleKind = {
  id: 'some',
  title: 'Some kind',
  asks: '?',
  open: false,
  picture: [],
  game: 'some',
  found: '01234',
};
const fresh = (number: number): PuzzleProgress => ({ id: `some ${number}`, kind: 'some', number, wrong: 0 });

describe('progress on a puzzle', () => {
  it('counts wrong tries, and ends once', () => {
    const tried = applyPuzzleEvent(applyPuzzleEvent(fresh(1), { what: 'wrong' }), { what: 'wrong' });
    expect(tried).toEqual({ ...fresh(1), wrong: 2 });
    const solved = applyPuzzleEvent(tried, { what: 'solved', day: '2026-11-17' });
    expect(solved).toEqual({ ...tried, ended: 'solved', day: '2026-11-17' });
    expect(applyPuzzleEvent(applyPuzzleEvent(solved, { what: 'wrong' }), { what: 'shown' })).toEqual(solved);
  });

  it('is not solved if the answer was shown', () => {
    const shown = applyPuzzleEvent(fresh(1), { what: 'shown', day: '2026-11-17' });
    expect(shown).toEqual({ ...fresh(1), ended: 'shown' });
    expect(applyPuzzleEvent(shown, { what: 'solved', day: '2026-11-17' })).toEqual(shown);
    expect(countSolved([shown, { ...fresh(2), ended: 'solved' }], 'some')).toBe(1);
  });

  it('counts a streak of puzzles solved on their day', () => {
    const days = ['2026-11-15', '2026-11-16'].map((day, i) => applyPuzzleEvent(fresh(i + 1), { what: 'solved', day }));
    expect(puzzleDayStreak(days, '2026-11-17')).toBe(2);
    expect(puzzleDayStreak(days, '2026-11-18')).toBe(0);
  });
});

describe('the next puzzle', () => {
  it('is the first unfinished one after this, wrapping around', () => {
    expect(nextPuzzleNumber(kind, 2, [])).toBe(3);
    expect(nextPuzzleNumber(kind, 5, [])).toBe(1);
    expect(nextPuzzleNumber(kind, 4, [{ ...fresh(5), ended: 'shown' }, fresh(1)])).toBe(1);
    const all = [1, 2, 3, 4, 5].map((number): PuzzleProgress => ({ ...fresh(number), ended: 'solved' }));
    expect(nextPuzzleNumber(kind, 2, all)).toBe(3);
    expect(nextPuzzleNumber(kind, 2, [], [1, 4])).toBe(4);
  });

  it('has a number that exists', () => {
    expect(['1', '5', '0', '6', '-1', '1e0', 'x', ''].map(text => parsePuzzleNumber(kind, text))).toEqual([
      1,
      5,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a result to share', () => {
  it('has a sign per try and reveals no cards', () => {
    const progress: PuzzleProgress = { ...fresh(3), wrong: 2, ended: 'solved' };
    expect(sharePuzzleText({ kind, progress, streak: 0 })).toBe('Some kind, puzzle 3\n○○★');
    const daily = { ...progress, wrong: 0, day: '2026-11-17' };
    expect(sharePuzzleText({ kind, progress: daily, streak: 3 })).toBe(
      'Some kind, puzzle of 17 Nov 2026\n★  3 days in a row',
    );
    expect(sharePuzzleText({ kind, progress: { ...fresh(3), ended: 'shown' }, streak: 0 })).toBe(
      'Some kind, puzzle 3\n–',
    );
  });
});

describe('an explanation', () => {
  it('calls the player you', () => {
    expect(inSecondPerson('Seat 2 takes it, because Seat 11 is out of the suit.', 2)).toBe(
      'You take it, because Lotte is out of the suit.',
    );
  });
});
