/** What is said when all books are taken, and how long it takes. */

import { conjugate, type EndingProps, joinWithAnd } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import type { KitEvent } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';

export type KitEnded = EndingProps<KitView, KitEvent>;

export const steps = ({ result }: KitEnded): number => Math.max(...result.scores) + 1;

export function headline({ result, name, view }: KitEnded): string {
  const names = result.winners.map(name);
  const most = Math.max(...result.scores);
  if (names.length > 1) return `${joinWithAnd(names)} have won together, ${pluralize(most, 'book')} each.`;
  return `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won: ${most} of the ${view.tens.length} books.`;
}

/** How often somebody was caught nodding. */
const caught = (told: readonly KitEvent[], seat: Seat): number =>
  told.filter(event => event.what === 'shout' && event.verdict === 'mistake' && event.at === seat).length;

export function decided({ events: told, result, name }: KitEnded): string {
  const last = told.findLast(event => event.what === 'book' && result.winners.includes(event.seat));
  const nods = result.scores.reduce((sum, _, seat) => sum + caught(told, seat), 0);
  const noticed =
    nods === 0 ? 'Nobody was caught nodding' : `${pluralize(nods, 'mistake')} ${nods === 1 ? 'was' : 'were'} caught`;
  if (last?.what !== 'book') return `${noticed}.`;
  return `${noticed}; ${name(last.seat)} closed the last book that counted, ${last.book}.`;
}

export const noteOf = ({ events: told, against }: KitEnded, seat: Seat): string => {
  const nods = caught(told, seat);
  return [nods === 0 ? '' : `caught ${nods === 1 ? 'once' : `${nods} times`}`, against(seat)]
    .filter(Boolean)
    .join(' · ');
};
