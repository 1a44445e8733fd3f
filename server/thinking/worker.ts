/** Starting a worker thread, and what it is given to do. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Question, ThinkerAnswer } from './thinker.ts';

export type ThinkingJob = {
  readonly lane: 'moves' | 'favours';
  readonly question: Question;
  done(answer: ThinkerAnswer): void;
  failed(error: Error): void;
};

/** Whatever somebody makes a thread think of, it may not take all memory. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** The bundle has the thread beside it; from the sources it needs the same loader as they. */
export function newWorker(workerData: SharedArrayBuffer): Worker {
  const options = { workerData, resourceLimits };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./thinker.mjs', import.meta.url), options);
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const source = new URL('./thinker.ts', import.meta.url).href;
  const code = `import('${loader}').then(({ register }) => (register(), import('${source}')))`;
  return new Worker(code, { ...options, eval: true });
}
