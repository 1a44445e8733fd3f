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

const DAY_MS = 24 * 60 * 60 * 1000;
/** Puts neighbouring days far apart in the pack. No pack size is a multiple of it, so every puzzle comes up. */
const STRIDE = 73;

/** Returns the puzzle of a day, the same for every player. The kinds take turns. */
export function puzzleOfDay(day: string, among: readonly ListedPuzzleKind[] = kinds): PuzzleReference | undefined {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const kind = among[days % among.length];
  if (!kind) return undefined;
  const round = Math.floor(days / among.length);
  return { kind: kind.id, number: ((round * STRIDE) % kind.found.length) + 1 };
}
