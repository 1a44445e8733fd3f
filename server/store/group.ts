/** Group commit: writes that come close together share one transaction, and one write to the disk. */

/** A lone write goes to the disk at once; the next waits until this many milliseconds have passed. */
const INTERVAL = 30;

export type Transaction = {
  begin(): void;
  commit(): void;
  rollback(): void;
  trouble(error: unknown): Error;
};

type Job = { readonly run: () => unknown; done(value: unknown): void; failed(error: Error): void };

export type GroupWrite = <T>(run: () => T) => Promise<T>;

export function groupWrites(transaction: Transaction): GroupWrite {
  let jobs: Job[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    const group = jobs;
    jobs = [];
    runGroup(transaction, group);
    last = performance.now();
  };
  const schedule = (): void => {
    const wait = last + INTERVAL - performance.now();
    if (wait > 0) setTimeout(flush, wait);
    else setImmediate(flush);
  };
  return run =>
    new Promise((done, failed) => {
      if (jobs.push({ run, done: done as Job['done'], failed }) === 1) schedule();
    });
}

/** All or nothing: nobody is answered before the commit, and if it fails nobody is told that it is done. */
function runGroup(transaction: Transaction, jobs: readonly Job[]): void {
  try {
    transaction.begin();
    const values = jobs.map(job => job.run());
    transaction.commit();
    for (const [i, job] of jobs.entries()) job.done(values[i]);
  } catch (error) {
    transaction.rollback();
    const trouble = transaction.trouble(error);
    for (const job of jobs) job.failed(trouble);
  }
}
