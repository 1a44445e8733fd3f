/** Who was ahead, and since when. */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';

/** The place in a list of makers after which one of them was ahead of all others until the end. */
export function leaderSince(makers: readonly Seat[], seats: number, leader: Seat): number | undefined {
  const scores = new Array<number>(seats).fill(0);
  let since: number | undefined;
  for (const [i, seat] of makers.entries()) {
    scores[seat] = nth(scores, seat) + 1;
    const best = Math.max(...scores.filter((_, other) => other !== leader));
    if (nth(scores, leader) <= best) since = undefined;
    else since ??= i;
  }
  return since;
}
