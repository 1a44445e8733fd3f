/** Simulated time: whatever is to happen later waits in one queue, and the seed decides everything else. */

import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';

export const NEVER = 1_000_000;

type Event = { readonly at: number; readonly order: number; readonly run: () => void; dropped: boolean };

export type Sim = {
  readonly random: Random;
  now(): number;
  later(milliseconds: number, run: () => void): () => void;
  /** Lets time pass, event by event. */
  pass(milliseconds: number): Promise<void>;
  /** True once in so many times; `NEVER` is never. */
  once(inHowMany: number): boolean;
  between(least: number, most: number): number;
};

export function simulate(seed: string): Sim {
  const random = seededRandom(seed);
  const queue: Event[] = [];
  let now = 0;
  let order = 0;
  const between = (least: number, most: number): number => least + random.below(most - least + 1);
  return {
    random,
    now: () => now,
    between,
    once: inHowMany => inHowMany < NEVER && random.below(inHowMany) === 0,
    later(milliseconds, run) {
      const event: Event = { at: now + Math.max(0, Math.ceil(milliseconds)), order: order++, run, dropped: false };
      insert(queue, event);
      return () => {
        event.dropped = true;
      };
    },
    async pass(milliseconds) {
      const until = now + milliseconds;
      await settled();
      for (let next = queue.at(-1); next && next.at <= until; next = queue.at(-1)) {
        queue.pop();
        if (next.dropped) continue;
        now = next.at;
        next.run();
        await settled();
      }
      now = until;
    },
  };
}

/** The queue is sorted with the next event last. */
function insert(queue: Event[], event: Event): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = itemAt(queue, middle);
    if (other.at > event.at || (other.at === event.at && other.order > event.order)) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, event);
}

/** Everything that waits for nothing but the processor. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
