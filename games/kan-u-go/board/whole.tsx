/** The crossword shown whole, word after word, with its longest word in red. */
import type { JSX } from 'preact';
import { type Crossword, squareOf } from '../crossword/crossword.ts';
import { longestOn, squaresOfWord } from './longest.ts';
import styles from './whole.module.css';
import { wordsOn } from './words-at.ts';

type WholeProps = {
  readonly crossword: Crossword;
  /** So many of its cards lie there already. */
  readonly laid: number;
};

export function Whole({ crossword, laid }: WholeProps): JSX.Element | null {
  if (crossword.length === 0) return null;
  const [rows, columns] = [crossword.map(([row]) => row), crossword.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const longest = longestOn(crossword);
  const red = new Set(longest && laid >= crossword.length ? squaresOfWord(longest) : []);
  const words = wordsOn(crossword).map(({ word }) => word);
  return (
    <svg
      class={styles.whole}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={`The crossword: ${words.join(', ')}`}
    >
      {crossword.slice(0, laid).map(([row, column, letter]) => (
        <g
          key={squareOf(row, column)}
          class={styles.letter}
          data-longest={red.has(squareOf(row, column))}
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
