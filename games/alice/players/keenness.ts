/** How well the others ask, by what came of their questions: from 0, any question, to 1, never one in vain. */
import type { AliceView } from '../rules/view.ts';

/** The share of questions that come off where anything is asked. */
const BLIND = 0.4;

/** Everybody is taken for somebody who asks anything until he has asked about as many questions as these. */
const DOUBT = 8;

export function keennessIn({ history, sets }: AliceView): Float64Array {
  const asks = new Float64Array(sets.length).fill(DOUBT);
  const gifts = new Float64Array(sets.length).fill(DOUBT * BLIND);
  for (const happening of history) {
    if (happening.what === 'ask') asks[happening.seat]! += 1;
    if (happening.what === 'give') gifts[happening.to]! += 1;
  }
  return asks.map((count, seat) => Math.max(0, (gifts[seat]! / count - BLIND) / (1 - BLIND)));
}
