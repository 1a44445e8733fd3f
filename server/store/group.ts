/**
 * Group commit: writes that come close together share one transaction, and one write to the disk. Whoever is going to write
 * can be gathered for the next one too: what is done at once for many costs the processor less than one by one.
 */

/** A lone write goes to the disk at once; the next waits until this many milliseconds have passed. */
const INTERVAL = 33;

export type Transaction = {
  begin(): void;
  commit(): void;
  rollback(): void;
  trouble(error: unknown): Error;
};

type Job = { readonly run: () => unknown; done(value: unknown): void; failed(error: Error): void };

export type Group = {
  write<T>(run: () => T): Promise<T>;
  /** Calls somebody just before the next write. */
  gather(call: () => void): void;
};

export function groupWrites(transaction: Transaction): Group {
  let calls: (() => void)[] = [];
  let jobs: Job[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let isAwaited = false;
  const schedule = (): void => {
    if (isAwaited) return;
    isAwaited = true;
    const wait = last + INTERVAL - performance.now();
    if (wait > 0) setTimeout(begin, wait);
    else setImmediate(begin);
  };
  /** What those who are called want to write is known only when their promises have been kept. */
  const begin = (): void => {
    const gathered = calls;
    calls = [];
    for (const call of gathered) call();
    if (gathered.length > 0) setImmediate(flush);
    else flush();
  };
  const flush = (): void => {
    const group = jobs;
    jobs = [];
    isAwaited = false;
    if (group.length > 0) {
      runGroup(transaction, group);
      last = performance.now();
    }
    if (calls.length > 0) schedule();
  };
  return {
    write: run =>
      new Promise((done, failed) => {
        jobs.push({ run, done: done as Job['done'], failed });
        schedule();
      }),
    gather(call) {
      calls.push(call);
      schedule();
    },
  };
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
