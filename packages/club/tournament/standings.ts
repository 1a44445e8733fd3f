/** Who stands where: points first, then the tie-breaks one after another, then a shared place. */

import { must } from '@parlour/kernel/must';
import { contestantsOf } from './contestants.ts';
import { encountersOf } from './encounters.ts';
import type { Tournament } from './fold.ts';
import { grouped } from './grouped.ts';
import { roundsSurvived } from './knock-out.ts';
import type { Contestant } from './log.ts';
import { type PointTally, tallyOf, tieBreaksOf, worthBy } from './tie-breaks.ts';

export type PlacedContestant = {
  readonly who: Contestant;
  /** From 1; those who share a place have the same. */
  readonly place: number;
  readonly points: number;
  /** In the order of the tie-breaks of its kind. */
  readonly breaks: readonly number[];
};

export function standingsOf(tournament: Tournament): PlacedContestant[] {
  const tally = tallyOf(encountersOf(tournament));
  const points = pointsIn(tournament, tally);
  const whole = contestantsOf(tournament).map(who => ({ who, points: points(who), breaks: [] as number[] }));
  let groups: Row[][] = parted(whole, row => row.points);
  for (const tie of tieBreaksOf(tournament.plan)) groups = groups.flatMap(group => broken(group, tie, tally));
  return placed(groups);
}

type Row = Omit<PlacedContestant, 'place'>;

/** In a knock-out it counts how many rounds somebody has gone through. */
function pointsIn(tournament: Tournament, { points }: PointTally): (who: Contestant) => number {
  if (tournament.plan.kind !== 'knock-out') return who => points.get(who) ?? 0;
  const survived = roundsSurvived(tournament);
  return who => survived.get(who) ?? 0;
}

function broken(group: readonly Row[], tie: Parameters<typeof worthBy>[0], tally: PointTally): Row[][] {
  const level = group.map(({ who }) => who);
  const weighed = group.map(row => ({ ...row, breaks: [...row.breaks, worthBy(tie, tally, row.who, level)] }));
  return parted(weighed, row => must(row.breaks.at(-1)));
}

/** Groups of the same worth, the best first; within a group the order stays. */
function parted(rows: readonly Row[], worth: (row: Row) => number): Row[][] {
  const groups = grouped(rows, worth);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function placed(groups: readonly (readonly Row[])[]): PlacedContestant[] {
  const found: PlacedContestant[] = [];
  for (const group of groups) {
    const place = found.length + 1;
    for (const row of group) found.push({ ...row, place });
  }
  return found;
}

/** Points and the order of the beginning are all a pairing looks at. */
export function rankedForPairing(tournament: Tournament, who: readonly Contestant[]): RankedContestant[] {
  const { points } = tallyOf(encountersOf(tournament));
  const order = new Map(contestantsOf(tournament).map((each, at) => [each, at]));
  const ranked = who.map(each => ({ who: each, points: points.get(each) ?? 0 }));
  return ranked.sort((a, b) => b.points - a.points || placeIn(order, a.who) - placeIn(order, b.who));
}

export type RankedContestant = { readonly who: Contestant; readonly points: number };

const placeIn = (order: ReadonlyMap<Contestant, number>, who: Contestant): number => must(order.get(who));
