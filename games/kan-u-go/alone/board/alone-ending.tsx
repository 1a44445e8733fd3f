/** The end of a patience. */
import type { Ending, EndingProps } from '@parlour/board-kit/ending';
import type { ComponentChildren, JSX } from 'preact';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { CrosswordPicture } from '../../board/crossword-picture.tsx';
import styles from '../../board/ending.module.css';
import { longestWord, wordsOnBoard } from '../../board/words-on-board.ts';
import type { AloneEvent, AloneView, PilesView } from '../rules/method.ts';
import { aloneBoardText as t } from './alone-board-text.ts';

export type AloneEndingProps = EndingProps<AloneView<PilesView>, AloneEvent>;

const MINUTE_MS = 60_000;

const cameOut = ({ result }: AloneEndingProps): boolean => result.winners.length > 0;

function timeOf({ lasted }: AloneEndingProps): { readonly time: string; readonly minutes: number } {
  const minutes = Math.round((lasted ?? 0) / MINUTE_MS);
  if (lasted === undefined) return { time: 'unknown', minutes };
  return { time: lasted < MINUTE_MS ? 'short' : 'long', minutes };
}

export function sayDecision(ended: AloneEndingProps): string {
  const { crossword } = ended.view;
  const facts = { ...timeOf(ended), words: wordsOnBoard(crossword).length, cards: crossword.length };
  return cameOut(ended) ? t('wonIn', facts) : t('lostIn', { ...facts, left: ended.result.scores[0] ?? 0 });
}

export const headline = (ended: AloneEndingProps): string => t(cameOut(ended) ? 'won' : 'lost');

function Scene(ended: AloneEndingProps): JSX.Element {
  const { crossword } = ended.view;
  const longest = longestWord(crossword);
  return (
    <div class={styles.alone} data-out={cameOut(ended)}>
      <span class={styles.rays} aria-hidden="true" />
      <CrosswordPicture crossword={crossword} />
      {longest && (
        <p class={styles.longest}>
          {kanUGoBoardText.rich<ComponentChildren, 'longest'>('longest', {
            word: longest.word,
            b: content => <b>{content}</b>,
          })}
        </p>
      )}
    </div>
  );
}

export const aloneEnding: Ending<AloneView<PilesView>, AloneEvent> = {
  headline,
  decided: sayDecision,
  Scene,
};
