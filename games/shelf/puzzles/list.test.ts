import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import {
  findPuzzleKind,
  hasPuzzleNumber,
  type ListedPuzzleKind,
  type PuzzleReference,
  puzzleKinds,
  puzzleLevel,
  puzzleNumbersFor,
  puzzleOfDay,
  puzzlesOfLevel,
  weakestSolver,
} from './list.ts';
import { SOLVERS } from './pack.ts';

const listed = (id: string, found: string): ListedPuzzleKind => ({
  id,
  title: id,
  asks: '?',
  open: false,
  picture: [],
  game: id,
  found,
});
const kinds = [listed('one', '0123401234'), listed('two', '4'.repeat(200)), listed('three', '00')];

const dayAfter = (days: number): string => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);

describe('the list of puzzles', () => {
  it('has three levels for people', () => {
    const [one] = kinds;
    expect([1, 2, 3, 4, 5].map(number => puzzleLevel(assertDefined(one), number))).toEqual([
      ...['easy', 'medium', 'medium', 'hard', 'hard'],
    ]);
    expect(puzzlesOfLevel(assertDefined(one), 'hard')).toEqual([4, 5, 9, 10]);
  });

  it('knows the weakest solver of each', () => {
    const [one] = kinds;
    expect(weakestSolver(assertDefined(one), 1)).toBe('easy');
    expect(weakestSolver(assertDefined(one), 10)).toBe('nobody');
    expect(puzzleNumbersFor(assertDefined(one), 'strong')).toEqual([3, 8]);
    expect([0, 1, 10, 11, 1.5, Number.NaN].map(number => hasPuzzleNumber(assertDefined(one), number))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the puzzle of a day', () => {
  const days = Array.from({ length: 600 }, (_, i) => assertDefined(puzzleOfDay(dayAfter(i), kinds)));

  it('exists, and is the same whenever it is asked for', () => {
    expect(assertDefined(puzzleOfDay(dayAfter(7), kinds))).toEqual(days[7]);
    for (const { kind, number } of days) {
      expect(hasPuzzleNumber(assertDefined(kinds.find(({ id }) => id === kind)), number)).toBe(true);
    }
  });

  it('takes the kinds in turn', () => {
    for (let i = 0; i < 597; i++) expect(days[i]?.kind).toBe(days[i + 3]?.kind);
    expect(new Set(days.slice(0, 3).map(({ kind }) => kind)).size).toBe(3);
    const { puzzleCount, weekdays } = kindsOnWeekdays();
    expect(weekdays).toBe(puzzleKinds.length * Math.min(7, puzzleKinds.length));
    expect(puzzleCount).toBe(1400);
  });

  it('gets harder from Monday to Sunday', () => {
    const weeks = Array.from({ length: 60 }, (_, week) =>
      Array.from({ length: 7 }, (_, i) => difficultyOf(assertDefined(puzzleOfDay(dayAfter(4 + 7 * week + i))))),
    );
    const means = Array.from({ length: 7 }, (_, i) => weeks.reduce((sum, week) => sum + assertDefined(week[i]), 0));
    for (let i = 1; i < 7; i++) expect(means[i]).toBeGreaterThanOrEqual(assertDefined(means[i - 1]));
  });

  it('is none where there are no puzzles', () => {
    expect(puzzleOfDay('2026-01-01', [])).toBeUndefined();
  });
});

const difficultyOf = ({ kind, number }: PuzzleReference): number =>
  SOLVERS.indexOf(weakestSolver(assertDefined(findPuzzleKind(kind)), number));

/** Counts the puzzles of a whole cycle, and the pairs of kind and weekday. */
function kindsOnWeekdays(): { puzzleCount: number; weekdays: number } {
  const seen = Array.from({ length: 29 * 49 }, (_, i) => assertDefined(puzzleOfDay(dayAfter(4 + i))));
  return {
    puzzleCount: new Set(seen.map(({ kind, number }) => `${kind} ${number}`)).size,
    weekdays: new Set(seen.map(({ kind }, i) => `${kind} ${i % 7}`)).size,
  };
}
