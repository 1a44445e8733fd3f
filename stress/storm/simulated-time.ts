/** Simulated time: timers wait in one queue, and a seed decides everything else. */

import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';

export const NEVER = 1_000_000;

type ScheduledCall = { readonly at: number; readonly order: number; readonly run: () => void; dropped: boolean };

export type Simulation = {
  readonly random: Random;
  now(): number;
  schedule(milliseconds: number, run: () => void): () => void;
  /** Advances time, timer by timer. */
  advance(milliseconds: number): Promise<void>;
  /** True with a probability of 1 in `inHowMany`; `NEVER` is always false. */
  oneIn(inHowMany: number): boolean;
  between(least: number, most: number): number;
};

export function startSimulation(seed: string): Simulation {
  const random = seededRandom(seed);
  const queue: ScheduledCall[] = [];
  let now = 0;
  let order = 0;
  const between = (least: number, most: number): number => least + random.below(most - least + 1);
  return {
    random,
    now: () => now,
    between,
    oneIn: inHowMany => inHowMany < NEVER && random.below(inHowMany) === 0,
    schedule(milliseconds, run) {
      const event: ScheduledCall = {
        at: now + Math.max(0, Math.ceil(milliseconds)),
        order: order++,
        run,
        dropped: false,
      };
      insert(queue, event);
      return () => {
        event.dropped = true;
      };
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      await idle();
      for (let next = queue.at(-1); next && next.at <= until; next = queue.at(-1)) {
        queue.pop();
        if (next.dropped) continue;
        now = next.at;
        next.run();
        await idle();
      }
      now = until;
    },
  };
}

/** The queue is sorted with the next call last. */
function insert(queue: ScheduledCall[], event: ScheduledCall): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = itemAt(queue, middle);
    if (other.at > event.at || (other.at === event.at && other.order > event.order)) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, event);
}

/** Waits until only timers are pending. */
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
