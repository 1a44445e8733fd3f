/** The next round of a tournament, if there is one. */
import { circleRound, unmetRound } from './circle.ts';
import { contestantsOf, isOfTeams, takesPart, takingPart } from './contestants.ts';
import type { Tournament } from './fold.ts';
import { groupUp } from './groups.ts';
import { drawKnockOut, goThrough, survivorsOf, throughFrom } from './knock-out.ts';
import type { Bye, Contestant, PairedTable } from './log.ts';
import { type PastRounds, pastOf } from './past.ts';
import { isDuel, MOST_IN_ROUND_ROBIN, roundsFor } from './plan.ts';
import { seatGroup } from './seating.ts';
import { rankedForPairing } from './standings.ts';
import { pairSwiss, seatPair } from './swiss.ts';
import { teamTables } from './team-tables.ts';

/** Tables without their names yet. */
export type NextRound = { readonly tables: readonly Omit<PairedTable, 'id'>[]; readonly byes: readonly Bye[] };

/** Whether everything of the last round is decided, ties included. */
export function isRoundOver(tournament: Tournament): boolean {
  const round = tournament.rounds.at(-1);
  if (!round) return true;
  return round.tables.every(table => table.outcome !== undefined) && tiedTables(tournament).length === 0;
}

/** Whether the deals of a round, counted from 0, count for no one any more. */
export const isDealOver = (tournament: Tournament, round: number): boolean =>
  tournament.phase === 'over' || round < tournament.rounds.length - 1 || isRoundOver(tournament);

/** Tables that must be played again. */
export const tiedTables = (tournament: Tournament): string[] => {
  const { plan, rounds } = tournament;
  if (plan.kind !== 'knock-out') return [];
  const tables = rounds.at(-1)?.tables ?? [];
  return tables.filter(table => throughFrom(tournament, table) === 'tied').map(({ id }) => id);
};

/** Undefined if the tournament is over. */
export function nextRound(tournament: Tournament): NextRound | undefined {
  const { plan, rounds } = tournament;
  const here = takingPart(tournament);
  const least = plan.kind === 'duplicate' && plan.entering === 'single' ? 1 : 2;
  if (here.length < least || rounds.length >= roundsFor(plan, contestantsOf(tournament).length)) return undefined;
  if (plan.kind === 'knock-out') return knockOutRound(tournament);
  if (plan.kind === 'duplicate' && plan.entering === 'single') return sameDealsRound(tournament, here);
  if (plan.kind === 'round robin' && isDuel(plan)) return allMeetRound(tournament);
  return isDuel(plan) || isOfTeams(tournament) ? swissRound(tournament, here) : groupsRound(tournament, here);
}

function knockOutRound(tournament: Tournament): NextRound | undefined {
  const { plan, rounds, order } = tournament;
  const last = rounds.at(-1);
  const known = last ? (survivorsOf(tournament, last) ?? []) : order;
  const field = known.filter(who => takesPart(tournament, who));
  if (field.length <= goThrough(plan)) return undefined;
  const { byes, groups } = drawKnockOut(plan, field);
  const past = pastOf(tournament);
  const tables = groups.map(group => ({ seats: seatGroup(plan, group, past) }));
  return { tables, byes: byes.map(who => ({ who })) };
}

/** Everybody sits in the same seat against computer players, a seat further each round. */
function sameDealsRound({ plan, rounds }: Tournament, here: readonly Contestant[]): NextRound {
  const mine = rounds.length % plan.seats;
  const seatsOf = (who: Contestant) => Array.from({ length: plan.seats }, (_, seat) => (seat === mine ? who : null));
  return { tables: here.map(who => ({ seats: seatsOf(who) })), byes: [] };
}

/** A match with somebody who has left is won; between two who have left there is none. */
function allMeetRound(tournament: Tournament): NextRound | undefined {
  const { rounds, entrants } = tournament;
  const order = contestantsOf(tournament).slice(0, 2 * MOST_IN_ROUND_ROBIN);
  const past = pastOf(tournament);
  const isOnTime = entrants.every(({ came }) => came === 0);
  const pairs = isOnTime ? circleRound(order, rounds.length) : unmetRound(order, past);
  const isDone = isOnTime && rounds.length >= order.length - 1 + (order.length % 2);
  const met = pairs.filter(pair => pair.some(who => takesPart(tournament, who)));
  if (isDone || met.length === 0) return undefined;
  const both = met.filter(pair => pair.every(who => takesPart(tournament, who)));
  const byes = met.filter(pair => !both.includes(pair)).map(pair => walkover(tournament, pair));
  return { tables: both.map(pair => ({ seats: seatPair(past, pair) })), byes };
}

const walkover = (tournament: Tournament, [a, b]: readonly [Contestant, Contestant]): Bye =>
  takesPart(tournament, a) ? { who: a, of: b } : { who: b, of: a };

function swissRound(tournament: Tournament, here: readonly Contestant[]): NextRound {
  const past = pastOf(tournament);
  const { pairs, odd } = pairSwiss(rankedForPairing(tournament, here), past);
  const tables = pairs.flatMap(pair => tablesOf(tournament, pair, past));
  if (odd === null) return { tables, byes: [] };
  if (tournament.plan.odd === 'bye' || isOfTeams(tournament)) return { tables, byes: [{ who: odd }] };
  return { tables: [...tables, { seats: [odd, null] }], byes: [] };
}

const tablesOf = (
  tournament: Tournament,
  pair: readonly [Contestant, Contestant],
  past: PastRounds,
): NextRound['tables'] => (isOfTeams(tournament) ? teamTables(tournament, pair) : [{ seats: seatPair(past, pair) }]);

function groupsRound(tournament: Tournament, here: readonly Contestant[]): NextRound {
  const { plan } = tournament;
  const past = pastOf(tournament);
  const ranked = rankedForPairing(tournament, here);
  const groups = groupUp(ranked, past, { seats: plan.seats, points: plan.kind === 'swiss' ? 1 : 0 });
  return { tables: groups.map(group => ({ seats: seatGroup(plan, group, past) })), byes: [] };
}
