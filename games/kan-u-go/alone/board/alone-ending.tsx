/** The end of a patience. */
import { countUpTo, type Ending, type EndingProps } from '@parlour/board-kit/ending';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import { CrosswordPicture } from '../../board/crossword-picture.tsx';
import styles from '../../board/ending.module.css';
import { longestWord, wordsOnBoard } from '../../board/words-on-board.ts';
import type { AloneEvent, AloneView, PilesView } from '../rules/method.ts';

export type AloneEndingProps = EndingProps<AloneView<PilesView>, AloneEvent>;

const ANIMATION_STEPS = 14;
const MINUTE_MS = 60_000;

const cameOut = ({ result }: AloneEndingProps): boolean => result.winners.length > 0;

function sayTime({ lasted }: AloneEndingProps): string {
  if (lasted === undefined) return '';
  return lasted < MINUTE_MS ? ' in less than a minute' : ` in ${pluralize(Math.round(lasted / MINUTE_MS), 'minute')}`;
}

export function sayDecision(ended: AloneEndingProps): string {
  const { crossword } = ended.view;
  const words = pluralize(wordsOnBoard(crossword).length, 'word');
  if (cameOut(ended)) return `All ${crossword.length} cards lie in ${words}${sayTime(ended)}.`;
  const left = pluralize(ended.result.scores[0] ?? 0, 'card');
  return `${left} ${left === '1 card' ? 'was' : 'were'} left; ${crossword.length} lie in ${words}${sayTime(ended)}.`;
}

export const headline = (ended: AloneEndingProps): string =>
  cameOut(ended) ? 'It comes out!' : 'It did not come out.';

function Scene({ step, ...ended }: AloneEndingProps & { readonly step: number }): JSX.Element {
  const { crossword } = ended.view;
  const longest = longestWord(crossword);
  return (
    <div class={styles.alone} data-out={cameOut(ended) && step >= ANIMATION_STEPS}>
      <span class={styles.rays} aria-hidden="true" />
      <CrosswordPicture crossword={crossword} visibleCards={countUpTo(crossword.length, step, ANIMATION_STEPS)} />
      {longest && (
        <p class={styles.longest}>
          The longest word: <b>{longest.word}</b>
        </p>
      )}
    </div>
  );
}

export const aloneEnding: Ending<AloneView<PilesView>, AloneEvent> = {
  steps: () => ANIMATION_STEPS,
  headline,
  decided: sayDecision,
  Scene,
};
