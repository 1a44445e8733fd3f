/** Runs: letters that stand together in one line without a gap. */
import { type Cell, type Direction, type Squares, squareOf } from './crossword.ts';

export type Run = {
  readonly word: string;
  readonly direction: Direction;
  readonly last: readonly [row: number, column: number];
};

const STEPS = { across: [0, 1], down: [1, 0] } as const;

export const crossing = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** The run through a square that holds a letter. */
export function runThrough(squares: Squares, [row, column]: Cell, direction: Direction): Run {
  const [down, right] = STEPS[direction];
  const letterAt = (steps: number): string | undefined =>
    squares.get(squareOf(row + steps * down, column + steps * right));
  let from = 0;
  while (letterAt(from - 1) !== undefined) from--;
  let word = '';
  for (let at = from; letterAt(at) !== undefined; at++) word += letterAt(at);
  const to = from + word.length - 1;
  return { word, direction, last: [row + to * down, column + to * right] };
}

/** Whether a letter stands beside this square, in any of the four directions. */
export const isBeside = (squares: Squares, [row, column]: Cell): boolean =>
  squares.has(squareOf(row, column - 1)) ||
  squares.has(squareOf(row, column + 1)) ||
  squares.has(squareOf(row - 1, column)) ||
  squares.has(squareOf(row + 1, column));
