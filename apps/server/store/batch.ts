/** Work that is done in batches: a lone job is done at once, and whatever comes while batches are under way goes into the next. */
import { nth } from '@parlour/kernel/must';

/**
 * While the database writes one batch it can be sent another. A batch costs either end as much as many entries in it, so the
 * next does not begin before so many milliseconds have passed; a lone job has nothing to wait for.
 */
const UNDER_WAY = 2;
const APART = 5;

export type Batched<J, R> = {
  /** Jobs of one key are done one after another, in their order. */
  readonly keyOf: (job: J) => string;
  /** The results stand in the order of the jobs. */
  readonly run: (jobs: readonly J[]) => Promise<readonly R[]>;
  readonly most: number;
};

type Waiting<J, R> = { readonly job: J; done(result: R): void; failed(error: unknown): void };

export function inBatches<J, R>(batched: Batched<J, R>): (job: J) => Promise<R> {
  let waiting: Waiting<J, R>[] = [];
  let isAwaited = false;
  let underWay = 0;
  let begun = Number.NEGATIVE_INFINITY;
  const busy = new Set<string>();
  const schedule = (): void => {
    if (isAwaited || waiting.length === 0 || underWay >= UNDER_WAY) return;
    isAwaited = true;
    const pause = begun + APART - performance.now();
    if (pause > 0) setTimeout(next, pause);
    else setImmediate(next);
  };
  const next = (): void => {
    isAwaited = false;
    const [batch, rest] = split(waiting, batched, busy);
    if (batch.size === 0) return;
    waiting = rest;
    underWay += 1;
    begun = performance.now();
    for (const key of batch.keys()) busy.add(key);
    void runBatch([...batch.values()], batched).then(() => {
      underWay -= 1;
      for (const key of batch.keys()) busy.delete(key);
      schedule();
    });
  };
  return job =>
    new Promise((done, failed) => {
      waiting.push({ job, done, failed });
      schedule();
    });
}

type Split<J, R> = readonly [Map<string, Waiting<J, R>>, Waiting<J, R>[]];

function split<J, R>(waiting: Waiting<J, R>[], { keyOf, most }: Batched<J, R>, busy: ReadonlySet<string>): Split<J, R> {
  const batch = new Map<string, Waiting<J, R>>();
  const rest: Waiting<J, R>[] = [];
  for (const item of waiting) {
    const key = keyOf(item.job);
    if (busy.has(key) || batch.has(key) || batch.size >= most) rest.push(item);
    else batch.set(key, item);
  }
  return [batch, rest];
}

async function runBatch<J, R>(batch: readonly Waiting<J, R>[], { run }: Batched<J, R>): Promise<void> {
  try {
    const results = await run(batch.map(({ job }) => job));
    for (const [i, { done }] of batch.entries()) done(nth(results, i));
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}
