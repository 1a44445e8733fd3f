/**
 * Group commit: what comes while the last write is on its way to the disk shares the next transaction and the next write. A
 * lone write waits for nobody, and nobody waits for the disk but whoever is to be answered by it.
 */

/**
 * Milliseconds from one gathering to the next. Judging, writing and telling cost the processor nearly as much for one as
 * for two who come together, because most of it is waking up; so whoever comes right after another waits for company.
 */
export const APART = 6;

/** So many are called in one go: when thousands go at once, whoever plays meanwhile waits for some of them and not for all. */
const AT_ONCE = 200;

export type Transaction = {
  begin(): void;
  commit(): void;
  rollback(): void;
  /** Resolves once all that was committed before is on the disk. */
  sync(): Promise<void>;
  trouble(error: unknown): Error;
};

/** Whether a job is one statement, which is a transaction by itself when nothing else is written with it. */
type Extent = 'one statement' | 'several';

type Job = {
  readonly run: () => unknown;
  readonly extent: Extent;
  done(value: unknown): void;
  failed(error: Error): void;
};

export type Group = {
  /** Answers when it is on the disk. */
  write<T>(run: () => T, extent?: Extent): Promise<T>;
  /** Calls somebody together with whoever else has come meanwhile: done at once for many costs the processor less. */
  gather(call: () => void): void;
  /** Resolves when nothing is on its way to the disk: what is read then is there to stay. */
  settled(): Promise<void>;
};

export function groupWrites(transaction: Transaction): Group {
  let jobs: Job[] = [];
  let isAwaited = false;
  let writing: Promise<void> | undefined;
  const schedule = (): void => {
    if (isAwaited || writing) return;
    isAwaited = true;
    setImmediate(flush);
  };
  const flush = (): void => {
    const group = jobs;
    jobs = [];
    isAwaited = false;
    writing = writeGroup(transaction, group).then(() => {
      writing = undefined;
      if (jobs.length > 0) schedule();
    });
  };
  return {
    write: (run, extent = 'several') =>
      new Promise((done, failed) => {
        jobs.push({ run, extent, done: done as Job['done'], failed });
        schedule();
      }),
    gather: together(),
    settled: async () => writing,
  };
}

/**
 * Those who come in one turn of the loop are called at its end, in their order; and those who come soon after the last were
 * called, when the pause is over.
 */
function together(): Group['gather'] {
  const calls: (() => void)[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const callAll = (): void => {
    const gathered = calls.splice(0, AT_ONCE);
    last = performance.now();
    if (calls.length > 0) setImmediate(callAll);
    for (const call of gathered) call();
  };
  const schedule = (): void => {
    const pause = last + APART - performance.now();
    if (pause > 0) setTimeout(callAll, pause);
    else setImmediate(callAll);
  };
  return call => {
    if (calls.length === 0) schedule();
    calls.push(call);
  };
}

/** All or nothing: nobody is answered before it is on the disk, and if it fails nobody is told that it is done. */
async function writeGroup(transaction: Transaction, jobs: readonly Job[]): Promise<void> {
  try {
    const values = commitAll(transaction, jobs);
    await transaction.sync();
    for (const [i, job] of jobs.entries()) job.done(values[i]);
  } catch (error) {
    const trouble = transaction.trouble(error);
    for (const job of jobs) job.failed(trouble);
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
