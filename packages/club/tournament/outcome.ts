/** What the end of a table is worth to those who sat there. */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { RoundTable } from './fold.ts';
import type { Contestant, Outcome } from './log.ts';
import type { TournamentPlan } from './plan.ts';

/** For each side that did worse, and for each that did as well. */
export const WON = 2;
export const DRAWN = 1;

export const sideOf = ({ sides }: TournamentPlan, seat: Seat): number => seat % sides;

/** A side's score, turned so that more is better. */
const goodOf = ({ better }: TournamentPlan, { scores }: Outcome, side: number): number => {
  const score = scores?.[side] ?? 0;
  return better === 'high' ? score : -score;
};

const hasWon = (plan: TournamentPlan, { winners }: Outcome, side: number): boolean =>
  winners.some(seat => sideOf(plan, seat) === side);

/** What one side has from another: winners come first, then the scores decide. */
export function pointsAgainst(plan: TournamentPlan, outcome: Outcome, side: number, other: number): number {
  if (outcome.why === 'unplayed') return 0;
  const ahead = Number(hasWon(plan, outcome, side)) - Number(hasWon(plan, outcome, other));
  const good = goodOf(plan, outcome, side) - goodOf(plan, outcome, other);
  const sign = ahead !== 0 || hasWon(plan, outcome, side) ? ahead : good;
  return sign > 0 ? WON : sign === 0 ? DRAWN : 0;
}

const sidesBut = ({ sides }: TournamentPlan, side: number): number[] =>
  Array.from({ length: sides }, (_, other) => other).filter(other => other !== side);

/** Points of a side at a table: the most is two for each other side. */
export const pointsOfSide = (plan: TournamentPlan, outcome: Outcome, side: number): number =>
  sidesBut(plan, side).reduce((sum, other) => sum + pointsAgainst(plan, outcome, side, other), 0);

export const mostPoints = ({ sides }: TournamentPlan): number => WON * (sides - 1);

/** By how much a side is ahead of the best of the others; alone, its score. */
export function marginOf(plan: TournamentPlan, outcome: Outcome, side: number): number {
  if (outcome.scores === null) return 0;
  const others = sidesBut(plan, side).map(other => goodOf(plan, outcome, other));
  return goodOf(plan, outcome, side) - (others.length > 0 ? Math.max(...others) : 0);
}

/** The persons at a table with their seats. */
export const personsAt = ({ seats }: Pick<RoundTable, 'seats'>): { readonly who: Contestant; readonly seat: Seat }[] =>
  seats.flatMap((who, seat) => (who === null ? [] : [{ who, seat }]));

/** Whether no two sides of a table are of persons who have not lost it: then nothing is left to be played. */
export function settledBy(plan: TournamentPlan, table: RoundTable): Outcome | undefined {
  const still = personsAt(table).filter(({ who }) => !table.lost.includes(who));
  if (still.length === 0) return { winners: [], scores: null, why: 'unplayed' };
  const side = sideOf(plan, nth(still, 0).seat);
  const isMet = plan.sides > 2 || table.seats.some((who, seat) => who === null && sideOf(plan, seat) !== side);
  if (isMet || still.some(({ seat }) => sideOf(plan, seat) !== side)) return undefined;
  return {
    winners: table.seats.flatMap((_, seat) => (sideOf(plan, seat) === side ? [seat] : [])),
    scores: null,
    why: 'left',
  };
}
