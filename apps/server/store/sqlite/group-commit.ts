/** Group commit: jobs that arrive during a write share the next transaction and sync. A lone job is not delayed. */

/** Between two batches. Two requests together cost little more than one, because most of the cost is waking up. */
export const BATCH_PAUSE_MS = 6;

/** So that thousands of disconnects don't delay players. */
const CALLS_PER_TURN = 200;

export type Transaction = {
  begin(): void;
  commit(): void;
  rollback(): void;
  /** Resolves when everything committed before is durable. */
  sync(): Promise<void>;
  toError(error: unknown): Error;
};

/** A single statement needs no explicit transaction. */
type JobExtent = 'one statement' | 'several';

type Job = {
  readonly run: () => unknown;
  readonly extent: JobExtent;
  resolve(value: unknown): void;
  reject(error: Error): void;
};

export type GroupCommit = {
  /** Resolves when durable. */
  write<T>(run: () => T, extent?: JobExtent): Promise<T>;
  /** Together with others that arrive meanwhile, which costs less CPU. */
  runBatched(call: () => void): void;
  /** Resolves when no write is pending: what is read then is durable. */
  settled(): Promise<void>;
};

export function createGroupCommit(transaction: Transaction): GroupCommit {
  let jobs: Job[] = [];
  let isScheduled = false;
  let writing: Promise<void> | undefined;
  const schedule = (): void => {
    if (isScheduled || writing) return;
    isScheduled = true;
    setImmediate(flush);
  };
  const flush = (): void => {
    const group = jobs;
    jobs = [];
    isScheduled = false;
    writing = writeGroup(transaction, group).then(() => {
      writing = undefined;
      if (jobs.length > 0) schedule();
    });
  };
  return {
    write: (run, extent = 'several') =>
      new Promise((resolve, reject) => {
        jobs.push({ run, extent, resolve: resolve as Job['resolve'], reject });
        schedule();
      }),
    runBatched: createBatcher(),
    settled: async () => writing,
  };
}

/** Calls of one turn of the event loop run at its end, in order. Calls right after a batch wait for the pause. */
function createBatcher(): GroupCommit['runBatched'] {
  const calls: (() => void)[] = [];
  let lastRunAt = Number.NEGATIVE_INFINITY;
  const callAll = (): void => {
    const batch = calls.splice(0, CALLS_PER_TURN);
    lastRunAt = performance.now();
    if (calls.length > 0) setImmediate(callAll);
    for (const call of batch) call();
  };
  const schedule = (): void => {
    const pause = lastRunAt + BATCH_PAUSE_MS - performance.now();
    if (pause > 0) setTimeout(callAll, pause);
    else setImmediate(callAll);
  };
  return call => {
    if (calls.length === 0) schedule();
    calls.push(call);
  };
}

/** All or nothing: a job resolves only when it is durable; if the write fails, all jobs fail. */
async function writeGroup(transaction: Transaction, jobs: readonly Job[]): Promise<void> {
  try {
    const values = commitAll(transaction, jobs);
    await transaction.sync();
    for (const [i, job] of jobs.entries()) job.resolve(values[i]);
  } catch (error) {
    const failure = transaction.toError(error);
    for (const job of jobs) job.reject(failure);
  }
}

function commitAll(transaction: Transaction, jobs: readonly Job[]): unknown[] {
  const [first, ...more] = jobs;
  if (first?.extent === 'one statement' && more.length === 0) return [first.run()];
  try {
    transaction.begin();
    const values = jobs.map(job => job.run());
    transaction.commit();
    return values;
  } catch (error) {
    transaction.rollback();
    throw error;
  }
}
