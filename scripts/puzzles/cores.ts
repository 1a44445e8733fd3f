/** Work on all cores: the program is run again once a core with its part as an argument, and tells each result as a line. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

/** What a part of the work is told to do with each number it is given. */
export type CoreJob = { readonly kind: string; readonly seed?: string; readonly numbers: readonly number[] };
export type CoreLine<R> = { readonly number: number; readonly result: R };

/** Deals numbers out to the cores; `hear` answers whether to go on. Nobody is left running. */
export async function onCores<R>(
  script: string,
  job: CoreJob,
  hear: (line: CoreLine<R>) => 'on' | 'enough',
): Promise<void> {
  const parts = availableParallelism();
  const jobs = Array.from({ length: parts }, (_, part) => ({
    ...job,
    numbers: job.numbers.filter((_, i) => i % parts === part),
  }));
  const stop = new AbortController();
  const listen = (line: CoreLine<R>): void => {
    if (!stop.signal.aborted && hear(line) === 'enough') stop.abort();
  };
  await Promise.all(
    jobs.filter(({ numbers }) => numbers.length > 0).map(one => inProcess(script, one, listen, stop.signal)),
  );
}

function inProcess<R>(
  script: string,
  job: CoreJob,
  listen: (line: CoreLine<R>) => void,
  signal: AbortSignal,
): Promise<void> {
  const args = [...process.execArgv, script, '--job', JSON.stringify(job)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  signal.addEventListener('abort', () => child.kill());
  createInterface({ input: child.stdout }).on('line', line => listen(JSON.parse(line)));
  return new Promise((resolve, reject) =>
    child.on('close', code =>
      code === 0 || signal.aborted ? resolve() : reject(new Error(`a part of the work on ${job.kind} failed`)),
    ),
  );
}
