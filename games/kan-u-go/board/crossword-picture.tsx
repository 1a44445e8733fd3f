/** The crossword as a picture. The longest word turns red at the end. */
import type { JSX } from 'preact';
import { type Crossword, squareKey } from '../crossword/crossword.ts';
import styles from './crossword-picture.module.css';
import { longestWord, wordSquares, wordsOnBoard } from './words-on-board.ts';

type CrosswordPictureProps = {
  readonly crossword: Crossword;
  readonly visibleCards: number;
};

export function CrosswordPicture({ crossword, visibleCards }: CrosswordPictureProps): JSX.Element | null {
  if (crossword.length === 0) return null;
  const [rows, columns] = [crossword.map(([row]) => row), crossword.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const longest = longestWord(crossword);
  const red = new Set(longest && visibleCards >= crossword.length ? wordSquares(longest) : []);
  const words = wordsOnBoard(crossword).map(({ word }) => word);
  return (
    <svg
      class={styles.whole}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={`The crossword: ${words.join(', ')}`}
    >
      {crossword.slice(0, visibleCards).map(([row, column, letter]) => (
        <g
          key={squareKey(row, column)}
          class={styles.letter}
          data-longest={red.has(squareKey(row, column))}
          transform={`translate(${column - left} ${row - top})`}
        >
          <rect x="0.02" y="0.02" width="0.96" height="0.96" rx="0.06" />
          <text x="0.5" y="0.76">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
