import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { hasPuzzleNumber, type ListedPuzzleKind, puzzleNumbersFor, puzzleOfDay, weakestSolver } from './list.ts';

const listed = (id: string, found: string): ListedPuzzleKind => ({
  id,
  title: id,
  asks: '?',
  open: false,
  game: id,
  found,
});
const kinds = [listed('one', '0123401234'), listed('two', '4'.repeat(200)), listed('three', '00')];

const dayAfter = (days: number): string => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);

describe('the list of puzzles', () => {
  it('knows who finds which', () => {
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

  it('is one there is, and the same however often it is asked for', () => {
    expect(assertDefined(puzzleOfDay(dayAfter(7), kinds))).toEqual(days[7]);
    for (const { kind, number } of days) {
      expect(hasPuzzleNumber(assertDefined(kinds.find(({ id }) => id === kind)), number)).toBe(true);
    }
  });

  it('is of every kind in turn, and comes to every puzzle before one comes again', () => {
    for (let i = 0; i < 597; i++) expect(days[i]?.kind).toBe(days[i + 3]?.kind);
    expect(new Set(days.slice(0, 3).map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(days.flatMap(({ kind, number }) => (kind === 'two' ? [number] : []))).size).toBe(200);
  });

  it('is none where there are no puzzles', () => {
    expect(puzzleOfDay('2026-01-01', [])).toBeUndefined();
  });
});
