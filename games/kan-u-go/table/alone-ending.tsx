/** The end of a patience: the crossword is laid once more before the eyes, and one that comes out is celebrated. */
import { counted, type Ended, type Ending, soFar } from '@parlour/felt/ending';
import type { JSX } from 'preact';
import type { AloneHappening, AloneView, Seen } from '../rules/alone/method.ts';
import styles from './ending.module.css';
import { longestOn, Whole } from './whole.tsx';
import { wordsOn } from './words-at.ts';

type AloneEnded = Ended<AloneView<Seen>, AloneHappening>;

const STEPS = 14;
const MINUTE = 60_000;

const isOut = ({ result }: AloneEnded): boolean => result.winners.length > 0;

/** Whoever takes less than a minute is told so. */
function timeOf({ lasted }: AloneEnded): string {
  if (lasted === undefined) return '';
  return lasted < MINUTE ? ' in less than a minute' : ` in ${counted(Math.round(lasted / MINUTE), 'minute')}`;
}

function decided(ended: AloneEnded): string {
  const { crossword } = ended.view;
  const words = counted(wordsOn(crossword).length, 'word');
  if (isOut(ended)) return `All ${crossword.length} cards lie in ${words}${timeOf(ended)}.`;
  const left = counted(ended.result.scores[0] ?? 0, 'card');
  return `${left} ${left === '1 card' ? 'was' : 'were'} left; ${crossword.length} lie in ${words}${timeOf(ended)}.`;
}

function Scene({ step, ...ended }: AloneEnded & { readonly step: number }): JSX.Element {
  const { crossword } = ended.view;
  const longest = longestOn(crossword);
  return (
    <div class={styles.alone} data-out={isOut(ended) && step >= STEPS}>
      <span class={styles.rays} aria-hidden="true" />
      <Whole crossword={crossword} laid={soFar(crossword.length, step, STEPS)} />
      {longest && (
        <p class={styles.longest}>
          The longest word: <b>{longest.word}</b>
        </p>
      )}
    </div>
  );
}

export const aloneEnding: Ending<AloneView<Seen>, AloneHappening> = {
  steps: () => STEPS,
  headline: ended => (isOut(ended) ? 'It comes out!' : 'It did not come out.'),
  decided,
  Scene,
};
