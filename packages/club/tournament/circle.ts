/** Everybody meets everybody once: around a circle, or where somebody came late as many at once as can be. */
import { nth } from '@parlour/kernel/must';
import { largestMatching } from './graph.ts';
import type { Contestant } from './log.ts';
import type { PastRounds } from './past.ts';

type Pair = readonly [Contestant, Contestant];

/** The first stays, the others go round; with an odd number one of them rests. Rounds are counted from 0. */
export function circleRound(order: readonly Contestant[], round: number): Pair[] {
  const circle: (Contestant | null)[] = order.length % 2 === 0 ? [...order] : [...order, null];
  const [fixed, ...moving] = circle;
  const turn = round % Math.max(1, moving.length);
  const turned = [fixed ?? null, ...moving.slice(turn), ...moving.slice(0, turn)];
  return Array.from({ length: turned.length / 2 }, (_, i) => [turned[i], turned.at(-1 - i)]).flatMap(
    ([a, b]): Pair[] => (a === null || b === null || a === undefined || b === undefined ? [] : [[a, b]]),
  );
}

/** As many pairs as can be of those who have not met. */
export function unmetRound(order: readonly Contestant[], past: PastRounds): Pair[] {
  const { mate } = largestMatching({
    size: order.length,
    joined: (a, b) => past.met(nth(order, a), nth(order, b)) === 0,
  });
  return mate.flatMap((b, a): Pair[] => (a < b ? [[nth(order, a), nth(order, b)]] : []));
}
