/** The list of all puzzles without opening a pack: kinds, numbers, difficulty, and the puzzle of the day. */
import { itemAt } from '@parlour/kernel/result';
import { kinds } from './kinds.generated.ts';
import { type PuzzleKindFacts, type PuzzleSolver, SOLVERS } from './pack.ts';

/** A kind with the weakest solver of each puzzle, one digit each: its index in `SOLVERS`. */
export type ListedPuzzleKind = PuzzleKindFacts & { readonly found: string };

export const puzzleKinds: readonly ListedPuzzleKind[] = kinds;

export const findPuzzleKind = (id: string): ListedPuzzleKind | undefined => kinds.find(kind => kind.id === id);

export const weakestSolver = ({ found }: ListedPuzzleKind, number: number): PuzzleSolver =>
  itemAt(SOLVERS, Number(found[number - 1]));

/** Returns the numbers of the puzzles whose weakest solver this is. */
export const puzzleNumbersFor = (kind: ListedPuzzleKind, solver: PuzzleSolver): number[] =>
  [...kind.found].flatMap((_, i) => (weakestSolver(kind, i + 1) === solver ? [i + 1] : []));

export const hasPuzzleNumber = ({ found }: ListedPuzzleKind, number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= found.length;

export type PuzzleReference = { readonly kind: string; readonly number: number };

/** Three levels for people, by the weakest computer player that finds the answer. */
export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

const LEVEL_OF_SOLVER: Readonly<Record<PuzzleSolver, PuzzleLevel>> = {
  easy: 'easy',
  normal: 'medium',
  strong: 'medium',
  expert: 'hard',
  nobody: 'hard',
};

export const puzzleLevel = (kind: ListedPuzzleKind, number: number): PuzzleLevel =>
  LEVEL_OF_SOLVER[weakestSolver(kind, number)];

/** Returns the numbers of the puzzles of a level. */
export const puzzlesOfLevel = (kind: ListedPuzzleKind, level: PuzzleLevel): number[] =>
  [...kind.found].flatMap((_, i) => (puzzleLevel(kind, i + 1) === level ? [i + 1] : []));

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const DAYS_BEFORE_FIRST = 3;

/**
 * Returns the puzzle of a day, the same for every player. The kinds take turns, and a kind moves to another weekday
 * each week. Puzzles get harder from Monday to Sunday: each weekday has a seventh of every kind, by difficulty.
 */
export function puzzleOfDay(day: string, among: readonly ListedPuzzleKind[] = kinds): PuzzleReference | undefined {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) + DAYS_BEFORE_FIRST;
  const [week, weekday] = [Math.floor(days / WEEK_DAYS), days % WEEK_DAYS];
  const shift = among.length % WEEK_DAYS === 0 ? week : 0;
  const kind = among[(days + shift) % among.length];
  if (!kind) return undefined;
  const numbers = Array.from(kind.found, (_, i) => i + 1).sort((a, b) => compareDifficulty(kind, a, b));
  const band = numbers.slice(
    Math.floor((numbers.length * weekday) / WEEK_DAYS),
    Math.floor((numbers.length * (weekday + 1)) / WEEK_DAYS),
  );
  const candidates = band.length > 0 ? band : numbers;
  const round = Math.floor(days / (WEEK_DAYS * among.length));
  return { kind: kind.id, number: itemAt(candidates, round % candidates.length) };
}

const compareDifficulty = ({ found }: ListedPuzzleKind, a: number, b: number): number =>
  Number(found[a - 1]) - Number(found[b - 1]) || a - b;
