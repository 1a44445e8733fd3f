/** Runs jobs on worker threads, and lets a worker block on a request to its parent thread. */
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ProgramQuestion, ProgramReply } from '../external/process.ts';

/** Workers run from the bundle, never from the sources; the bundled worker lies beside the bundled program. */
const WORKER_URL = new URL('./worker.mjs', import.meta.url);

export const CORES: number = availableParallelism();

export type WorkerMessage<P, R> = { readonly piece: P } | { readonly result: R };

type ParallelOptions = {
  readonly signal?: AbortSignal;
  answer?(request: ProgramRequest, job: number): Promise<ProgramReply>;
};

/** Runs one worker per job and returns the results in order. `onPiece` gets intermediate messages. */
export async function runParallel<J, P, R>(
  work: string,
  jobs: readonly J[],
  onPiece: (piece: P, job: number) => void,
  { signal, answer }: ParallelOptions = {},
): Promise<R[]> {
  const run = (job: J, i: number): Promise<R> =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const bell = new Int32Array(new SharedArrayBuffer(4));
      const channel: BlockingChannel = { port: port2, bell };
      const worker = new Worker(WORKER_URL, { workerData: { work, job, channel }, transferList: [port2] });
      if (answer) serveBlockingRequests({ port: port1, bell }, request => answer(request, i));
      worker.on('exit', () => port1.close());
      signal?.addEventListener('abort', () => void worker.terminate());
      worker.on('message', (message: WorkerMessage<P, R>) => {
        if ('piece' in message) onPiece(message.piece, i);
        else resolve(message.result);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a worker thread ended too early')));
    });
  return Promise.all(jobs.map(run));
}

/** Splits 0 … total into even ranges, one per core. */
export function evenRanges(total: number, parts: number = CORES): { from: number; to: number }[] {
  const count = Math.min(parts, total);
  return Array.from({ length: count }, (_, i) => ({
    from: Math.floor((i * total) / count),
    to: Math.floor(((i + 1) * total) / count),
  }));
}

/**
 * Request from a worker about an external program: a question, a message without an answer, or a forfeit. `key` names
 * the process.
 */
export type ProgramRequest = { readonly command: string; readonly key: string; readonly ms: number } & (
  | { readonly question: ProgramQuestion }
  | { readonly tell: object }
  | { readonly drop: string }
);

/** Messages go over the port; `bell` in shared memory wakes the waiting thread. */
export type BlockingChannel = { readonly port: MessagePort; readonly bell: Int32Array };

/** Blocks the thread until the answer arrives. The loop ignores a late wake-up for the previous answer. */
export function requestBlocking({ port, bell }: BlockingChannel, request: ProgramRequest): ProgramReply {
  const before = Atomics.load(bell, 0);
  port.postMessage(request);
  while (Atomics.load(bell, 0) === before) Atomics.wait(bell, 0, before);
  return receiveMessageOnPort(port)?.message;
}

export function serveBlockingRequests(
  { port, bell }: BlockingChannel,
  answer: (request: ProgramRequest) => Promise<ProgramReply>,
): void {
  port.on('message', async (request: ProgramRequest) => {
    port.postMessage(await answer(request));
    Atomics.add(bell, 0, 1);
    Atomics.notify(bell, 0);
  });
}
