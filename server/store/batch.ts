/** Work that is done in batches, one batch at a time: whatever comes while one is under way goes into the next. */
import { nth } from '@parlour/kernel/must';

/** A lone job is done at once; the next batch begins when this many milliseconds have passed. */
const INTERVAL = 20;

export type Batched<J, R> = {
  /** Jobs of one batch have different keys: the second of a key waits for the next batch. */
  readonly keyOf: (job: J) => string;
  /** The results stand in the order of the jobs. */
  readonly run: (jobs: readonly J[]) => Promise<readonly R[]>;
  readonly most: number;
};

type Waiting<J, R> = { readonly job: J; done(result: R): void; failed(error: unknown): void };

export function inBatches<J, R>(batched: Batched<J, R>): (job: J) => Promise<R> {
  let waiting: Waiting<J, R>[] = [];
  let isBusy = false;
  let begun = Number.NEGATIVE_INFINITY;
  const next = (): void => {
    const [batch, rest] = split(waiting, batched);
    waiting = rest;
    begun = performance.now();
    void runBatch(batch, batched).then(() => {
      isBusy = false;
      if (waiting.length > 0) schedule();
    });
  };
  const schedule = (): void => {
    isBusy = true;
    const pause = begun + INTERVAL - performance.now();
    if (pause > 0) setTimeout(next, pause);
    else setImmediate(next);
  };
  return job =>
    new Promise((done, failed) => {
      waiting.push({ job, done, failed });
      if (!isBusy) schedule();
    });
}

function split<J, R>(waiting: Waiting<J, R>[], { keyOf, most }: Batched<J, R>): [Waiting<J, R>[], Waiting<J, R>[]] {
  const batch = new Map<string, Waiting<J, R>>();
  const rest: Waiting<J, R>[] = [];
  for (const item of waiting) {
    const key = keyOf(item.job);
    if (batch.has(key) || batch.size >= most) rest.push(item);
    else batch.set(key, item);
  }
  return [[...batch.values()], rest];
}

async function runBatch<J, R>(batch: readonly Waiting<J, R>[], { run }: Batched<J, R>): Promise<void> {
  try {
    const results = await run(batch.map(({ job }) => job));
    for (const [i, { done }] of batch.entries()) done(nth(results, i));
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}
