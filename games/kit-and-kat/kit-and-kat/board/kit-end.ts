/** What is said when all books are taken, and how long it takes. */

import { type Ended, listed, verb } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { counted } from '@parlour/kernel/saying';
import type { KitHappening } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';

export type KitEnded = Ended<KitView, KitHappening>;

export const steps = ({ result }: KitEnded): number => Math.max(...result.scores) + 1;

export function headline({ result, name, view }: KitEnded): string {
  const names = result.winners.map(name);
  const most = Math.max(...result.scores);
  if (names.length > 1) return `${listed(names)} have won together, ${counted(most, 'book')} each.`;
  return `${listed(names)} ${verb(names, 'has', 'have')} won: ${most} of the ${view.tens.length} books.`;
}

/** How often somebody was caught nodding. */
const caught = (told: readonly KitHappening[], seat: Seat): number =>
  told.filter(happening => happening.what === 'shout' && happening.verdict === 'mistake' && happening.at === seat)
    .length;

export function decided({ told, result, name }: KitEnded): string {
  const last = told.findLast(happening => happening.what === 'book' && result.winners.includes(happening.seat));
  const nods = result.scores.reduce((sum, _, seat) => sum + caught(told, seat), 0);
  const noticed =
    nods === 0 ? 'Nobody was caught nodding' : `${counted(nods, 'mistake')} ${nods === 1 ? 'was' : 'were'} caught`;
  if (last?.what !== 'book') return `${noticed}.`;
  return `${noticed}; ${name(last.seat)} closed the last book that counted, ${last.book}.`;
}

export const noteOf = ({ told, against }: KitEnded, seat: Seat): string => {
  const nods = caught(told, seat);
  return [nods === 0 ? '' : `caught ${nods === 1 ? 'once' : `${nods} times`}`, against(seat)]
    .filter(Boolean)
    .join(' · ');
};
