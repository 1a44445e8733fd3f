/** Spreads jobs over all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** The bundle lies beside this file once it is bundled; sources are never run in a worker. */
const WORKER = new URL('./worker.mjs', import.meta.url);

export const CORES: number = availableParallelism();

type Message<R> = { readonly done?: number; readonly tally?: R };

/** Runs one job a worker and answers their results in order. */
export async function runParallel<J, R>(jobs: readonly J[], progress: (done: number) => void): Promise<R[]> {
  const counts = jobs.map(() => 0);
  const run = (job: J, i: number): Promise<R> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(WORKER, { workerData: job });
      worker.on('message', (message: Message<R>) => {
        if (message.done !== undefined) {
          counts[i] = message.done;
          progress(counts.reduce((sum, count) => sum + count, 0));
        } else if (message.tally !== undefined) resolve(message.tally);
      });
      worker.on('error', reject);
    });
  return Promise.all(jobs.map(run));
}

/** Cuts 0 … total into as many even ranges as there are cores. */
export function evenRanges(total: number, parts: number = CORES): { from: number; to: number }[] {
  const count = Math.min(parts, total);
  return Array.from({ length: count }, (_, i) => ({
    from: Math.floor((i * total) / count),
    to: Math.floor(((i + 1) * total) / count),
  }));
}
