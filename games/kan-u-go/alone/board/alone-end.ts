/** What is said when a patience is over, and how long it takes. */

import type { EndingProps } from '@parlour/board-kit/ending';
import { pluralize } from '@parlour/kernel/sentences';
import { wordsOn } from '../../board/words-at.ts';
import type { AloneEvent, AloneView, Seen } from '../rules/method.ts';

export type AloneEnded = EndingProps<AloneView<Seen>, AloneEvent>;

export const STEPS = 14;
const MINUTE = 60_000;

export const isOut = ({ result }: AloneEnded): boolean => result.winners.length > 0;

/** Whoever takes less than a minute is told so. */
function timeOf({ lasted }: AloneEnded): string {
  if (lasted === undefined) return '';
  return lasted < MINUTE ? ' in less than a minute' : ` in ${pluralize(Math.round(lasted / MINUTE), 'minute')}`;
}

export function decided(ended: AloneEnded): string {
  const { crossword } = ended.view;
  const words = pluralize(wordsOn(crossword).length, 'word');
  if (isOut(ended)) return `All ${crossword.length} cards lie in ${words}${timeOf(ended)}.`;
  const left = pluralize(ended.result.scores[0] ?? 0, 'card');
  return `${left} ${left === '1 card' ? 'was' : 'were'} left; ${crossword.length} lie in ${words}${timeOf(ended)}.`;
}

export const headline = (ended: AloneEnded): string => (isOut(ended) ? 'It comes out!' : 'It did not come out.');
