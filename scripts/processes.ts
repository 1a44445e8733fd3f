/** Work shared out over all cores: the program that asks is run again, once a core, with its part as an argument. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

export type Range = { readonly from: number; readonly to: number };

/** Cuts 0 … total into a range a core and answers what came of each. */
export function onAllCores<R>(script: string, total: number, jobOf: (range: Range) => object): Promise<R[]> {
  const parts = availableParallelism();
  const ranges = Array.from({ length: parts }, (_, i) => ({
    from: Math.floor((i * total) / parts),
    to: Math.floor(((i + 1) * total) / parts),
  }));
  return Promise.all(ranges.map(range => inProcess<R>(script, jobOf(range))));
}

function inProcess<R>(script: string, job: object): Promise<R> {
  const args = [...process.execArgv, script, '--job', JSON.stringify(job)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  return new Promise((resolve, reject) =>
    child.on('close', code =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`a part of the work failed: ${args.at(-1)}`)),
    ),
  );
}
