/** The words that stand on the table: those through a square, those that loose cards make, and all of them. */
import {
  type Crossword,
  DIRECTIONS,
  type Direction,
  type Squares,
  squareOf,
  squaresOf,
} from '../crossword/crossword.ts';
import { runThrough } from '../crossword/runs.ts';
import { type Draft, type Square, squaresWith } from './laying.ts';

export type Word = { readonly word: string; readonly direction: Direction } & Square;

/** With the square it begins on. */
function wordThrough(squares: Squares, { row, column }: Square, direction: Direction): Word[] {
  const { word, last } = runThrough(squares, [row, column, ''], direction);
  const back = word.length - 1;
  if (word.length < 2) return [];
  const first = direction === 'across' ? { row, column: last[1] - back } : { row: last[0] - back, column };
  return [{ word, direction, ...first }];
}

const wordsThrough = (squares: Squares, square: Square): Word[] =>
  squares.has(squareOf(square.row, square.column))
    ? DIRECTIONS.flatMap(direction => wordThrough(squares, square, direction))
    : [];

/** Each once, in the order in which its first card was laid. */
function eachOnce(words: readonly Word[]): Word[] {
  const byPlace = new Map(words.map(word => [`${word.direction} ${squareOf(word.row, word.column)}`, word]));
  return [...byPlace.values()];
}

export const wordsAt = (crossword: Crossword, square: Square): Word[] => wordsThrough(squaresOf(crossword), square);

export const wordsMade = (draft: Draft, crossword: Crossword): Word[] =>
  eachOnce(draft.laid.flatMap(card => wordsThrough(squaresWith(draft, crossword), card)));

export function wordsOn(crossword: Crossword): Word[] {
  const squares = squaresOf(crossword);
  return eachOnce(crossword.flatMap(([row, column]) => wordsThrough(squares, { row, column })));
}
