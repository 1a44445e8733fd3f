/** Who is out is out. The best seeds have a bye where the field does not come out even; a tie is played again. */
import { nth } from '@parlour/kernel/must';
import { contestantsOf } from './contestants.ts';
import type { Round, RoundTable, Tournament } from './fold.ts';
import type { Contestant } from './log.ts';
import { personsAt, pointsOfSide, sideOf } from './outcome.ts';
import { partnersOf, type TournamentPlan } from './plan.ts';

/** A tie is played again so often; then the better seed goes through. */
export const REPLAYS = 2;

/** One goes through from a table, or all of a side. */
export const goThrough = (plan: TournamentPlan): number => partnersOf(plan);

/** How many tables a round has if nobody had a bye: those that lead to one table in the end. */
function tablesFor({ seats }: TournamentPlan, through: number, field: number): number {
  let places = seats;
  while (places < field) places = (places * seats) / through;
  return places / seats;
}

export type Drawn = { readonly byes: readonly Contestant[]; readonly groups: readonly (readonly Contestant[])[] };

/** The field is told the best seed first. */
export function drawKnockOut(plan: TournamentPlan, field: readonly Contestant[]): Drawn {
  const through = goThrough(plan);
  const places = tablesFor(plan, through, field.length) * plan.seats;
  const spared = places === plan.seats ? 0 : Math.floor((places - field.length) / (plan.seats - through));
  const byes = field.slice(0, spared * through);
  return { byes, groups: snaked(field.slice(byes.length), places / plan.seats - spared) };
}

/** To and fro over the tables: at tables of two the best meets the last. */
function snaked(field: readonly Contestant[], tables: number): Contestant[][] {
  const groups: Contestant[][] = Array.from({ length: tables }, () => []);
  field.forEach((who, i) => {
    const [lap, at] = [Math.floor(i / tables), i % tables];
    nth(groups, lap % 2 === 0 ? at : tables - 1 - at).push(who);
  });
  return groups;
}

/** Who goes through from a table; `tied` if it has to be played again. */
export function throughFrom(tournament: Tournament, table: RoundTable): readonly Contestant[] | 'tied' {
  const { plan, order } = tournament;
  const { outcome } = table;
  if (!outcome) return [];
  const left = personsAt(table).filter(({ who }) => isIn(tournament, table, who));
  const worth = (seat: number): number => pointsOfSide(plan, outcome, sideOf(plan, seat));
  left.sort((a, b) => worth(b.seat) - worth(a.seat) || order.indexOf(a.who) - order.indexOf(b.who));
  const [last, next] = [left[goThrough(plan) - 1], left[goThrough(plan)]];
  const isTied =
    last && next && worth(last.seat) === worth(next.seat) && sideOf(plan, last.seat) !== sideOf(plan, next.seat);
  if (isTied && outcome.why === 'played' && table.again < REPLAYS) return 'tied';
  return left.slice(0, goThrough(plan)).map(({ who }) => who);
}

const isIn = ({ entrants }: Tournament, { lost }: RoundTable, who: Contestant): boolean =>
  !lost.includes(who) && nth(entrants, who).left === undefined;

/** Whoever leaves between two rounds is out, too. Null while a table is open or tied. */
export function survivorsOf(tournament: Tournament, round: Round): Contestant[] | null {
  const through: Contestant[] = round.byes.map(({ who }) => who);
  for (const table of round.tables) {
    const from = throughFrom(tournament, table);
    if (!table.outcome || from === 'tied') return null;
    through.push(...from);
  }
  const order = contestantsOf(tournament);
  return through.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** How many rounds each has gone through. */
export function roundsSurvived(tournament: Tournament): Map<Contestant, number> {
  const survived = new Map<Contestant, number>();
  tournament.rounds.forEach((round, number) => {
    const going = tournament.rounds[number + 1] ? fieldOf(tournament, number + 1) : survivorsOf(tournament, round);
    for (const who of going ?? []) survived.set(who, number + 1);
  });
  return survived;
}

/** Who took part in a round, as it was paired. */
function fieldOf({ rounds }: Tournament, number: number): Contestant[] {
  const { tables, byes } = nth(rounds, number);
  return [...byes.map(({ who }) => who), ...tables.flatMap(table => personsAt(table).map(({ who }) => who))];
}
