/** Group commit: jobs that arrive during a write share the next transaction and sync. A lone job is not delayed. */

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
    settled: async () => writing,
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
