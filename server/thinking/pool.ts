/** Computer players off the event loop: a few worker threads, fair between tables, and quicker the more wait. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Thought } from '@parlour/players/player';
import type { Thinker } from '@parlour/table/thinking';
import type { Opened } from '../library.ts';
import { fairQueue } from './queue.ts';
import type { Answer, Question } from './thinker.ts';

/** Nobody thinks longer than this; and when others wait, they share it. */
const LONGEST = 1500;

/** A thread that has not answered for so long is given up. */
const STUCK = 30_000;

/** More questions are not taken; whoever asks has to do without an answer. */
const MOST = 2000;
const MOST_EACH = 32;

type Job = { readonly question: Question; done(thought: Thought): void; failed(error: Error): void };
type Desk = { readonly worker: Worker; job: Job | undefined; watchdog: NodeJS.Timeout | undefined };

type Pool = {
  readonly size: number;
  readonly desks: Set<Desk>;
  readonly queue: ReturnType<typeof fairQueue<Job>>;
  readonly allowance: Int32Array<SharedArrayBuffer>;
};

export type ThinkingRoom = {
  thinkerOf(opened: Opened, table: string): Thinker;
  /** How many questions wait. */
  waiting(): number;
  close(): Promise<void>;
};

export function thinkingRoom(size: number): ThinkingRoom {
  const allowance = new Int32Array(new SharedArrayBuffer(4));
  const pool: Pool = { size, desks: new Set(), queue: fairQueue<Job>(MOST, MOST_EACH), allowance };
  return {
    thinkerOf:
      ({ game, options }, table) =>
      task =>
        new Promise((done, failed) => {
          const job: Job = { question: { game: game.id, rules: game.version, options, task }, done, failed };
          if (!pool.queue.push(table, job)) return failed(new Error('too many computer players think at once'));
          assign(pool);
        }),
    waiting: pool.queue.size,
    async close() {
      await Promise.all([...pool.desks].map(desk => leave(pool, desk, new Error('the house is closing'))));
    },
  };
}

function assign(pool: Pool): void {
  const free = [...pool.desks].find(({ job }) => job === undefined) ?? newDesk(pool);
  const job = free && pool.queue.shift();
  Atomics.store(pool.allowance, 0, (LONGEST * pool.size) / (pool.size + pool.queue.size()));
  if (!free || !job) return;
  free.job = job;
  free.watchdog = setTimeout(() => void leave(pool, free, new Error('a computer player thinks for ever')), STUCK);
  free.worker.postMessage(job.question);
}

function newDesk(pool: Pool): Desk | undefined {
  if (pool.desks.size >= pool.size) return undefined;
  const desk: Desk = { worker: newWorker(pool.allowance.buffer), job: undefined, watchdog: undefined };
  desk.worker.on('message', (answer: Answer) => {
    const { job } = desk;
    clear(desk);
    if ('thought' in answer) job?.done(answer.thought);
    else job?.failed(new Error(answer.failed));
    assign(pool);
  });
  desk.worker.on('error', error => void leave(pool, desk, error));
  desk.worker.unref();
  pool.desks.add(desk);
  return desk;
}

function clear(desk: Desk): void {
  clearTimeout(desk.watchdog);
  desk.job = undefined;
}

/** A thread that failed is replaced when the next question comes. */
async function leave(pool: Pool, desk: Desk, why: Error): Promise<void> {
  const { job } = desk;
  clear(desk);
  pool.desks.delete(desk);
  job?.failed(why);
  await desk.worker.terminate();
  if (pool.queue.size() > 0 && job) assign(pool);
}

/** The bundle has the thread beside it; from the sources it needs the same loader as they. */
function newWorker(workerData: SharedArrayBuffer): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./thinker.mjs', import.meta.url), { workerData });
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const source = new URL('./thinker.ts', import.meta.url).href;
  const code = `import('${loader}').then(({ register }) => (register(), import('${source}')))`;
  return new Worker(code, { workerData, eval: true });
}
