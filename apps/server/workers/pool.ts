/**
 * Worker threads for expensive work, fair between addresses and their tables. Computer players have priority, and
 * think less the more of them wait. Hints are cut short as soon as a computer player waits.
 */

import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Result } from '@parlour/kernel/result';
import type { ThinkService } from '@parlour/table/computer/task';
import type { OpenedGame } from '../game-registry.ts';
import type { DailyOutcome, DailyTask, VerifiedRecord, VerifyRecordTask } from './verify-records.ts';
import type { WorkerAnswer, WorkerTask } from './worker-main.ts';

/** Waiting jobs share it. */
const MAX_THOUGHT_MS = 1500;

/** Left of a hint when a computer player waits. */
const HINT_CUT_MS = 50;

const MAX_REPLAY_MS = 2000;

/** The deal is dealt, and all computer players think once more. */
const MAX_DAILY_MS = 20_000;

const STUCK_WORKER_MS = 30_000;

/** In all, per address, and per table or member. */
const MOVE_QUEUE_LIMITS = [2000, 1000, 32];
const HINT_QUEUE_LIMITS = [500, 32, 8];
const REPLAY_QUEUE_LIMITS = [12, 2, 2];
const DAILY_QUEUE_LIMITS = [200, 40, 20];

export class BusyError extends Error {
  override readonly name = 'BusyError';
}

type WorkerSlot = {
  readonly worker: Worker;
  readonly allowanceMs: Int32Array;
  job: WorkerJob | undefined;
  watchdog: NodeJS.Timeout | undefined;
};

type WorkerGroup = {
  readonly size: number;
  readonly slots: Set<WorkerSlot>;
  /** `moves` go first. */
  readonly moves: FairQueue<WorkerJob>;
  readonly lowPriority: FairQueue<WorkerJob>;
  readonly allowanceMs: (group: WorkerGroup, job: WorkerJob) => number;
};

export type WorkerPool = {
  /** `payer` returns the address to charge. */
  thinkServiceFor(opened: OpenedGame, table: string, payer: () => string): ThinkService;
  hintServiceFor(opened: OpenedGame, table: string, from: string): ThinkService;
  verifyRecord(task: VerifyRecordTask, from: string): Promise<Result<VerifiedRecord>>;
  /** Without a record all levels play the deal. Fair between addresses, then members. */
  evaluateDaily(task: DailyTask, from: string, payer?: string): Promise<Result<DailyOutcome>>;
  waiting(): { readonly moves: number; readonly hints: number; readonly records: number };
  close(): Promise<void>;
};

export function createWorkerPool(size: number): WorkerPool {
  const thinkGroup = createGroup(size, thoughtAllowanceMs, HINT_QUEUE_LIMITS);
  // Separate threads, so that computer players never cut a record short.
  const replayGroup = createGroup(1, () => MAX_REPLAY_MS, REPLAY_QUEUE_LIMITS);
  const dailyGroup = createGroup(1, () => MAX_DAILY_MS, DAILY_QUEUE_LIMITS);
  const thinkService =
    ({ game, options }: OpenedGame, table: string, lane: 'moves' | 'lowPriority', from: () => string): ThinkService =>
    async task => {
      const explains = lane === 'lowPriority';
      const workerTask = { game: game.id, rules: game.version, options, task, explains };
      const attempt = (): Promise<WorkerAnswer> => enqueue(thinkGroup, lane, [from(), table], workerTask);
      const answer = await (lane === 'moves' ? retryWhileBusy(attempt) : attempt());
      return (answer as Extract<WorkerAnswer, { thought: unknown }>).thought;
    };
  return {
    thinkServiceFor: (opened, table, payer) => thinkService(opened, table, 'moves', payer),
    hintServiceFor: (opened, table, from) => thinkService(opened, table, 'lowPriority', () => from),
    async verifyRecord(task, from) {
      const answer = await enqueue(replayGroup, 'lowPriority', [from, ''], task);
      return (answer as Extract<WorkerAnswer, { replayed: unknown }>).replayed;
    },
    async evaluateDaily(task, from, payer = '') {
      const answer = await enqueue(dailyGroup, 'lowPriority', [from, payer], task);
      return (answer as Extract<WorkerAnswer, { judged: unknown }>).judged;
    },
    waiting: () => ({
      moves: thinkGroup.moves.size(),
      hints: thinkGroup.lowPriority.size(),
      records: replayGroup.lowPriority.size() + dailyGroup.lowPriority.size(),
    }),
    async close() {
      const all = [thinkGroup, replayGroup, dailyGroup].flatMap(group =>
        [...group.slots].map(slot => ({ pool: group, desk: slot })),
      );
      await Promise.all(
        all.map(({ pool: group, desk: slot }) => discardSlot(group, slot, new Error('the server is shutting down'))),
      );
    },
  };
}

const createGroup = (
  size: number,
  allowanceMs: WorkerGroup['allowanceMs'],
  queueLimits: readonly number[],
): WorkerGroup => ({
  size,
  allowanceMs,
  slots: new Set(),
  moves: createFairQueue<WorkerJob>(MOVE_QUEUE_LIMITS),
  lowPriority: createFairQueue<WorkerJob>(queueLimits),
});

