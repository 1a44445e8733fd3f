/** Spreads jobs over all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** The bundle lies beside this file once it is bundled; sources are never run in a worker. */
const WORKER = new URL('./worker.mjs', import.meta.url);

export const CORES: number = availableParallelism();

/** What a worker tells: pieces on the way, and the result at the end. */
export type WorkerMessage<P, R> = { readonly piece: P } | { readonly result: R };

/** Runs one job a worker and answers their results in order; `hear` gets what they tell on the way. */
export async function runParallel<J, P, R>(
  work: string,
  jobs: readonly J[],
  hear: (piece: P, job: number) => void,
  signal?: AbortSignal,
): Promise<R[]> {
  const run = (job: J, i: number): Promise<R> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(WORKER, { workerData: { work, job } });
      signal?.addEventListener('abort', () => void worker.terminate());
      worker.on('message', (message: WorkerMessage<P, R>) => {
        if ('piece' in message) hear(message.piece, i);
        else resolve(message.result);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a worker thread ended before its work did')));
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
