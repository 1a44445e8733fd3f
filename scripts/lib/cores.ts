/** Work on all cores: the calling program is run again once per core, with its part as an argument. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { itemAt } from '@parlour/kernel/result';

export type WorkRange = { readonly from: number; readonly to: number };

/** Splits 0 … total into one range per core and returns the result of each, which is the one line it prints. */
export function splitOverCores<R>(script: string, total: number, jobOf: (range: WorkRange) => object): Promise<R[]> {
  const parts = availableParallelism();
  const ranges = Array.from({ length: parts }, (_, i) => ({
    from: Math.floor((i * total) / parts),
    to: Math.floor(((i + 1) * total) / parts),
  }));
  return Promise.all(
    ranges.map(async range => {
      const results: R[] = [];
      await startCore<R>(script, jobOf(range), result => results.push(result));
      return itemAt(results, 0);
    }),
  );
}

/** What a process does with each number. */
export type CoreJob = { readonly kind: string; readonly seed?: string; readonly numbers: readonly number[] };
export type CoreLine<R> = { readonly number: number; readonly result: R };

/**
 * Deals numbers out to processes, which print each result as a line. The callback returns whether to continue. All
 * processes are ended.
 */
export async function dealToCores<R>(
  script: string,
  job: CoreJob,
  onLine: (line: CoreLine<R>) => 'on' | 'enough',
): Promise<void> {
  const parts = availableParallelism();
  const jobs = Array.from({ length: parts }, (_, part) => ({
    ...job,
    numbers: job.numbers.filter((_, i) => i % parts === part),
  }));
  const stop = new AbortController();
  const listen = (line: CoreLine<R>): void => {
    if (!stop.signal.aborted && onLine(line) === 'enough') stop.abort();
  };
  await Promise.all(
    jobs.filter(({ numbers }) => numbers.length > 0).map(one => startCore(script, one, listen, stop.signal)),
  );
}

/** Runs one process, which prints each result as a line. */
function startCore<L>(script: string, job: object, onLine: (line: L) => void, signal?: AbortSignal): Promise<void> {
  const args = [...process.execArgv, script, '--job', JSON.stringify(job)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  signal?.addEventListener('abort', () => child.kill());
  createInterface({ input: child.stdout }).on('line', line => onLine(JSON.parse(line)));
  return new Promise((resolve, reject) =>
    child.on('close', code =>
      code === 0 || signal?.aborted ? resolve() : reject(new Error(`a worker failed: ${args.at(-1)}`)),
    ),
  );
}
