/** The end of Kit and Kat: the books go to those who closed them. */

import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { conjugate, type Ending, type EndingProps, joinWithAnd, rankByScore } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import { inksOf } from '../../art/inks.ts';
import { kat, kit } from '../../art/kittens.ts';
import type { KitEvent } from '../rules/events.ts';
import type { KitView } from '../rules/view.ts';
import styles from './ending.module.css';

export type KitEndingProps = EndingProps<KitView, KitEvent>;

export const animationStepCount = ({ result }: KitEndingProps): number => Math.max(...result.scores) + 1;

export function headline({ result, name, view }: KitEndingProps): string {
  const names = result.winners.map(name);
  const most = Math.max(...result.scores);
  if (names.length > 1) return `${joinWithAnd(names)} have won together, ${pluralize(most, 'book')} each.`;
  return `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won: ${most} of the ${view.tens.length} books.`;
}

const countCaught = (told: readonly KitEvent[], seat: Seat): number =>
  told.filter(event => event.what === 'shout' && event.verdict === 'mistake' && event.at === seat).length;

export function sayDecision({ events: told, result, name }: KitEndingProps): string {
  const last = told.findLast(event => event.what === 'book' && result.winners.includes(event.seat));
  const nods = result.scores.reduce((sum, _, seat) => sum + countCaught(told, seat), 0);
  const noticed =
    nods === 0 ? 'Nobody was caught nodding' : `${pluralize(nods, 'mistake')} ${nods === 1 ? 'was' : 'were'} caught`;
  if (last?.what !== 'book') return `${noticed}.`;
  return `${noticed}; ${name(last.seat)} closed the last book that counted, ${last.book}.`;
}

export const playerNote = ({ events: told, against }: KitEndingProps, seat: Seat): string => {
  const nods = countCaught(told, seat);
  return [nods === 0 ? '' : `caught ${nods === 1 ? 'once' : `${nods} times`}`, against(seat)]
    .filter(Boolean)
    .join(' · ');
};

function Scene({ step, ...ended }: KitEndingProps & { readonly step: number }): JSX.Element {
  const isDone = step >= animationStepCount(ended);
  const rows = rankByScore(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: playerNote(ended, seat),
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

const toSvg = (body: string): string => `<svg viewBox="-100 -236 260 246">${body}</svg>`;

function Kittens(): JSX.Element {
  const inks = inksOf();
  return (
    <div class={styles.kittens} aria-hidden="true">
      <span dangerouslySetInnerHTML={{ __html: toSvg(kit(inks)) }} />
      <span dangerouslySetInnerHTML={{ __html: toSvg(kat(inks)) }} />
    </div>
  );
}

export const ending: Ending<KitView, KitEvent> = { steps: animationStepCount, headline, decided: sayDecision, Scene };
