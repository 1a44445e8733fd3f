/** What is said when all sets are made, and how long it takes. */

import { conjugate, type EndingProps, joinWithAnd } from '@parlour/board-kit/ending';
import { pluralize } from '@parlour/kernel/sentences';
import type { AliceEvent } from '../rules/happenings.ts';
import type { AliceView } from '../rules/view.ts';
import { leaderSince } from './leading.ts';

export type AliceEnded = EndingProps<AliceView, AliceEvent>;

export const steps = ({ result }: AliceEnded): number => Math.max(...result.scores) + 1;

export function headline({ result, name }: AliceEnded): string {
  const names = result.winners.map(name);
  const sets = pluralize(Math.max(...result.scores), 'set');
  if (names.length > 1) return `${joinWithAnd(names)} have won together, ${sets} each.`;
  return `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won with ${sets}.`;
}

/** The set after which the winner was ahead of everybody until the end. */
export function decided({ events: told, result, name }: AliceEnded): string {
  const [winner] = result.winners;
  const ended = told.at(-1);
  if (ended?.what === 'end' && ended.turns) return `It ended after ${ended.turns} turns, ${setsMade(result.scores)}.`;
  if (result.winners.length > 1 || winner === undefined) return 'Sixteen sets, and nobody could get ahead.';
  const made = told.flatMap(event => (event.what === 'lay' || event.what === 'complete' ? [event] : []));
  const at = leaderSince(
    made.map(({ seat }) => seat),
    result.scores.length,
    winner,
  );
  const set = at === undefined ? undefined : made[at]?.set;
  const by = set === undefined ? 'a set' : `set ${set}`;
  return `${name(winner)} went ahead for good with ${by}, the ${ordinal((at ?? 0) + 1)} of the sixteen.`;
}

const setsMade = (scores: readonly number[]): string =>
  `with ${pluralize(
    scores.reduce((sum, sets) => sum + sets, 0),
    'set',
  )} made`;

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;
const ordinal = (n: number): string => `${n}${n > 3 && n < 21 ? 'th' : (ENDINGS[n % 10] ?? 'th')}`;
