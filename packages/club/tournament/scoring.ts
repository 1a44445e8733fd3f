/** Tournament points: of a finished table, and of each contestant round by round. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { TournamentPlan } from './plan.ts';
import {
  type Contestant,
  groupBy,
  isTeamTournament,
  type Outcome,
  type RoundTable,
  type Tournament,
  type TournamentRound,
} from './tournament.ts';

/** For each side that did worse, and for each that did as well. */
export const WIN_POINTS = 2;
export const DRAW_POINTS = 1;

export const sideOfSeat = ({ sides }: TournamentPlan, seat: Seat): number => seat % sides;

/** Signed so that more is better. */
const signedScore = ({ better }: TournamentPlan, { scores }: Outcome, side: number): number => {
  const score = scores?.[side] ?? 0;
  return better === 'high' ? score : -score;
};

const hasWon = (plan: TournamentPlan, { winners }: Outcome, side: number): boolean =>
  winners.some(seat => sideOfSeat(plan, seat) === side);

/** Winners count first, then scores. */
export function headToHeadPoints(plan: TournamentPlan, outcome: Outcome, side: number, other: number): number {
  if (outcome.why === 'unplayed') return 0;
  const ahead = Number(hasWon(plan, outcome, side)) - Number(hasWon(plan, outcome, other));
  const scoreLead = signedScore(plan, outcome, side) - signedScore(plan, outcome, other);
  const sign = ahead !== 0 || hasWon(plan, outcome, side) ? ahead : scoreLead;
  return sign > 0 ? WIN_POINTS : sign === 0 ? DRAW_POINTS : 0;
}

const otherSides = ({ sides }: TournamentPlan, side: number): number[] =>
  Array.from({ length: sides }, (_, other) => other).filter(other => other !== side);

export const sidePoints = (plan: TournamentPlan, outcome: Outcome, side: number): number =>
  otherSides(plan, side).reduce((sum, other) => sum + headToHeadPoints(plan, outcome, side, other), 0);

export const maxPoints = ({ sides }: TournamentPlan): number => WIN_POINTS * (sides - 1);

/** Over the best other side; with none, the score itself. */
export function scoreMargin(plan: TournamentPlan, outcome: Outcome, side: number): number {
  if (outcome.scores === null) return 0;
  const others = otherSides(plan, side).map(other => signedScore(plan, outcome, other));
  return signedScore(plan, outcome, side) - (others.length > 0 ? Math.max(...others) : 0);
}

export const seatedContestants = ({
  seats,
}: Pick<RoundTable, 'seats'>): { readonly who: Contestant; readonly seat: Seat }[] =>
  seats.flatMap((who, seat) => (who === null ? [] : [{ who, seat }]));

/** Returns the outcome once contestants of only one side remain, so that nothing is left to play. */
export function walkoverOutcome(plan: TournamentPlan, table: RoundTable): Outcome | undefined {
  const remaining = seatedContestants(table).filter(({ who }) => !table.lost.includes(who));
  if (remaining.length === 0) return { winners: [], scores: null, why: 'unplayed' };
  const side = sideOfSeat(plan, itemAt(remaining, 0).seat);
  const hasOtherOpponents =
    plan.sides > 2 || table.seats.some((who, seat) => who === null && sideOfSeat(plan, seat) !== side);
  if (hasOtherOpponents || remaining.some(({ seat }) => sideOfSeat(plan, seat) !== side)) return undefined;
  return {
    winners: table.seats.flatMap((_, seat) => (sideOfSeat(plan, seat) === side ? [seat] : [])),
    scores: null,
    why: 'left',
  };
}

/** Null is a computer player or none. */
export type OpponentPoints = { readonly who: Contestant | null; readonly points: number };

export type Encounter = {
  readonly round: number;
  readonly who: Contestant;
  readonly points: number;
  readonly margin: number;
  readonly opponents: readonly OpponentPoints[];
  readonly is: 'played' | 'bye';
};

