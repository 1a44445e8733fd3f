/** Standings: points first, then the tie-breaks in order, then a shared place. */

import { assertDefined, itemAt } from '@parlour/kernel/result';
import { sayClub } from '../club-sentences.ts';
import { roundsSurvived } from './knock-out.ts';
import type { TournamentPlan } from './plan.ts';
import { type Encounter, listEncounters } from './scoring.ts';
import { type Contestant, groupBy, listContestants, type Tournament } from './tournament.ts';

export type TournamentStanding = {
  readonly who: Contestant;
  readonly place: number;
  readonly points: number;
  /** In the order of the tie-breaks of its kind. */
  readonly breaks: readonly number[];
};

export function computeStandings(tournament: Tournament): TournamentStanding[] {
  const tally = tallyPoints(listEncounters(tournament));
  const points = pointsCounter(tournament, tally);
  const rows = listContestants(tournament).map(who => ({ who, points: points(who), breaks: [] as number[] }));
  let groups: StandingRow[][] = splitByValue(rows, row => row.points);
  for (const tie of tieBreakOrder(tournament.plan)) groups = groups.flatMap(group => applyTieBreak(group, tie, tally));
  return assignPlaces(groups);
}

type StandingRow = Omit<TournamentStanding, 'place'>;

/** In a knock-out the survived rounds count as points. */
function pointsCounter(tournament: Tournament, { points }: PointTally): (who: Contestant) => number {
  if (tournament.plan.kind !== 'knock-out') return who => points.get(who) ?? 0;
  const survived = roundsSurvived(tournament);
  return who => survived.get(who) ?? 0;
}

function applyTieBreak(
  group: readonly StandingRow[],
  tie: Parameters<typeof tieBreakValue>[0],
  tally: PointTally,
): StandingRow[][] {
  const tied = group.map(({ who }) => who);
  const extended = group.map(row => ({ ...row, breaks: [...row.breaks, tieBreakValue(tie, tally, row.who, tied)] }));
  return splitByValue(extended, row => assertDefined(row.breaks.at(-1)));
}

/** Best first; within a group the order stays. */
function splitByValue(rows: readonly StandingRow[], scoreOf: (row: StandingRow) => number): StandingRow[][] {
  const groups = groupBy(rows, scoreOf);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function assignPlaces(groups: readonly (readonly StandingRow[])[]): TournamentStanding[] {
  const standings: TournamentStanding[] = [];
  for (const group of groups) {
    const place = standings.length + 1;
    for (const row of group) standings.push({ ...row, place });
  }
  return standings;
}

/** Pairing uses only points and the initial order. */
export function rankForPairing(tournament: Tournament, who: readonly Contestant[]): RankedContestant[] {
  const { points } = tallyPoints(listEncounters(tournament));
  const order = new Map(listContestants(tournament).map((each, at) => [each, at]));
  const ranked = who.map(each => ({ who: each, points: points.get(each) ?? 0 }));
  return ranked.sort((a, b) => b.points - a.points || placeInOrder(order, a.who) - placeInOrder(order, b.who));
}

export type RankedContestant = { readonly who: Contestant; readonly points: number };

const placeInOrder = (order: ReadonlyMap<Contestant, number>, who: Contestant): number => assertDefined(order.get(who));

export type TieBreak = 'direct' | 'buchholz' | 'sonneborn' | 'margin';

/** Returns the title of a tie-break, which is displayed beside the points, and its meaning. */
export const describeTieBreak = (tie: TieBreak): { readonly title: string; readonly says: string } => ({
  title: sayClub(tie),
  says: sayClub(`${tie}Means`),
});

/** In order of application. Contestants tied in all of them share a place. */
export function tieBreakOrder({ kind }: TournamentPlan): readonly TieBreak[] {
  if (kind === 'round robin') return ['direct', 'sonneborn', 'margin'];
  if (kind === 'swiss') return ['buchholz', 'sonneborn', 'direct', 'margin'];
  return kind === 'duplicate' ? ['margin'] : [];
}

export type PointTally = {
  readonly points: ReadonlyMap<Contestant, number>;
  readonly encounters: ReadonlyMap<Contestant, readonly Encounter[]>;
};

export const tallyPoints = (encounters: readonly Encounter[]): PointTally => {
  const byContestant = groupBy(encounters, ({ who }) => who);
  return {
    encounters: byContestant,
    points: new Map([...byContestant].map(([who, list]) => [who, sumOf(list, ({ points }) => points)])),
  };
};

export function tieBreakValue(tie: TieBreak, tally: PointTally, who: Contestant, tied: readonly Contestant[]): number {
  const list = tally.encounters.get(who) ?? [];
  if (tie === 'margin') return sumOf(list, ({ margin }) => margin);
  if (tie === 'direct') return haveAllMet(tally, tied) ? pointsAmong(list, tied) : 0;
  const opponents = list.flatMap(encounter => encounter.opponents);
  const pointsOf = (other: Contestant | null): number => tally.points.get(other ?? who) ?? 0;
  if (tie === 'buchholz') return sumOf(opponents, other => pointsOf(other.who));
  return sumOf(opponents, other => (pointsOf(other.who) * other.points) / 2);
}

const sumOf = <T>(list: readonly T[], amountOf: (item: T) => number): number =>
  list.reduce((sum, item) => sum + amountOf(item), 0);

const pointsAmong = (list: readonly Encounter[], tied: readonly Contestant[]): number =>
  sumOf(
    list.flatMap(({ opponents }) => opponents).filter(({ who }) => who !== null && tied.includes(who)),
    ({ points }) => points,
  );

/** Larger tied groups have hardly ever all met, and the check is quadratic. */
const MAX_TIED_FOR_DIRECT = 40;

function haveAllMet({ encounters }: PointTally, tied: readonly Contestant[]): boolean {
  if (tied.length > MAX_TIED_FOR_DIRECT) return false;
  const opponentsOf = tied.map(
    who => new Set((encounters.get(who) ?? []).flatMap(({ opponents }) => opponents.map(other => other.who))),
  );
  return tied.every((_, i) => tied.every((other, j) => i === j || itemAt(opponentsOf, i).has(other)));
}
