/** A match of two teams: each sits one way at one table and the other way at the other, with the same deals. */
import { nth } from '@parlour/kernel/must';
import type { Tournament } from './fold.ts';
import type { Contestant, PairedTable } from './log.ts';
import { partnersOf } from './plan.ts';

type Sitter = Contestant | null;

export function teamTables(
  tournament: Tournament,
  [a, b]: readonly [Contestant, Contestant],
): Omit<PairedTable, 'id'>[] {
  return [
    { teams: [a, b], seats: seatsFor(tournament, membersOf(tournament, a, 0), membersOf(tournament, b, 1)) },
    { teams: [b, a], seats: seatsFor(tournament, membersOf(tournament, b, 0), membersOf(tournament, a, 1)) },
  ];
}

/** The first half of a team sits on the first side, the second on the other. Computer players sit in for who left. */
function membersOf({ plan, teams, entrants }: Tournament, team: Contestant, half: 0 | 1): Sitter[] {
  const partners = partnersOf(plan);
  const members = nth(teams, team).slice(half * partners, (half + 1) * partners);
  return members.map(who => (who === null || nth(entrants, who).left !== undefined ? null : who));
}

const seatsFor = ({ plan }: Tournament, first: readonly Sitter[], second: readonly Sitter[]): Sitter[] =>
  Array.from({ length: plan.seats }, (_, seat) => (seat % 2 === 0 ? first : second)[Math.floor(seat / 2)] ?? null);
