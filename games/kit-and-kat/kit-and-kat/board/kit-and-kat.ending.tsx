/** The end of Kit and Kat: the books go to those who closed them. */

import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { type Ending, type EndingCount, type EndingProps, rankByScore } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import type { JSX } from 'preact';
import { inksOf } from '../../art/inks.ts';
import { kat, kit } from '../../art/kittens.ts';
import type { KitEvent } from '../rules/events.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import styles from './ending.module.css';

export type KitEndingProps = EndingProps<KitView, KitEvent>;

export function headline({ result, name, view }: KitEndingProps): string {
  const winners = formatList(result.winners.map(name));
  const books = Math.max(...result.scores);
  if (result.winners.length > 1) return kitBoardText('sharedWin', { winners, books });
  return kitBoardText('won', { winner: winners, books, all: view.tens.length });
}

const countCaught = (told: readonly KitEvent[], seat: Seat): number =>
  told.filter(event => event.what === 'shout' && event.verdict === 'mistake' && event.at === seat).length;

export function sayDecision({ events: told, result, name }: KitEndingProps): string {
  const last = told.findLast(event => event.what === 'book' && result.winners.includes(event.seat));
  const mistakes = result.scores.reduce((sum, _, seat) => sum + countCaught(told, seat), 0);
  if (last?.what !== 'book') return kitBoardText('caughtMistakes', { mistakes });
  return kitBoardText('decidingBook', { mistakes, winner: name(last.seat), book: last.book });
}

export const playerNote = ({ events: told, against }: KitEndingProps, seat: Seat): string => {
  const count = countCaught(told, seat);
  return [count === 0 ? '' : kitBoardText('caughtTimes', { count }), against(seat)].filter(Boolean).join(' · ');
};

/** The books of the winner. */
function count({ me, result }: KitEndingProps): EndingCount {
  const to = itemAt(result.scores, me ?? 0);
  return { to, label: kitBoardText('booksCounted', { count: to }) };
}

function Scene(ended: KitEndingProps): JSX.Element {
  const rows = rankByScore(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: playerNote(ended, seat),
    place,
    score: String(score),
    children: itemAt(ended.view.books, seat).map(book => (
      <span key={book} class={styles.book}>
        {book}
      </span>
    )),
  }));
  return (
    <div class={styles.kit}>
      <FinalStandings label={kitBoardText('books')} rows={rows} />
      <Kittens />
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

export const ending: Ending<KitView, KitEvent> = { headline, decided: sayDecision, count, Scene };