/** Unfinished tables are left out. */
export function listEncounters(tournament: Tournament): Encounter[] {
  return tournament.rounds.flatMap((round, number) => [
    ...byeEncounters(tournament.plan, round, number),
    ...playedEncounters(tournament, round, number),
  ]);
}

const byeEncounters = (plan: TournamentPlan, { byes }: TournamentRound, round: number): Encounter[] =>
  byes.map(({ who }) => ({
    ...{ round, who, margin: 0, is: 'bye' },
    points: maxPoints(plan),
    opponents: [{ who: null, points: WIN_POINTS }],
  }));

function playedEncounters(tournament: Tournament, round: TournamentRound, number: number): Encounter[] {
  const { plan } = tournament;
  if (isTeamTournament(tournament)) return teamEncounters(plan, round, number);
  if (plan.kind === 'duplicate') return duplicateEncounters(plan, round, number);
  return round.tables.flatMap(table => (table.outcome ? tableEncounters(plan, table, table.outcome, number) : []));
}

function tableEncounters(plan: TournamentPlan, table: RoundTable, outcome: Outcome, round: number): Encounter[] {
  return seatedContestants(table).map(({ who, seat }) => {
    const side = sideOfSeat(plan, seat);
    const hasLost = table.lost.includes(who);
    const points = hasLost ? 0 : sidePoints(plan, outcome, side);
    const opponents = table.seats.flatMap((other, at): OpponentPoints[] => {
      if (sideOfSeat(plan, at) === side) return [];
      const from = hasLost ? 0 : headToHeadPoints(plan, outcome, side, sideOfSeat(plan, at));
      return [{ who: other, points: other !== null && table.lost.includes(other) && !hasLost ? WIN_POINTS : from }];
    });
    return { round, who, points, margin: scoreMargin(plan, outcome, side), opponents, is: 'played' };
  });
}

/** Two points for each contestant who did worse with the same deals, one for each who did as well. */
function duplicateEncounters(plan: TournamentPlan, { tables }: TournamentRound, round: number): Encounter[] {
  const counted = tables.flatMap(table => {
    const [person] = seatedContestants(table);
    if (!table.outcome || table.outcome.why === 'unplayed' || !person || table.lost.includes(person.who)) return [];
    return [{ who: person.who, margin: scoreMargin(plan, table.outcome, sideOfSeat(plan, person.seat)) }];
  });
  return counted.map(({ who, margin }) => {
    const others = counted.filter(other => other.who !== who);
    const points = others.reduce((sum, other) => sum + comparePoints(margin, other.margin), 0);
    return { round, who, margin, points, opponents: [], is: 'played' };
  });
}

const comparePoints = (mine: number, theirs: number): number =>
  mine > theirs ? WIN_POINTS : mine === theirs ? DRAW_POINTS : 0;

/** The two tables of a team match count together, so that the luck of the deal cancels out. */
function teamEncounters(plan: TournamentPlan, { tables }: TournamentRound, round: number): Encounter[] {
  const matches = groupBy(tables, ({ teams }) => Math.min(...assertDefined(teams)));
  return [...matches.values()].flatMap(tablesOfMatch => {
    if (tablesOfMatch.some(({ outcome }) => outcome === undefined)) return [];
    const pair = assertDefined(tablesOfMatch[0]?.teams);
    const played = tablesOfMatch.filter(({ outcome }) => outcome?.why !== 'unplayed');
    return pair.map((who, i) => teamEncounter(plan, played, { round, who, other: assertDefined(pair[1 - i]) }));
  });
}

type TeamSide = { readonly round: number; readonly who: Contestant; readonly other: Contestant };

function teamEncounter(
  plan: TournamentPlan,
  played: readonly RoundTable[],
  { round, who, other }: TeamSide,
): Encounter {
  const margins = played.map(table =>
    scoreMargin(plan, assertDefined(table.outcome), assertDefined(table.teams).indexOf(who)),
  );
  const margin = margins.reduce((sum, each) => sum + each, 0);
  const points = played.length === 0 ? 0 : comparePoints(margin, 0);
  return { round, who, margin, points, opponents: [{ who: other, points }], is: 'played' };
}
