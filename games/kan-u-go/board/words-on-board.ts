/** The words on the table, with the square each begins on. */
import {
  type Crossword,
  DIRECTIONS,
  type Direction,
  lettersBySquare,
  runThrough,
  type Squares,
  squareKey,
} from '../crossword/crossword.ts';
import { type Draft, lettersWithDraft, type Square } from './draft.ts';

export type PlacedWord = { readonly word: string; readonly direction: Direction } & Square;

function wordThrough(squares: Squares, { row, column }: Square, direction: Direction): PlacedWord[] {
  const { word, last } = runThrough(squares, [row, column, ''], direction);
  const back = word.length - 1;
  if (word.length < 2) return [];
  const first = direction === 'across' ? { row, column: last[1] - back } : { row: last[0] - back, column };
  return [{ word, direction, ...first }];
}

const wordsThrough = (squares: Squares, square: Square): PlacedWord[] =>
  squares.has(squareKey(square.row, square.column))
    ? DIRECTIONS.flatMap(direction => wordThrough(squares, square, direction))
    : [];

function uniqueWords(words: readonly PlacedWord[]): PlacedWord[] {
  const byPlace = new Map(words.map(word => [`${word.direction} ${squareKey(word.row, word.column)}`, word]));
  return [...byPlace.values()];
}

export const wordsAt = (crossword: Crossword, square: Square): PlacedWord[] =>
  wordsThrough(lettersBySquare(crossword), square);

export const wordsMadeByDraft = (draft: Draft, crossword: Crossword): PlacedWord[] =>
  uniqueWords(draft.laid.flatMap(card => wordsThrough(lettersWithDraft(draft, crossword), card)));

export function wordsOnBoard(crossword: Crossword): PlacedWord[] {
  const squares = lettersBySquare(crossword);
  return uniqueWords(crossword.flatMap(([row, column]) => wordsThrough(squares, { row, column })));
}

/** Ties: the first laid. */
export const longestWord = (crossword: Crossword): PlacedWord | undefined =>
  wordsOnBoard(crossword).reduce<PlacedWord | undefined>(
    (longest, word) => (longest && longest.word.length >= word.word.length ? longest : word),
    undefined,
  );

/** Words from this length on are celebrated. */
export const LONG_WORD_LETTERS = 5;

/** Squares of long words, numbered in the order in which their letters light up. */
export function litSquares(words: readonly PlacedWord[]): ReadonlyMap<string, number> {
  const long = uniqueWords(words).filter(({ word }) => word.length >= LONG_WORD_LETTERS);
  return new Map([...new Set(long.flatMap(wordSquares))].map((square, at) => [square, at]));
}

export const wordSquares = ({ word, direction, row, column }: PlacedWord): string[] =>
  Array.from(word, (_, i) => (direction === 'across' ? squareKey(row, column + i) : squareKey(row + i, column)));
