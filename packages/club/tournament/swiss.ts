/**
 * Pairing by points. From the top each is paired with somebody of the same points who is half a group below, as long as
 * everybody else can still be paired without a rematch; whoever finds nobody there floats down to the next group.
 */
import { must, nth } from '@parlour/kernel/must';
import { countAlone, type Graph, largestMatching, type Matching, takeOut } from './graph.ts';
import type { Contestant } from './log.ts';
import type { PastRounds } from './past.ts';
import type { RankedContestant } from './standings.ts';

export type Pairs = { readonly pairs: readonly (readonly [Contestant, Contestant])[]; readonly odd: Contestant | null };

/** Given who takes part, the best first. The odd one is the lowest of those who had that least often. */
export function pairSwiss(ranked: readonly RankedContestant[], past: PastRounds): Pairs {
  const { graph, matching } = bestGraph(ranked, past);
  const odd = ranked.length % 2 === 0 ? null : oddOne(ranked, past, graph, matching);
  const left = ranked.map((_, at) => at).filter(at => at !== odd);
  const pairs: [Contestant, Contestant][] = [];
  while (left.length > 0) {
    const [first, second] = pairTop(left, { ranked, past, graph, matching });
    pairs.push([nth(ranked, first).who, nth(ranked, second).who]);
    left.splice(left.indexOf(second), 1);
    left.shift();
  }
  return { pairs, odd: odd === null ? null : nth(ranked, odd).who };
}

type Pairing = {
  readonly ranked: readonly RankedContestant[];
  readonly past: PastRounds;
  readonly graph: Graph;
  readonly matching: Matching;
};

/** Nobody meets again while that is possible; then nobody more than once again, and so on. */
function bestGraph(ranked: readonly RankedContestant[], past: PastRounds): { graph: Graph; matching: Matching } {
  for (let most = 0; ; most++) {
    const graph = graphOf(ranked, past, most);
    const matching = largestMatching(graph);
    if (countAlone(matching) <= ranked.length % 2) return { graph, matching };
  }
}

const graphOf = (ranked: readonly RankedContestant[], past: PastRounds, most: number): Graph => ({
  size: ranked.length,
  joined: (a, b) => past.met(nth(ranked, a).who, nth(ranked, b).who) <= most,
});

function oddOne(ranked: readonly RankedContestant[], past: PastRounds, graph: Graph, matching: Matching): number {
  const places = ranked.map((_, at) => at).reverse();
  const had = (at: number): number => past.favoured(nth(ranked, at).who);
  places.sort((a, b) => had(a) - had(b) || b - a);
  return must(places.find(at => takeOut(graph, matching, [at])));
}

/** Half a group down, in the group of the first; below it, whoever stands highest. */
function pairTop(left: readonly number[], pairing: Pairing): [number, number] {
  const { ranked, graph, matching } = pairing;
  const first = nth(left, 0);
  const group = left.filter(at => nth(ranked, at).points === nth(ranked, first).points).length;
  const ideal = Math.max(1, Math.floor(group / 2));
  const wishes = left.slice(1).map((at, i) => ({ at, cost: costOf(pairing, first, at) + Math.abs(i + 1 - ideal) }));
  wishes.sort((a, b) => a.cost - b.cost);
  return [first, must(wishes.find(({ at }) => graph.joined(first, at) && takeOut(graph, matching, [first, at]))).at];
}

const REMATCH = 1e9;
const OTHER_POINTS = 1e4;
/** As much as two places in the order. */
const SAME_SEAT = 2;

function costOf({ ranked, past }: Pairing, first: number, second: number): number {
  const [a, b] = [nth(ranked, first), nth(ranked, second)];
  const clash = Math.sign(leaning(past, a.who)) * Math.sign(leaning(past, b.who)) > 0 ? SAME_SEAT : 0;
  return past.met(a.who, b.who) * REMATCH + (a.points - b.points) * OTHER_POINTS + clash;
}

/** How much more often somebody sat first than second. */
const leaning = (past: PastRounds, who: Contestant): number => past.sat(who, 0) - past.sat(who, 1);

/** Whoever sat first less often sits first. */
export const seatPair = (past: PastRounds, [a, b]: readonly [Contestant, Contestant]): [Contestant, Contestant] =>
  leaning(past, a) > leaning(past, b) ? [b, a] : [a, b];
