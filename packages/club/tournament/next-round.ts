/** Pairs the next round of a tournament. */

import { itemAt } from '@parlour/kernel/result';
import { type PairingHistory, pairingHistory } from './history.ts';
import { advancingFrom, advancingPerTable, drawKnockOut, roundSurvivors } from './knock-out.ts';
import { findMaximumMatching } from './maximum-matching.ts';
import { isTwoPlayerPlan, MAX_ROUND_ROBIN_ENTRANTS, playersPerSide, roundCount } from './plan.ts';
import { formGroups, seatGroup } from './seating.ts';
import { rankForPairing } from './standings.ts';
import { pairSwiss, seatPair } from './swiss.ts';
import {
  activeContestants,
  type Bye,
  type Contestant,
  isActiveContestant,
  isTeamTournament,
  listContestants,
  type PairedTable,
  type Tournament,
} from './tournament.ts';

/** The tables have no ids yet. */
export type NextRound = { readonly tables: readonly Omit<PairedTable, 'id'>[]; readonly byes: readonly Bye[] };

/** Ties included. */
export function isRoundOver(tournament: Tournament): boolean {
  const round = tournament.rounds.at(-1);
  if (!round) return true;
  return round.tables.every(table => table.outcome !== undefined) && tiedTables(tournament).length === 0;
}

/** Whether the deals of a round, counted from 0, can no longer affect anyone's result. */
export const isRoundDealOver = (tournament: Tournament, round: number): boolean =>
  tournament.phase === 'over' || round < tournament.rounds.length - 1 || isRoundOver(tournament);

export const tiedTables = (tournament: Tournament): string[] => {
  const { plan, rounds } = tournament;
  if (plan.kind !== 'knock-out') return [];
  const tables = rounds.at(-1)?.tables ?? [];
  return tables.filter(table => advancingFrom(tournament, table) === 'tied').map(({ id }) => id);
};

/** Returns the next round; undefined if the tournament is over. */
export function pairNextRound(tournament: Tournament): NextRound | undefined {
  const { plan, rounds } = tournament;
  const active = activeContestants(tournament);
  const minContestants = plan.kind === 'duplicate' && plan.entering === 'single' ? 1 : 2;
  if (active.length < minContestants || rounds.length >= roundCount(plan, listContestants(tournament).length))
    return undefined;
  if (plan.kind === 'knock-out') return knockOutRound(tournament);
  if (plan.kind === 'duplicate' && plan.entering === 'single') return duplicateRound(tournament, active);
  if (plan.kind === 'round robin' && isTwoPlayerPlan(plan)) return roundRobinRound(tournament);
  return isTwoPlayerPlan(plan) || isTeamTournament(tournament)
    ? swissRound(tournament, active)
    : groupsRound(tournament, active);
}

function knockOutRound(tournament: Tournament): NextRound | undefined {
  const { plan, rounds, order } = tournament;
  const last = rounds.at(-1);
  const qualified = last ? (roundSurvivors(tournament, last) ?? []) : order;
  const field = qualified.filter(who => isActiveContestant(tournament, who));
  if (field.length <= advancingPerTable(plan)) return undefined;
  const { byes, groups } = drawKnockOut(plan, field);
  const history = pairingHistory(tournament);
  const tables = groups.map(group => ({ seats: seatGroup(plan, group, history) }));
  return { tables, byes: byes.map(who => ({ who })) };
}

/** Every contestant plays the same seat against computer players, moving one seat per round. */
function duplicateRound({ plan, rounds }: Tournament, active: readonly Contestant[]): NextRound {
  const ownSeat = rounds.length % plan.seats;
  const seatsOf = (who: Contestant) => Array.from({ length: plan.seats }, (_, seat) => (seat === ownSeat ? who : null));
  return { tables: active.map(who => ({ seats: seatsOf(who) })), byes: [] };
}

/** A match against a contestant who has left is a walkover; between two who have left there is none. */
function roundRobinRound(tournament: Tournament): NextRound | undefined {
  const { rounds, entrants } = tournament;
  const order = listContestants(tournament).slice(0, 2 * MAX_ROUND_ROBIN_ENTRANTS);
  const history = pairingHistory(tournament);
  const hasNoLatecomers = entrants.every(({ came }) => came === 0);
  const pairs = hasNoLatecomers ? roundRobinPairs(order, rounds.length) : pairUnmet(order, history);
  const isDone = hasNoLatecomers && rounds.length >= order.length - 1 + (order.length % 2);
  const openPairs = pairs.filter(pair => pair.some(who => isActiveContestant(tournament, who)));
  if (isDone || openPairs.length === 0) return undefined;
  const playable = openPairs.filter(pair => pair.every(who => isActiveContestant(tournament, who)));
  const byes = openPairs.filter(pair => !playable.includes(pair)).map(pair => walkover(tournament, pair));
  return { tables: playable.map(pair => ({ seats: seatPair(history, pair) })), byes };
}

