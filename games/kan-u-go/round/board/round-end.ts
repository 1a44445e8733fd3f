/** What is said when a match of Kan-U-Go or the race is over, and how long it takes. */

import { conjugate, type EndingProps, joinWithAnd, midSentence } from '@parlour/board-kit/ending';
import { pluralize } from '@parlour/kernel/sentences';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/happenings.ts';
import type { RoundView } from '../rules/view.ts';

export type RoundEnded = EndingProps<RoundView<TableOptions>, TableEvent>;
type Count = TableEvent & { readonly what: 'counted' };

export const lastCount = ({ events: told }: RoundEnded): Count | undefined =>
  told.findLast((event): event is Count => event.what === 'counted');

/** A step for every card of the fullest hand, and one to give the places. */
export const steps = (ended: RoundEnded): number =>
  1 + Math.max(0, ...(lastCount(ended)?.left ?? []).map(hand => hand.length));

export function headline({ result, name }: RoundEnded): string {
  const names = result.winners.map(name);
  const points = scoreIn(Math.min(...result.scores));
  if (names.length > 1) return `${joinWithAnd(names)} have won together with ${points}.`;
  return `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won with ${points}.`;
}

const scoreIn = (points: number): string => (points === 0 ? 'no points at all' : pluralize(points, 'point'));

/** Who went out last, and whom it cost most. */
export function decided(ended: RoundEnded): string {
  const { events: told, name } = ended;
  const points = lastCount(ended)?.points ?? [];
  const worst = points.indexOf(Math.max(...points));
  const out = told.findLast(event => event.what === 'out');
  const low = 'The lowest score wins.';
  if (out?.what !== 'out' || worst < 0 || worst === out.seat) return `The cards left in the hands were counted. ${low}`;
  const hit = `${midSentence(name(worst))} ${conjugate([name(worst)], 'was', 'were')} left with ${pluralize(points[worst] ?? 0, 'point')}`;
  return `${name(out.seat)} went out and ${hit}. ${low}`;
}
