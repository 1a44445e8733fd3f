/** Knock-out rounds. The best seeds get byes where the field is uneven, and ties are replayed. */
import { itemAt } from '@parlour/kernel/result';
import { playersPerSide, type TournamentPlan } from './plan.ts';
import { seatedContestants, sideOfSeat, sidePoints } from './scoring.ts';
import type { Contestant, RoundTable, Tournament, TournamentRound } from './tournament.ts';
import { listContestants } from './tournament.ts';

/** After them the better seed advances. */
export const MAX_REPLAYS = 2;

/** One contestant, or a whole side. */
export const advancingPerTable = (plan: TournamentPlan): number => playersPerSide(plan);

/** Returns the number of tables of a round without byes, so that the rounds end in one table. */
function fullRoundTables({ seats }: TournamentPlan, advancing: number, field: number): number {
  let places = seats;
  while (places < field) places = (places * seats) / advancing;
  return places / seats;
}

export type KnockOutDraw = {
  readonly byes: readonly Contestant[];
  readonly groups: readonly (readonly Contestant[])[];
};

/** The field is given best seed first. */
export function drawKnockOut(plan: TournamentPlan, field: readonly Contestant[]): KnockOutDraw {
  const advancing = advancingPerTable(plan);
  const places = fullRoundTables(plan, advancing, field.length) * plan.seats;
  const sparedTables = places === plan.seats ? 0 : Math.floor((places - field.length) / (plan.seats - advancing));
  const byes = field.slice(0, sparedTables * advancing);
  return { byes, groups: snakeSeeding(field.slice(byes.length), places / plan.seats - sparedTables) };
}

/** Deals the field out in a snake: at tables of two the best meets the last. */
function snakeSeeding(field: readonly Contestant[], tables: number): Contestant[][] {
  const groups: Contestant[][] = Array.from({ length: tables }, () => []);
  field.forEach((who, i) => {
    const [lap, at] = [Math.floor(i / tables), i % tables];
    itemAt(groups, lap % 2 === 0 ? at : tables - 1 - at).push(who);
  });
  return groups;
}

/** `tied` if the table must be replayed. */
export function advancingFrom(tournament: Tournament, table: RoundTable): readonly Contestant[] | 'tied' {
  const { plan, order } = tournament;
  const { outcome } = table;
  if (!outcome) return [];
  const candidates = seatedContestants(table).filter(({ who }) => hasNotLost(tournament, table, who));
  const pointsOfSeat = (seat: number): number => sidePoints(plan, outcome, sideOfSeat(plan, seat));
  candidates.sort((a, b) => pointsOfSeat(b.seat) - pointsOfSeat(a.seat) || order.indexOf(a.who) - order.indexOf(b.who));
  const [last, next] = [candidates[advancingPerTable(plan) - 1], candidates[advancingPerTable(plan)]];
  const isTied =
    last &&
    next &&
    pointsOfSeat(last.seat) === pointsOfSeat(next.seat) &&
    sideOfSeat(plan, last.seat) !== sideOfSeat(plan, next.seat);
  if (isTied && outcome.why === 'played' && table.again < MAX_REPLAYS) return 'tied';
  return candidates.slice(0, advancingPerTable(plan)).map(({ who }) => who);
}

const hasNotLost = ({ entrants }: Tournament, { lost }: RoundTable, who: Contestant): boolean =>
  !lost.includes(who) && itemAt(entrants, who).left === undefined;

/** Returns who advances; a contestant who leaves between rounds is out. Null while a table is open or tied. */
export function roundSurvivors(tournament: Tournament, round: TournamentRound): Contestant[] | null {
  const advancing: Contestant[] = round.byes.map(({ who }) => who);
  for (const table of round.tables) {
    const from = advancingFrom(tournament, table);
    if (!table.outcome || from === 'tied') return null;
    advancing.push(...from);
  }
  const order = listContestants(tournament);
  return advancing.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

export function roundsSurvived(tournament: Tournament): Map<Contestant, number> {
  const survived = new Map<Contestant, number>();
  tournament.rounds.forEach((round, number) => {
    const survivors = tournament.rounds[number + 1]
      ? roundField(tournament, number + 1)
      : roundSurvivors(tournament, round);
    for (const who of survivors ?? []) survived.set(who, number + 1);
  });
  return survived;
}

function roundField({ rounds }: Tournament, number: number): Contestant[] {
  const { tables, byes } = itemAt(rounds, number);
  return [...byes.map(({ who }) => who), ...tables.flatMap(table => seatedContestants(table).map(({ who }) => who))];
}
