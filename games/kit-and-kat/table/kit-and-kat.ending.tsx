/** The end of Kit and Kat: the books go on the shelves of those who closed them, and the two kittens come to look. */
import { counted, type Ended, type Ending, listed, rankedBy, verb } from '@parlour/felt/ending';
import { Standings } from '@parlour/felt/pieces/standings';
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { JSX } from 'preact';
import { inksOf } from '../art/inks.ts';
import { kat, kit } from '../art/kittens.ts';
import type { KitHappening } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';
import styles from './ending.module.css';

type KitEnded = Ended<KitView, KitHappening>;

const steps = ({ result }: KitEnded): number => Math.max(...result.scores) + 1;

function headline({ result, name, view }: KitEnded): string {
  const names = result.winners.map(name);
  const most = Math.max(...result.scores);
  if (names.length > 1) return `${listed(names)} have won together, ${counted(most, 'book')} each.`;
  return `${listed(names)} ${verb(names, 'has', 'have')} won: ${most} of the ${view.tens.length} books.`;
}

/** How often somebody was caught nodding. */
const caught = (told: readonly KitHappening[], seat: Seat): number =>
  told.filter(happening => happening.what === 'shout' && happening.verdict === 'mistake' && happening.at === seat)
    .length;

function decided({ told, result, name }: KitEnded): string {
  const last = told.findLast(happening => happening.what === 'book' && result.winners.includes(happening.seat));
  const nods = result.scores.reduce((sum, _, seat) => sum + caught(told, seat), 0);
  const noticed =
    nods === 0 ? 'Nobody was caught nodding' : `${counted(nods, 'mistake')} ${nods === 1 ? 'was' : 'were'} caught`;
  if (last?.what !== 'book') return `${noticed}.`;
  return `${noticed}; ${name(last.seat)} closed the last book that counted, ${last.book}.`;
}

const noteOf = ({ told, against }: KitEnded, seat: Seat): string => {
  const nods = caught(told, seat);
  return [nods === 0 ? '' : `caught ${nods === 1 ? 'once' : `${nods} times`}`, against(seat)]
    .filter(Boolean)
    .join(' · ');
};

function Scene({ step, ...ended }: KitEnded & { readonly step: number }): JSX.Element {
  const isDone = step >= steps(ended);
  const rows = rankedBy(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: noteOf(ended, seat),
    place: isDone ? place : undefined,
    score: String(Math.min(score, step)),
    children: nth(ended.view.books, seat)
      .slice(0, step)
      .map(book => (
        <span key={book} class={styles.book}>
          {book}
        </span>
      )),
  }));
  return (
    <div class={styles.kit}>
      <Standings label="The books" rows={rows} />
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

export const ending: Ending<KitView, KitHappening> = { steps, headline, decided, Scene };
