import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { countUnmatched, findMaximumMatching, type Graph, tryRemoveVertices } from '../maximum-matching.ts';

function randomGraph(seed: string, size: number, percent: number): Graph {
  const random = seededRandom(seed);
  const joined = Array.from({ length: size * size }, () => random.below(100) < percent);
  return { size, hasEdge: (a, b) => joined[Math.min(a, b) * size + Math.max(a, b)] === true };
}

/** Finds the maximum by trying everything. */
function maxPairs({ hasEdge: joined }: Graph, left: readonly number[]): number {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  const paired = rest.filter(other => joined(first, other));
  const counts = paired.map(
    other =>
      1 +
      maxPairs(
        { size: 0, hasEdge: joined },
        rest.filter(each => each !== other),
      ),
  );
  return Math.max(maxPairs({ size: 0, hasEdge: joined }, rest), ...counts);
}

const all = (size: number): number[] => Array.from({ length: size }, (_, at) => at);

describe('the largest matching', () => {
  const graphs = all(300).map(i => randomGraph(`graph ${i}`, 2 + (i % 8), 15 + ((i * 7) % 60)));

  it('has as many pairs as trying everything finds', () => {
    for (const graph of graphs) {
      const matching = findMaximumMatching(graph);
      expect((graph.size - countUnmatched(matching)) / 2).toBe(maxPairs(graph, all(graph.size)));
      matching.mate.forEach((b, a) => {
        expect(b === -1 || (graph.hasEdge(a, b) && matching.mate[b] === a)).toBe(true);
      });
    }
  });

  it('lets somebody be taken out exactly if the rest can still be paired as well', () => {
    for (const graph of graphs.filter(({ size }) => size > 3)) {
      const [a, b] = [0, graph.size - 1];
      const rest = maxPairs(graph, all(graph.size).slice(1, -1));
      const matching = findMaximumMatching(graph);
      const aloneOf = countUnmatched(matching);
      const before = [...matching.mate];
      const isOut = tryRemoveVertices(graph, matching, [a, b]);
      if (isOut) expect(countUnmatched(matching)).toBe(graph.size - 2 - 2 * rest);
      else expect(matching.mate).toEqual(before);
      if (aloneOf === 0) expect(isOut).toBe(2 * rest === graph.size - 2);
    }
  });
});
