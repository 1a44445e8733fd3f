/** The end of a patience: the crossword is laid once more before the eyes, and one that comes out is celebrated. */
import { countUpTo, type Ending } from '@parlour/board-kit/ending';
import type { JSX } from 'preact';
import styles from '../../board/ending.module.css';
import { longestOn } from '../../board/longest.ts';
import { Whole } from '../../board/whole.tsx';
import type { AloneEvent, AloneView, Seen } from '../rules/method.ts';
import { type AloneEnded, decided, headline, isOut, STEPS } from './alone-end.ts';

function Scene({ step, ...ended }: AloneEnded & { readonly step: number }): JSX.Element {
  const { crossword } = ended.view;
  const longest = longestOn(crossword);
  return (
    <div class={styles.alone} data-out={isOut(ended) && step >= STEPS}>
      <span class={styles.rays} aria-hidden="true" />
      <Whole crossword={crossword} laid={countUpTo(crossword.length, step, STEPS)} />
      {longest && (
        <p class={styles.longest}>
          The longest word: <b>{longest.word}</b>
        </p>
      )}
    </div>
  );
}

export const aloneEnding: Ending<AloneView<Seen>, AloneEvent> = {
  steps: () => STEPS,
  headline,
  decided,
  Scene,
};
