/** Runs jobs in batches. A lone job runs at once. */
import { itemAt } from '@parlour/kernel/result';

/**
 * A second batch may be sent while the database writes the first. A batch costs as much as many entries, so batches
 * are at least 5 ms apart.
 */
const MAX_BATCHES_UNDER_WAY = 2;
const MIN_BATCH_INTERVAL_MS = 5;

export type BatchOptions<J, R> = {
  /** Jobs with the same key run one after another, in order. */
  readonly keyOf: (job: J) => string;
  /** Returns the results in the order of the jobs. */
  readonly run: (jobs: readonly J[]) => Promise<readonly R[]>;
  readonly maxJobs: number;
};

type WaitingJob<J, R> = { readonly job: J; resolve(result: R): void; reject(error: unknown): void };

export function runInBatches<J, R>(options: BatchOptions<J, R>): (job: J) => Promise<R> {
  let waiting: WaitingJob<J, R>[] = [];
  let isScheduled = false;
  let underWay = 0;
  let startedAt = Number.NEGATIVE_INFINITY;
  const busy = new Set<string>();
  const schedule = (): void => {
    if (isScheduled || waiting.length === 0 || underWay >= MAX_BATCHES_UNDER_WAY) return;
    isScheduled = true;
    const pause = startedAt + MIN_BATCH_INTERVAL_MS - performance.now();
    if (pause > 0) setTimeout(next, pause);
    else setImmediate(next);
  };
  const next = (): void => {
    isScheduled = false;
    const [batch, rest] = split(waiting, options, busy);
    if (batch.size === 0) return;
    waiting = rest;
    underWay += 1;
    startedAt = performance.now();
    for (const key of batch.keys()) busy.add(key);
    void runBatch([...batch.values()], options).then(() => {
      underWay -= 1;
      for (const key of batch.keys()) busy.delete(key);
      schedule();
    });
  };
  return job =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      schedule();
    });
}

type Split<J, R> = readonly [Map<string, WaitingJob<J, R>>, WaitingJob<J, R>[]];

function split<J, R>(
  waiting: WaitingJob<J, R>[],
  { keyOf, maxJobs }: BatchOptions<J, R>,
  busy: ReadonlySet<string>,
): Split<J, R> {
  const batch = new Map<string, WaitingJob<J, R>>();
  const rest: WaitingJob<J, R>[] = [];
  for (const item of waiting) {
    const key = keyOf(item.job);
    if (busy.has(key) || batch.has(key) || batch.size >= maxJobs) rest.push(item);
    else batch.set(key, item);
  }
  return [batch, rest];
}

async function runBatch<J, R>(batch: readonly WaitingJob<J, R>[], { run }: BatchOptions<J, R>): Promise<void> {
  try {
    const results = await run(batch.map(({ job }) => job));
    for (const [i, { resolve }] of batch.entries()) resolve(itemAt(results, i));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