function thoughtAllowanceMs({ size, moves, lowPriority }: WorkerGroup, { lane }: WorkerJob): number {
  if (lane === 'moves') return (MAX_THOUGHT_MS * size) / (size + moves.size());
  return moves.size() > 0 ? HINT_CUT_MS : (MAX_THOUGHT_MS * size) / (size + lowPriority.size());
}

function enqueue(
  group: WorkerGroup,
  lane: WorkerJob['lane'],
  path: readonly string[],
  workerTask: WorkerTask,
): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const job: WorkerJob = { lane, task: workerTask, resolve, reject };
    if (!group[lane].push(path, job)) return reject(new BusyError('The server is busy. Try again.'));
    assignJobs(group);
  });
}

/** The queue may be full, for example after a restart with very many tables. */
const MOVE_TRIES = 40;
const MOVE_RETRY_MS = 250;

async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof BusyError) || tries === MOVE_TRIES) throw error;
      await wait(MOVE_RETRY_MS, undefined, { ref: false });
    }
  }
}

function assignJobs(group: WorkerGroup): void {
  const free = [...group.slots].find(({ job }) => job === undefined) ?? createSlot(group);
  const job = free && (group.moves.shift() ?? group.lowPriority.shift());
  if (free && job) {
    free.job = job;
    free.watchdog = setTimeout(
      () => void discardSlot(group, free, new Error('computer player timed out')),
      STUCK_WORKER_MS,
    );
    free.worker.postMessage(job.task);
  }
  for (const slot of group.slots) if (slot.job) Atomics.store(slot.allowanceMs, 0, group.allowanceMs(group, slot.job));
}

function createSlot(group: WorkerGroup): WorkerSlot | undefined {
  if (group.slots.size >= group.size) return undefined;
  const allowanceMs = new Int32Array(new SharedArrayBuffer(4));
  const slot: WorkerSlot = {
    worker: spawnWorker(allowanceMs.buffer),
    allowanceMs,
    job: undefined,
    watchdog: undefined,
  };
  slot.worker.on('message', (answer: Result<WorkerAnswer>) => {
    const { job } = slot;
    clearSlot(slot);
    if (answer.ok) job?.resolve(answer.value);
    else job?.reject(new Error(answer.fault));
    assignJobs(group);
  });
  slot.worker.on('error', error => void discardSlot(group, slot, error));
  slot.worker.unref();
  group.slots.add(slot);
  return slot;
}

function clearSlot(slot: WorkerSlot): void {
  clearTimeout(slot.watchdog);
  slot.job = undefined;
}

/** The next job starts a new worker. */
async function discardSlot(group: WorkerGroup, slot: WorkerSlot, error: Error): Promise<void> {
  const { job } = slot;
  clearSlot(slot);
  group.slots.delete(slot);
  job?.reject(error);
  await slot.worker.terminate();
  if (group.moves.size() + group.lowPriority.size() > 0 && job) assignJobs(group);
}

export type WorkerJob = {
  readonly lane: 'moves' | 'lowPriority';
  readonly task: WorkerTask;
  resolve(answer: WorkerAnswer): void;
  reject(error: Error): void;
};

/** A task must not use up all memory, whatever it contains. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

const isSource = import.meta.url.endsWith('.ts');

/** Bundled next to the server. Tests set it, because bundled workers start faster. */
export const workerEntry: { bundle: URL | undefined } = {
  bundle: isSource ? undefined : new URL('./thinker.mjs', import.meta.url),
};

/** A worker that runs from sources needs the same loader. */
export function spawnWorker(workerData: SharedArrayBuffer): Worker {
  const options = { workerData, resourceLimits };
  if (workerEntry.bundle) return new Worker(workerEntry.bundle, { ...options, ...(isSource && { execArgv: [] }) });
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const entry = new URL('./worker-main.ts', import.meta.url).href;
  const code = `import('${loader}').then(({ register }) => (register(), import('${entry}')))`;
  return new Worker(code, { ...options, eval: true });
}

export type FairQueue<T> = {
  readonly size: () => number;
  push(path: readonly string[], item: T): boolean;
  shift(): T | undefined;
};

/**
 * Fair at every step of a path: first between addresses, then between their tables. The numbers limit the length in
 * all, per address, and per table.
 */
export function createFairQueue<T>([max = 0, ...rest]: readonly number[]): FairQueue<T> {
  return rest.length === 0 ? fifoQueue(max) : roundRobinQueue(max, () => createFairQueue<T>(rest));
}

function fifoQueue<T>(max: number): FairQueue<T> {
  const items: T[] = [];
  return {
    size: () => items.length,
    push: (_, item) => items.length < max && items.push(item) > 0,
    shift: () => items.shift(),
  };
}

function roundRobinQueue<T>(max: number, createBranch: () => FairQueue<T>): FairQueue<T> {
  /** The first was served longest ago. */
  const branches = new Map<string, FairQueue<T>>();
  let size = 0;
  return {
    size: () => size,
    push([key = '', ...path], item) {
      const next = branches.get(key) ?? createBranch();
      if (size >= max || !next.push(path, item)) return false;
      branches.set(key, next);
      size += 1;
      return true;
    },
    shift() {
      const [key, next] = branches.entries().next().value ?? [];
      if (key === undefined || !next) return undefined;
      branches.delete(key);
      const item = next.shift();
      if (next.size() > 0) branches.set(key, next);
      size -= 1;
      return item;
    },
  };
}
