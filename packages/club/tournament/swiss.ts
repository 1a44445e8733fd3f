/**
 * Swiss pairing. From the top, each contestant meets one with the same points half a group below, as long as the rest
 * can still be paired without a rematch; a contestant without a partner floats down to the next group.
 */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { PairingHistory } from './history.ts';
import {
  countUnmatched,
  findMaximumMatching,
  type Graph,
  type Matching,
  tryRemoveVertices,
} from './maximum-matching.ts';
import type { RankedContestant } from './standings.ts';
import type { Contestant } from './tournament.ts';

export type SwissPairing = {
  readonly pairs: readonly (readonly [Contestant, Contestant])[];
  readonly odd: Contestant | null;
};

/** Pairs contestants given best first. The bye goes to the lowest of those with the fewest byes or computer tables. */
export function pairSwiss(ranked: readonly RankedContestant[], history: PairingHistory): SwissPairing {
  const { graph, matching } = fewestRematchesGraph(ranked, history);
  const odd = ranked.length % 2 === 0 ? null : pickOddContestant(ranked, history, graph, matching);
  const unpaired = ranked.map((_, at) => at).filter(at => at !== odd);
  const pairs: [Contestant, Contestant][] = [];
  while (unpaired.length > 0) {
    const [first, second] = pairTop(unpaired, { ranked, history, graph, matching });
    pairs.push([itemAt(ranked, first).who, itemAt(ranked, second).who]);
    unpaired.splice(unpaired.indexOf(second), 1);
    unpaired.shift();
  }
  return { pairs, odd: odd === null ? null : itemAt(ranked, odd).who };
}

type PairingState = {
  readonly ranked: readonly RankedContestant[];
  readonly history: PairingHistory;
  readonly graph: Graph;
  readonly matching: Matching;
};

/** Keeps the number of meetings per pair as low as possible. */
function fewestRematchesGraph(
  ranked: readonly RankedContestant[],
  history: PairingHistory,
): { graph: Graph; matching: Matching } {
  for (let maxMeetings = 0; ; maxMeetings++) {
    const graph = opponentGraph(ranked, history, maxMeetings);
    const matching = findMaximumMatching(graph);
    if (countUnmatched(matching) <= ranked.length % 2) return { graph, matching };
  }
}

const opponentGraph = (ranked: readonly RankedContestant[], history: PairingHistory, maxMeetings: number): Graph => ({
  size: ranked.length,
  hasEdge: (a, b) => history.timesMet(itemAt(ranked, a).who, itemAt(ranked, b).who) <= maxMeetings,
});

function pickOddContestant(
  ranked: readonly RankedContestant[],
  history: PairingHistory,
  graph: Graph,
  matching: Matching,
): number {
  const places = ranked.map((_, at) => at).reverse();
  const timesAdvantaged = (at: number): number => history.timesAdvantaged(itemAt(ranked, at).who);
  places.sort((a, b) => timesAdvantaged(a) - timesAdvantaged(b) || b - a);
  return assertDefined(places.find(at => tryRemoveVertices(graph, matching, [at])));
}

/** Prefers a partner half a group down, else the highest below the group. */
function pairTop(unpaired: readonly number[], pairing: PairingState): [number, number] {
  const { ranked, graph, matching } = pairing;
  const first = itemAt(unpaired, 0);
  const group = unpaired.filter(at => itemAt(ranked, at).points === itemAt(ranked, first).points).length;
  const ideal = Math.max(1, Math.floor(group / 2));
  const candidates = unpaired
    .slice(1)
    .map((at, i) => ({ at, cost: pairCost(pairing, first, at) + Math.abs(i + 1 - ideal) }));
  candidates.sort((a, b) => a.cost - b.cost);
  return [
    first,
    assertDefined(
      candidates.find(({ at }) => graph.hasEdge(first, at) && tryRemoveVertices(graph, matching, [first, at])),
    ).at,
  ];
}

const REMATCH_COST = 1e9;
const POINTS_DIFFERENCE_COST = 1e4;
/** Worth two places in the order. */
const SAME_SEAT_COST = 2;

function pairCost({ ranked, history }: PairingState, first: number, second: number): number {
  const [a, b] = [itemAt(ranked, first), itemAt(ranked, second)];
  const seatCost =
    Math.sign(firstSeatSurplus(history, a.who)) * Math.sign(firstSeatSurplus(history, b.who)) > 0 ? SAME_SEAT_COST : 0;
  return history.timesMet(a.who, b.who) * REMATCH_COST + (a.points - b.points) * POINTS_DIFFERENCE_COST + seatCost;
}

const firstSeatSurplus = (history: PairingHistory, who: Contestant): number =>
  history.timesInSeat(who, 0) - history.timesInSeat(who, 1);

export const seatPair = (
  history: PairingHistory,
  [a, b]: readonly [Contestant, Contestant],
): [Contestant, Contestant] => (firstSeatSurplus(history, a) > firstSeatSurplus(history, b) ? [b, a] : [a, b]);
