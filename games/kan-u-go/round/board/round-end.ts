/** What is said when a match of Kan-U-Go or the race is over, and how long it takes. */

import { amid, type Ended, listed, verb } from '@parlour/board-kit/ending';
import { counted } from '@parlour/kernel/saying';
import type { TableOptions } from '../../rules/options.ts';
import type { TableHappening } from '../rules/happenings.ts';
import type { RoundView } from '../rules/view.ts';

export type RoundEnded = Ended<RoundView<TableOptions>, TableHappening>;
type Count = TableHappening & { readonly what: 'counted' };

export const lastCount = ({ told }: RoundEnded): Count | undefined =>
  told.findLast((happening): happening is Count => happening.what === 'counted');

/** A step for every card of the fullest hand, and one to give the places. */
export const steps = (ended: RoundEnded): number =>
  1 + Math.max(0, ...(lastCount(ended)?.left ?? []).map(hand => hand.length));

export function headline({ result, name }: RoundEnded): string {
  const names = result.winners.map(name);
  const points = scoreIn(Math.min(...result.scores));
  if (names.length > 1) return `${listed(names)} have won together with ${points}.`;
  return `${listed(names)} ${verb(names, 'has', 'have')} won with ${points}.`;
}

const scoreIn = (points: number): string => (points === 0 ? 'no points at all' : counted(points, 'point'));

/** Who went out last, and whom it cost most. */
export function decided(ended: RoundEnded): string {
  const { told, name } = ended;
  const points = lastCount(ended)?.points ?? [];
  const worst = points.indexOf(Math.max(...points));
  const out = told.findLast(happening => happening.what === 'out');
  const low = 'The lowest score wins.';
  if (out?.what !== 'out' || worst < 0 || worst === out.seat) return `The cards left in the hands were counted. ${low}`;
  const hit = `${amid(name(worst))} ${verb([name(worst)], 'was', 'were')} left with ${counted(points[worst] ?? 0, 'point')}`;
  return `${name(out.seat)} went out and ${hit}. ${low}`;
}
