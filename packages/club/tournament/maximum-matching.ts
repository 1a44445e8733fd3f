/**
 * Maximum matching in a general graph by augmenting paths, with blossoms contracted (Edmonds, "Paths, trees, and
 * flowers", 1965).
 */
import { itemAt } from '@parlour/kernel/result';

export type Graph = { readonly size: number; hasEdge(a: number, b: number): boolean };

const UNMATCHED = -1;

export type Matching = {
  /** The partner of each vertex; -1 for none. */
  readonly mate: number[];
  readonly removed: boolean[];
};

export function findMaximumMatching(graph: Graph): Matching {
  const matching: Matching = { mate: Array(graph.size).fill(UNMATCHED), removed: Array(graph.size).fill(false) };
  for (let a = 0; a < graph.size; a++) matchGreedily(graph, matching, a);
  for (let a = 0; a < graph.size; a++) if (itemAt(matching.mate, a) === UNMATCHED) augmentMatching(graph, matching, a);
  return matching;
}

function matchGreedily(graph: Graph, { mate }: Matching, a: number): void {
  if (mate[a] !== UNMATCHED) return;
  for (let b = a + 1; b < graph.size; b++) {
    if (mate[b] === UNMATCHED && graph.hasEdge(a, b)) {
      [mate[a], mate[b]] = [b, a];
      return;
    }
  }
}

export const countUnmatched = ({ mate, removed }: Matching): number =>
  mate.reduce((sum, other, a) => sum + Number(other === UNMATCHED && !removed[a]), 0);

/** Removes vertices if all others that were matched stay matched; otherwise changes nothing and returns false. */
export function tryRemoveVertices(graph: Graph, matching: Matching, vertices: readonly number[]): boolean {
  const { mate, removed } = matching;
  const before = [...mate];
  const unmatched = vertices.map(a => itemAt(mate, a)).filter(b => b !== UNMATCHED && !vertices.includes(b));
  for (const a of vertices) [mate[a], removed[a]] = [UNMATCHED, true];
  for (const b of unmatched) mate[b] = UNMATCHED;
  if (unmatched.every(b => itemAt(mate, b) !== UNMATCHED || augmentMatching(graph, matching, b))) return true;
  for (const a of vertices) removed[a] = false;
  before.forEach((b, a) => {
    mate[a] = b;
  });
  return false;
}

/** Adds one pair along an augmenting path from the root; false if there is none. */
export function augmentMatching(graph: Graph, matching: Matching, root: number): boolean {
  const search = newSearch(graph, matching, root);
  for (let at = 0; at < search.queue.length; at++) {
    const end = growFrom(search, itemAt(search.queue, at));
    if (end === undefined) continue;
    flipPath(search, end);
    return true;
  }
  return false;
}

type Search = {
  readonly graph: Graph;
  readonly matching: Matching;
  readonly root: number;
  readonly parent: number[];
  /** The base of the blossom each vertex belongs to. */
  readonly base: number[];
  readonly visited: boolean[];
  readonly queue: number[];
};

function newSearch(graph: Graph, matching: Matching, root: number): Search {
  const visited = Array(graph.size).fill(false).with(root, true);
  const parent = Array(graph.size).fill(UNMATCHED);
  return { graph, matching, root, parent, visited, base: parent.map((_, a) => a), queue: [root] };
}

/** Extends the search from `a`; returns the end of an augmenting path if one is adjacent. */
function growFrom(search: Search, a: number): number | undefined {
  const { graph, matching, parent, base, root } = search;
  const { mate, removed } = matching;
  for (let b = 0; b < graph.size; b++) {
    if (b === a || removed[b] || base[a] === base[b] || mate[a] === b || !graph.hasEdge(a, b)) continue;
    if (b === root || (mate[b] !== UNMATCHED && parent[itemAt(mate, b)] !== UNMATCHED)) contractBlossom(search, a, b);
    else if (parent[b] === UNMATCHED) {
      parent[b] = a;
      if (mate[b] === UNMATCHED) return b;
      enqueueVertex(search, itemAt(mate, b));
    }
  }
  return undefined;
}

function enqueueVertex({ visited, queue }: Search, a: number): void {
  if (visited[a]) return;
  visited[a] = true;
  queue.push(a);
}

function contractBlossom(search: Search, a: number, b: number): void {
  const { base } = search;
  const first = commonBase(search, a, b);
  const blossom = new Set<number>();
  markBlossomPath(search, { from: a, first, child: b, blossom });
  markBlossomPath(search, { from: b, first, child: a, blossom });
  base.forEach((of, each) => {
    if (!blossom.has(of)) return;
    base[each] = first;
    enqueueVertex(search, each);
  });
}

function commonBase({ base, matching, parent }: Search, a: number, b: number): number {
  const visited = new Set<number>();
  for (let at = itemAt(base, a); ; at = itemAt(base, itemAt(parent, itemAt(matching.mate, at)))) {
    visited.add(at);
    if (matching.mate[at] === UNMATCHED) break;
  }
  for (let at = itemAt(base, b); ; at = itemAt(base, itemAt(parent, itemAt(matching.mate, at))))
    if (visited.has(at)) return at;
}

type BlossomPath = {
  readonly from: number;
  readonly first: number;
  readonly child: number;
  readonly blossom: Set<number>;
};

function markBlossomPath({ base, matching, parent }: Search, { from, first, child, blossom }: BlossomPath): void {
  let [at, below] = [from, child];
  while (base[at] !== first) {
    const mate = itemAt(matching.mate, at);
    blossom.add(itemAt(base, at)).add(itemAt(base, mate));
    parent[at] = below;
    below = mate;
    at = itemAt(parent, mate);
  }
}

function flipPath({ parent, matching: { mate } }: Search, end: number): void {
  for (let at = end; at !== UNMATCHED; ) {
    const before = itemAt(parent, at);
    const next = itemAt(mate, before);
    [mate[at], mate[before]] = [before, at];
    at = next;
  }
}