const walkover = (tournament: Tournament, [a, b]: readonly [Contestant, Contestant]): Bye =>
  isActiveContestant(tournament, a) ? { who: a, of: b } : { who: b, of: a };

function swissRound(tournament: Tournament, active: readonly Contestant[]): NextRound {
  const history = pairingHistory(tournament);
  const { pairs, odd } = pairSwiss(rankForPairing(tournament, active), history);
  const tables = pairs.flatMap(pair => tablesOfPair(tournament, pair, history));
  if (odd === null) return { tables, byes: [] };
  if (tournament.plan.odd === 'bye' || isTeamTournament(tournament)) return { tables, byes: [{ who: odd }] };
  return { tables: [...tables, { seats: [odd, null] }], byes: [] };
}

const tablesOfPair = (
  tournament: Tournament,
  pair: readonly [Contestant, Contestant],
  history: PairingHistory,
): NextRound['tables'] =>
  isTeamTournament(tournament) ? teamMatchTables(tournament, pair) : [{ seats: seatPair(history, pair) }];

function groupsRound(tournament: Tournament, active: readonly Contestant[]): NextRound {
  const { plan } = tournament;
  const history = pairingHistory(tournament);
  const ranked = rankForPairing(tournament, active);
  const groups = formGroups(ranked, history, { seats: plan.seats, pointsWeight: plan.kind === 'swiss' ? 1 : 0 });
  return { tables: groups.map(group => ({ seats: seatGroup(plan, group, history) })), byes: [] };
}

type ContestantPair = readonly [Contestant, Contestant];

/**
 * Pairs all contestants by the circle method: the first stays, the others rotate, and with an odd number one rests.
 * Rounds are counted from 0.
 */
export function roundRobinPairs(order: readonly Contestant[], round: number): ContestantPair[] {
  const circle: (Contestant | null)[] = order.length % 2 === 0 ? [...order] : [...order, null];
  const [fixed, ...moving] = circle;
  const offset = round % Math.max(1, moving.length);
  const rotated = [fixed ?? null, ...moving.slice(offset), ...moving.slice(0, offset)];
  return Array.from({ length: rotated.length / 2 }, (_, i) => [rotated[i], rotated.at(-1 - i)]).flatMap(
    ([a, b]): ContestantPair[] => (a === null || b === null || a === undefined || b === undefined ? [] : [[a, b]]),
  );
}

/** Pairs as many as possible of those who have not met. Used when contestants joined late. */
export function pairUnmet(order: readonly Contestant[], history: PairingHistory): ContestantPair[] {
  const { mate } = findMaximumMatching({
    size: order.length,
    hasEdge: (a, b) => history.timesMet(itemAt(order, a), itemAt(order, b)) === 0,
  });
  return mate.flatMap((b, a): ContestantPair[] => (a < b ? [[itemAt(order, a), itemAt(order, b)]] : []));
}

/**
 * Returns both tables of a team match. Each team sits one way at one and the other way at the other, with the same
 * deals.
 */

type SeatOccupant = Contestant | null;

export function teamMatchTables(
  tournament: Tournament,
  [a, b]: readonly [Contestant, Contestant],
): Omit<PairedTable, 'id'>[] {
  return [
    { teams: [a, b], seats: alternateSeats(tournament, activeHalf(tournament, a, 0), activeHalf(tournament, b, 1)) },
    { teams: [b, a], seats: alternateSeats(tournament, activeHalf(tournament, b, 0), activeHalf(tournament, a, 1)) },
  ];
}

/** Half a team sits on each side. Computer players replace members who have left. */
function activeHalf({ plan, teams, entrants }: Tournament, team: Contestant, half: 0 | 1): SeatOccupant[] {
  const partners = playersPerSide(plan);
  const members = itemAt(teams, team).slice(half * partners, (half + 1) * partners);
  return members.map(who => (who === null || itemAt(entrants, who).left !== undefined ? null : who));
}

const alternateSeats = (
  { plan }: Tournament,
  first: readonly SeatOccupant[],
  second: readonly SeatOccupant[],
): SeatOccupant[] =>
  Array.from({ length: plan.seats }, (_, seat) => (seat % 2 === 0 ? first : second)[Math.floor(seat / 2)] ?? null);
