/**
 * Who can be paired with whom, and how everybody can be at once: a matching of most pairs in any graph, grown by paths
 * that begin and end at somebody who is alone (Edmonds, "Paths, trees, and flowers", 1965). Odd rings on the way are
 * taken for one.
 */
import { nth } from '@parlour/kernel/must';

export type Graph = { readonly size: number; joined(a: number, b: number): boolean };

const NONE = -1;

/** A matching that can be grown and bent. */
export type Matching = {
  /** Whom each is paired with; -1 for nobody. */
  readonly mate: number[];
  /** Those who were taken out of it. */
  readonly out: boolean[];
};

export function largestMatching(graph: Graph): Matching {
  const matching: Matching = { mate: Array(graph.size).fill(NONE), out: Array(graph.size).fill(false) };
  for (let a = 0; a < graph.size; a++) pairFirstFree(graph, matching, a);
  for (let a = 0; a < graph.size; a++) if (nth(matching.mate, a) === NONE) augment(graph, matching, a);
  return matching;
}

function pairFirstFree(graph: Graph, { mate }: Matching, a: number): void {
  if (mate[a] !== NONE) return;
  for (let b = a + 1; b < graph.size; b++) {
    if (mate[b] === NONE && graph.joined(a, b)) {
      [mate[a], mate[b]] = [b, a];
      return;
    }
  }
}

export const countAlone = ({ mate, out }: Matching): number =>
  mate.reduce((sum, other, a) => sum + Number(other === NONE && !out[a]), 0);

/**
 * Takes some out of the matching, if everybody else can still be paired who was; otherwise it stays as it was.
 */
export function takeOut(graph: Graph, matching: Matching, taken: readonly number[]): boolean {
  const { mate, out } = matching;
  const before = [...mate];
  const widowed = taken.map(a => nth(mate, a)).filter(b => b !== NONE && !taken.includes(b));
  for (const a of taken) [mate[a], out[a]] = [NONE, true];
  for (const b of widowed) mate[b] = NONE;
  if (widowed.every(b => nth(mate, b) !== NONE || augment(graph, matching, b))) return true;
  for (const a of taken) out[a] = false;
  before.forEach((b, a) => {
    mate[a] = b;
  });
  return false;
}

/** Grows the matching by one pair, one of which is the root; false if it cannot be. */
export function augment(graph: Graph, matching: Matching, root: number): boolean {
  const search = beginSearch(graph, matching, root);
  for (let at = 0; at < search.queue.length; at++) {
    const end = spread(search, nth(search.queue, at));
    if (end === undefined) continue;
    turnPath(search, end);
    return true;
  }
  return false;
}

type Search = {
  readonly graph: Graph;
  readonly matching: Matching;
  readonly root: number;
  readonly parent: number[];
  /** The ring each belongs to, by its first. */
  readonly base: number[];
  readonly used: boolean[];
  readonly queue: number[];
};

function beginSearch(graph: Graph, matching: Matching, root: number): Search {
  const used = Array(graph.size).fill(false).with(root, true);
  const parent = Array(graph.size).fill(NONE);
  return { graph, matching, root, parent, used, base: parent.map((_, a) => a), queue: [root] };
}

/** The end of a path, if one is next to `a`. */
function spread(search: Search, a: number): number | undefined {
  const { graph, matching, parent, base, root } = search;
  const { mate, out } = matching;
  for (let b = 0; b < graph.size; b++) {
    if (b === a || out[b] || base[a] === base[b] || mate[a] === b || !graph.joined(a, b)) continue;
    if (b === root || (mate[b] !== NONE && parent[nth(mate, b)] !== NONE)) closeRing(search, a, b);
    else if (parent[b] === NONE) {
      parent[b] = a;
      if (mate[b] === NONE) return b;
      reach(search, nth(mate, b));
    }
  }
  return undefined;
}

function reach({ used, queue }: Search, a: number): void {
  if (used[a]) return;
  used[a] = true;
  queue.push(a);
}

function closeRing(search: Search, a: number, b: number): void {
  const { base } = search;
  const first = meetingPoint(search, a, b);
  const ring = new Set<number>();
  markUp(search, { from: a, first, child: b, ring });
  markUp(search, { from: b, first, child: a, ring });
  base.forEach((of, each) => {
    if (!ring.has(of)) return;
    base[each] = first;
    reach(search, each);
  });
}

function meetingPoint({ base, matching, parent }: Search, a: number, b: number): number {
  const passed = new Set<number>();
  for (let at = nth(base, a); ; at = nth(base, nth(parent, nth(matching.mate, at)))) {
    passed.add(at);
    if (matching.mate[at] === NONE) break;
  }
  for (let at = nth(base, b); ; at = nth(base, nth(parent, nth(matching.mate, at)))) if (passed.has(at)) return at;
}

type Up = { readonly from: number; readonly first: number; readonly child: number; readonly ring: Set<number> };

function markUp({ base, matching, parent }: Search, { from, first, child, ring }: Up): void {
  let [at, below] = [from, child];
  while (base[at] !== first) {
    const mate = nth(matching.mate, at);
    ring.add(nth(base, at)).add(nth(base, mate));
    parent[at] = below;
    below = mate;
    at = nth(parent, mate);
  }
}

function turnPath({ parent, matching: { mate } }: Search, end: number): void {
  for (let at = end; at !== NONE; ) {
    const before = nth(parent, at);
    const next = nth(mate, before);
    [mate[at], mate[before]] = [before, at];
    at = next;
  }
}
