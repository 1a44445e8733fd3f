/** Spreads jobs over all cores. */
import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { ProgramHeard } from './outside/exchange.ts';
import { answerWishes, type Errand, type Waiting } from './outside/waiting.ts';

/** The bundle lies beside this file once it is bundled; sources are never run in a worker. */
const WORKER = new URL('./worker.mjs', import.meta.url);

export const CORES: number = availableParallelism();

/** What a worker tells: pieces on the way, and the result at the end. */
export type WorkerMessage<P, R> = { readonly piece: P } | { readonly result: R };

/** What a run can be given besides its jobs: a signal to end it, and who answers what a worker stands still for. */
type Ways = { readonly signal?: AbortSignal; answer?(wish: Errand, job: number): Promise<ProgramHeard> };

/** Runs one job a worker and answers their results in order; `hear` gets what they tell on the way. */
export async function runParallel<J, P, R>(
  work: string,
  jobs: readonly J[],
  hear: (piece: P, job: number) => void,
  { signal, answer }: Ways = {},
): Promise<R[]> {
  const run = (job: J, i: number): Promise<R> =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const rung = new Int32Array(new SharedArrayBuffer(4));
      const waiting: Waiting = { port: port2, rung };
      const worker = new Worker(WORKER, { workerData: { work, job, waiting }, transferList: [port2] });
      if (answer) answerWishes({ port: port1, rung }, wish => answer(wish, i));
      worker.on('exit', () => port1.close());
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
