/** The crossword shown whole, word after word, with its longest word in red. */
import { unseen } from '@parlour/felt/pieces/unseen';
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
  const size = { '--rows': Math.max(...rows) - top + 1, '--columns': Math.max(...columns) - left + 1 };
  const longest = longestOn(crossword);
  const red = new Set(longest && laid >= crossword.length ? squaresOfWord(longest) : []);
  return (
    <div class={styles.whole} style={size}>
      <p class={unseen}>
        The crossword:{' '}
        {wordsOn(crossword)
          .map(({ word }) => word)
          .join(', ')}
      </p>
      {crossword.slice(0, laid).map(([row, column, letter]) => (
        <span
          key={squareOf(row, column)}
          class={styles.letter}
          data-longest={red.has(squareOf(row, column))}
          style={{ gridRow: row - top + 1, gridColumn: column - left + 1 }}
          aria-hidden="true"
        >
          {letter}
        </span>
      ))}
    </div>
  );
}
