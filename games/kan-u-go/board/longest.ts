/** The longest word of a crossword, and where it lies. */
import { type Crossword, squareOf } from '../crossword/crossword.ts';
import { type Word, wordsOn } from './words-at.ts';

/** Of several the first that was laid. */
export const longestOn = (crossword: Crossword): Word | undefined =>
  wordsOn(crossword).reduce<Word | undefined>(
    (longest, word) => (longest && longest.word.length >= word.word.length ? longest : word),
    undefined,
  );

export const squaresOfWord = ({ word, direction, row, column }: Word): string[] =>
  Array.from(word, (_, i) => (direction === 'across' ? squareOf(row, column + i) : squareOf(row + i, column)));
