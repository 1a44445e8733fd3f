/** Who was ahead, and since when. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';

/** The place in a list of makers after which one of them was ahead of all others until the end. */
export function leaderSince(makers: readonly Seat[], seats: number, leader: Seat): number | undefined {
  const scores = new Array<number>(seats).fill(0);
  let since: number | undefined;
  for (const [i, seat] of makers.entries()) {
    scores[seat] = itemAt(scores, seat) + 1;
    const best = Math.max(...scores.filter((_, other) => other !== leader));
    if (itemAt(scores, leader) <= best) since = undefined;
    else since ??= i;
  }
  return since;
}
