/**
 * What takes long, off the event loop: a few worker threads, fair between addresses and their tables. Computer players come
 * first, and think the less the more of them wait; hints are cut short as soon as one of them waits.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Result } from '@parlour/kernel/result';
import type { Thinker } from '@parlour/table/task';
import type { OpenedGame } from '../library.ts';
import type { DayAnswer, DayTask } from './day.ts';
import { fairQueue, type Queue } from './queue.ts';
import type { RecordTask, Replayed } from './replay.ts';
import type { Question, ThinkerAnswer } from './thinker.ts';
import { newWorker, type ThinkingJob } from './worker.ts';

/** Nobody thinks longer than this; and when others wait, they share it. */
const LONGEST = 1500;

/** What is left of a hint when a computer player waits. */
const CUT = 50;

/** A record is judged so long, and no longer. */
const REPLAY = 2000;

/** So long for the deal of a day: it is dealt, and every computer player thinks once more. */
const DAY = 20_000;

/** A thread that has not answered for so long is given up. */
const STUCK = 30_000;

/** More questions are not taken, in all, from one address, and for one table or member; whoever asks has to do without an answer. */
const MOVES = [2000, 1000, 32];
const HINTS = [500, 32, 8];
const REPLAYS = [12, 2, 2];
const DAYS = [200, 40, 20];

/** There is no room for another question. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

type Desk = {
  readonly worker: Worker;
  readonly allowance: Int32Array;
  job: ThinkingJob | undefined;
  watchdog: NodeJS.Timeout | undefined;
};

type Pool = {
  readonly size: number;
  readonly desks: Set<Desk>;
  /** Those of the first lane go first. */
  readonly moves: Queue<ThinkingJob>;
  readonly favours: Queue<ThinkingJob>;
  /** How many milliseconds a job may take just now. */
  readonly allows: (pool: Pool, job: ThinkingJob) => number;
};

export type ThinkingPool = {
  /** Thinks for the computer players of a table; `whose` says which address it is played from. */
  thinkerOf(opened: OpenedGame, table: string, whose: () => string): Thinker;
  hinterOf(opened: OpenedGame, table: string, from: string): Thinker;
  replay(task: RecordTask, from: string): Promise<Result<Replayed>>;
  /** Whether a record is one of the deal of a day, or what the levels made of it; fair between addresses, then members. */
  judgeDay(task: DayTask, from: string, whose?: string): Promise<Result<DayAnswer>>;
  /** How many wait: computer players, those who want a hint, records. */
  waiting(): { readonly moves: number; readonly hints: number; readonly records: number };
  close(): Promise<void>;
};

export function thinkingRoom(size: number): ThinkingPool {
  const thinkers = newPool(size, allowanceOf, HINTS);
  // A thread of its own, so that nobody's record is cut short by a computer player.
  const replayers = newPool(1, () => REPLAY, REPLAYS);
  const days = newPool(1, () => DAY, DAYS);
  const thinker =
    ({ game, options }: OpenedGame, table: string, lane: 'moves' | 'favours', from: () => string): Thinker =>
    async task => {
      const question = { game: game.id, rules: game.version, options, task };
      const asked = (): Promise<ThinkerAnswer> => ask(thinkers, lane, [from(), table], question);
      const answer = await (lane === 'moves' ? whenThereIsRoom(asked) : asked());
      return (answer as Extract<ThinkerAnswer, { thought: unknown }>).thought;
    };
  return {
    thinkerOf: (opened, table, whose) => thinker(opened, table, 'moves', whose),
    hinterOf: (opened, table, from) => thinker(opened, table, 'favours', () => from),
    async replay(task, from) {
      const answer = await ask(replayers, 'favours', [from, ''], task);
      return (answer as Extract<ThinkerAnswer, { replayed: unknown }>).replayed;
    },
    async judgeDay(task, from, whose = '') {
      const answer = await ask(days, 'favours', [from, whose], task);
      return (answer as Extract<ThinkerAnswer, { judged: unknown }>).judged;
    },
    waiting: () => ({
      moves: thinkers.moves.size(),
      hints: thinkers.favours.size(),
      records: replayers.favours.size() + days.favours.size(),
    }),
    async close() {
      const all = [thinkers, replayers, days].flatMap(pool => [...pool.desks].map(desk => ({ pool, desk })));
      await Promise.all(all.map(({ pool, desk }) => leave(pool, desk, new Error('the house is closing'))));
    },
  };
}

const newPool = (size: number, allows: Pool['allows'], most: readonly number[]): Pool => ({
  size,
  allows,
  desks: new Set(),
  moves: fairQueue<ThinkingJob>(MOVES),
  favours: fairQueue<ThinkingJob>(most),
});

function allowanceOf({ size, moves, favours }: Pool, { lane }: ThinkingJob): number {
  if (lane === 'moves') return (LONGEST * size) / (size + moves.size());
  return moves.size() > 0 ? CUT : (LONGEST * size) / (size + favours.size());
}

function ask(
  pool: Pool,
  lane: ThinkingJob['lane'],
  path: readonly string[],
  question: Question,
): Promise<ThinkerAnswer> {
  return new Promise((done, failed) => {
    const job: ThinkingJob = { lane, question, done, failed };
    if (!pool[lane].push(path, job)) return failed(new Busy('Too many ask for this just now; please try again.'));
    assign(pool);
  });
}

/** A computer player waits for room in the queue, as after a restart of very many tables, before it fails. */
const MOVE_TRIES = 40;
const MOVE_RETRY_MS = 250;

async function whenThereIsRoom<T>(asked: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await asked();
    } catch (error) {
      if (!(error instanceof Busy) || tries === MOVE_TRIES) throw error;
      await wait(MOVE_RETRY_MS, undefined, { ref: false });
    }
  }
}

function assign(pool: Pool): void {
  const free = [...pool.desks].find(({ job }) => job === undefined) ?? newDesk(pool);
  const job = free && (pool.moves.shift() ?? pool.favours.shift());
  if (free && job) {
    free.job = job;
    free.watchdog = setTimeout(() => void leave(pool, free, new Error('a computer player thinks for ever')), STUCK);
    free.worker.postMessage(job.question);
  }
  for (const desk of pool.desks) if (desk.job) Atomics.store(desk.allowance, 0, pool.allows(pool, desk.job));
}

function newDesk(pool: Pool): Desk | undefined {
  if (pool.desks.size >= pool.size) return undefined;
  const allowance = new Int32Array(new SharedArrayBuffer(4));
  const desk: Desk = { worker: newWorker(allowance.buffer), allowance, job: undefined, watchdog: undefined };
  desk.worker.on('message', (answer: Result<ThinkerAnswer>) => {
    const { job } = desk;
    clear(desk);
    if (answer.ok) job?.done(answer.value);
    else job?.failed(new Error(answer.fault));
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
  if (pool.moves.size() + pool.favours.size() > 0 && job) assign(pool);
}
