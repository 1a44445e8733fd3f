/** A tournament told by contestant: whom they met in each round, and what they had from it. */

import { must } from '@parlour/kernel/must';
import { isOfTeams } from './contestants.ts';
import type { Round, RoundTable, Tournament } from './fold.ts';
import { grouped } from './grouped.ts';
import type { Contestant, Outcome } from './log.ts';
import { DRAWN, marginOf, mostPoints, personsAt, pointsAgainst, pointsOfSide, sideOf, WON } from './outcome.ts';
import type { TournamentPlan } from './plan.ts';

/** Whoever was met, null for a computer player or nobody; and what was had from them. */
export type MetContestant = { readonly who: Contestant | null; readonly points: number };

export type Encounter = {
  readonly round: number;
  readonly who: Contestant;
  readonly points: number;
  readonly margin: number;
  readonly met: readonly MetContestant[];
  readonly is: 'played' | 'bye';
};

/** What is not over yet counts as soon as it is. */
export function encountersOf(tournament: Tournament): Encounter[] {
  return tournament.rounds.flatMap((round, number) => [
    ...byesOf(tournament.plan, round, number),
    ...playedIn(tournament, round, number),
  ]);
}

const byesOf = (plan: TournamentPlan, { byes }: Round, round: number): Encounter[] =>
  byes.map(({ who }) => ({
    ...{ round, who, margin: 0, is: 'bye' },
    points: mostPoints(plan),
    met: [{ who: null, points: WON }],
  }));

function playedIn(tournament: Tournament, round: Round, number: number): Encounter[] {
  const { plan } = tournament;
  if (isOfTeams(tournament)) return teamMatches(plan, round, number);
  if (plan.kind === 'duplicate') return sameDeals(plan, round, number);
  return round.tables.flatMap(table => (table.outcome ? seatedAt(plan, table, table.outcome, number) : []));
}

function seatedAt(plan: TournamentPlan, table: RoundTable, outcome: Outcome, round: number): Encounter[] {
  return personsAt(table).map(({ who, seat }) => {
    const side = sideOf(plan, seat);
    const hasLost = table.lost.includes(who);
    const points = hasLost ? 0 : pointsOfSide(plan, outcome, side);
    const met = table.seats.flatMap((other, at): MetContestant[] => {
      if (sideOf(plan, at) === side) return [];
      const from = hasLost ? 0 : pointsAgainst(plan, outcome, side, sideOf(plan, at));
      return [{ who: other, points: other !== null && table.lost.includes(other) && !hasLost ? WON : from }];
    });
    return { round, who, points, margin: marginOf(plan, outcome, side), met, is: 'played' };
  });
}

/** Two points for everybody who did worse with the same deals, one for everybody who did as well. */
function sameDeals(plan: TournamentPlan, { tables }: Round, round: number): Encounter[] {
  const counted = tables.flatMap(table => {
    const [person] = personsAt(table);
    if (!table.outcome || table.outcome.why === 'unplayed' || !person || table.lost.includes(person.who)) return [];
    return [{ who: person.who, margin: marginOf(plan, table.outcome, sideOf(plan, person.seat)) }];
  });
  return counted.map(({ who, margin }) => {
    const others = counted.filter(other => other.who !== who);
    const points = others.reduce((sum, other) => sum + compared(margin, other.margin), 0);
    return { round, who, margin, points, met: [], is: 'played' };
  });
}

const compared = (mine: number, theirs: number): number => (mine > theirs ? WON : mine === theirs ? DRAWN : 0);

/** The two tables of a match between teams are counted together, so that the luck of the deal counts out. */
function teamMatches(plan: TournamentPlan, { tables }: Round, round: number): Encounter[] {
  const matches = grouped(tables, ({ teams }) => Math.min(...must(teams)));
  return [...matches.values()].flatMap(both => {
    if (both.some(({ outcome }) => outcome === undefined)) return [];
    const pair = must(both[0]?.teams);
    const played = both.filter(({ outcome }) => outcome?.why !== 'unplayed');
    return pair.map((who, i) => teamEncounter(plan, played, { round, who, other: must(pair[1 - i]) }));
  });
}

type Side = { readonly round: number; readonly who: Contestant; readonly other: Contestant };

function teamEncounter(plan: TournamentPlan, played: readonly RoundTable[], { round, who, other }: Side): Encounter {
  const margins = played.map(table => marginOf(plan, must(table.outcome), must(table.teams).indexOf(who)));
  const margin = margins.reduce((sum, each) => sum + each, 0);
  const points = played.length === 0 ? 0 : compared(margin, 0);
  return { round, who, margin, points, met: [{ who: other, points }], is: 'played' };
}
