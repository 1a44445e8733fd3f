/** The crossword as a picture. At the end its long words light up, letter by letter, and the longest stays red. */
import type { JSX } from 'preact';
import { tileLetter } from '../art/letters.ts';
import { type Crossword, squareKey } from '../crossword/crossword.ts';
import { type CardNumbers, countPoints } from '../pack/pack.ts';
import { kanUGoBoardText as t } from './board-text.ts';
import styles from './ending.module.css';
import { litSquares, longestWord, wordSquares, wordsOnBoard } from './words-on-board.ts';

type CrosswordPictureProps = {
  readonly crossword: Crossword;
  readonly numbers?: CardNumbers;
};

const TILE = '<rect x="3" y="3" width="94" height="94" rx="11"/>';

export function CrosswordPicture({ crossword, numbers = 'parlour' }: CrosswordPictureProps): JSX.Element | null {
  if (crossword.length === 0) return null;
  const [rows, columns] = [crossword.map(([row]) => row), crossword.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const words = wordsOnBoard(crossword);
  const longest = longestWord(crossword);
  const red = new Set(longest ? wordSquares(longest) : []);
  const lit = litSquares(words);
  return (
    <svg
      class={styles.whole}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={t('picture', { words: words.map(({ word }) => word).join(', ') })}
    >
      {crossword.map(([row, column, letter]) => (
        <g
          key={squareKey(row, column)}
          class={styles.letter}
          data-longest={red.has(squareKey(row, column))}
          data-lit={lit.has(squareKey(row, column)) || undefined}
          style={{ '--at': lit.get(squareKey(row, column)) ?? 0 }}
          transform={`translate(${column - left} ${row - top}) scale(0.01)`}
          dangerouslySetInnerHTML={{ __html: TILE + tileLetter(letter, countPoints([letter], numbers)) }}
        />
      ))}
    </svg>
  );
}
