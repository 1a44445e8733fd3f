/** Who contends: everybody for themselves, or teams; and who of them still takes part. */

import { must, nth } from '@parlour/kernel/must';
import type { Tournament } from './fold.ts';
import { grouped } from './grouped.ts';
import type { Contestant } from './log.ts';
import { teamSizeOf } from './plan.ts';

export const isOfTeams = ({ plan }: Pick<Tournament, 'plan'>): boolean => plan.entering === 'teams';

/** Every contestant, the strongest first as far as that was known at the beginning. */
export function contestantsOf(tournament: Tournament): readonly Contestant[] {
  return isOfTeams(tournament) ? tournament.teams.map((_, team) => team) : tournament.order;
}

/** A team takes part while one of it does: computer players sit in for the others. */
export function takesPart(tournament: Tournament, who: Contestant): boolean {
  const { entrants, teams } = tournament;
  const isHere = (entrant: Contestant | null): boolean => entrant !== null && entrants[entrant]?.left === undefined;
  return isOfTeams(tournament) ? nth(teams, who).some(isHere) : isHere(who);
}

export const takingPart = (tournament: Tournament): Contestant[] =>
  contestantsOf(tournament).filter(who => takesPart(tournament, who));

export function nameOf({ plan, entrants, teams }: Tournament, who: Contestant): string {
  if (plan.entering === 'single') return nth(entrants, who).name;
  const first = nth(teams, who).find(entrant => entrant !== null);
  const led = nth(entrants, must(first));
  return led.team ?? `Team of ${led.name}`;
}

/** Those who named the same team sit together, the rest in the order they came; computer players fill up. */
export function teamsOf({ plan, entrants }: Tournament): (Contestant | null)[][] {
  const size = teamSizeOf(plan);
  const here = entrants.flatMap(({ left }, who) => (left === undefined ? [who] : []));
  const named = grouped(here, who => nth(entrants, who).team?.trim().toLowerCase() ?? '');
  const alone = [...(named.get('') ?? [])];
  const teams: (Contestant | null)[][] = [];
  for (const [name, members] of named) {
    if (name === '') continue;
    teams.push(members.slice(0, size));
    alone.push(...members.slice(size));
  }
  for (const team of teams) while (team.length < size && alone.length > 0) team.push(must(alone.shift()));
  while (alone.length > 0) teams.push(alone.splice(0, size));
  return teams.map(team => [...team, ...Array.from({ length: size - team.length }, () => null)]);
}
