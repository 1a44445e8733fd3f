/** The end of Kit and Kat: the books go on the shelves of those who closed them, and the two kittens come to look. */

import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { type Ending, rankByScore } from '@parlour/board-kit/ending';
import { itemAt } from '@parlour/kernel/result';
import type { JSX } from 'preact';
import { inksOf } from '../../art/inks.ts';
import { kat, kit } from '../../art/kittens.ts';
import type { KitEvent } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';
import styles from './ending.module.css';
import { decided, headline, type KitEnded, noteOf, steps } from './kit-end.ts';

function Scene({ step, ...ended }: KitEnded & { readonly step: number }): JSX.Element {
  const isDone = step >= steps(ended);
  const rows = rankByScore(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: noteOf(ended, seat),
    place: isDone ? place : undefined,
    score: String(Math.min(score, step)),
    children: itemAt(ended.view.books, seat)
      .slice(0, step)
      .map(book => (
        <span key={book} class={styles.book}>
          {book}
        </span>
      )),
  }));
  return (
    <div class={styles.kit}>
      <FinalStandings label="The books" rows={rows} />
      {isDone && <Kittens />}
    </div>
  );
}

const drawn = (body: string): string => `<svg viewBox="-100 -236 260 246">${body}</svg>`;

/** Kit asks, Kat answers: both are pleased. */
function Kittens(): JSX.Element {
  const inks = inksOf();
  return (
    <div class={styles.kittens} aria-hidden="true">
      <span dangerouslySetInnerHTML={{ __html: drawn(kit(inks)) }} />
      <span dangerouslySetInnerHTML={{ __html: drawn(kat(inks)) }} />
    </div>
  );
}

export const ending: Ending<KitView, KitEvent> = { steps, headline, decided, Scene };
