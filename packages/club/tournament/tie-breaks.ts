/** What parts those who have the same points: each has a name and a sentence, and is shown beside the points. */

import { nth } from '@parlour/kernel/must';
import type { Encounter } from './encounters.ts';
import { grouped } from './grouped.ts';
import type { Contestant } from './log.ts';
import type { TournamentPlan } from './plan.ts';

export const TIE_BREAKS = {
  direct: { title: 'Direct', says: 'points from the matches among those who are level, where all of them have met' },
  buchholz: {
    title: 'Buchholz',
    says: 'the points of everybody they met, added up; a bye or a computer player counts as their own',
  },
  sonneborn: {
    title: 'Sonneborn-Berger',
    says: 'the points of everybody they beat, and half the points of everybody they drew with',
  },
  margin: { title: 'Difference', says: 'by how much they were ahead or behind in the scores of the game, added up' },
} as const;

export type TieBreak = keyof typeof TIE_BREAKS;

/** In the order they are asked; whoever is level in all of them shares a place. */
export function tieBreaksOf({ kind }: TournamentPlan): readonly TieBreak[] {
  if (kind === 'round robin') return ['direct', 'sonneborn', 'margin'];
  if (kind === 'swiss') return ['buchholz', 'sonneborn', 'direct', 'margin'];
  return kind === 'duplicate' ? ['margin'] : [];
}

/** What is known of everybody when a tie is to be broken. */
export type PointTally = {
  readonly points: ReadonlyMap<Contestant, number>;
  readonly encounters: ReadonlyMap<Contestant, readonly Encounter[]>;
};

export const tallyOf = (encounters: readonly Encounter[]): PointTally => {
  const by = grouped(encounters, ({ who }) => who);
  return { encounters: by, points: new Map([...by].map(([who, list]) => [who, sumOf(list, ({ points }) => points)])) };
};

/** Worth of one of those who are level, by one tie-break. */
export function worthBy(tie: TieBreak, tally: PointTally, who: Contestant, level: readonly Contestant[]): number {
  const list = tally.encounters.get(who) ?? [];
  if (tie === 'margin') return sumOf(list, ({ margin }) => margin);
  if (tie === 'direct') return haveAllMet(tally, level) ? pointsAmong(list, level) : 0;
  const met = list.flatMap(encounter => encounter.met);
  const pointsOf = (other: Contestant | null): number => tally.points.get(other ?? who) ?? 0;
  if (tie === 'buchholz') return sumOf(met, other => pointsOf(other.who));
  return sumOf(met, other => (pointsOf(other.who) * other.points) / 2);
}

const sumOf = <T>(list: readonly T[], worth: (item: T) => number): number =>
  list.reduce((sum, item) => sum + worth(item), 0);

const pointsAmong = (list: readonly Encounter[], level: readonly Contestant[]): number =>
  sumOf(
    list.flatMap(({ met }) => met).filter(({ who }) => who !== null && level.includes(who)),
    ({ points }) => points,
  );

/** More than a few who are level have hardly ever all met, and nobody wants to wait for the answer. */
const MOST_LEVEL = 40;

function haveAllMet({ encounters }: PointTally, level: readonly Contestant[]): boolean {
  if (level.length > MOST_LEVEL) return false;
  const metBy = level.map(
    who => new Set((encounters.get(who) ?? []).flatMap(({ met }) => met.map(other => other.who))),
  );
  return level.every((_, i) => level.every((other, j) => i === j || nth(metBy, i).has(other)));
}
