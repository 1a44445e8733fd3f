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

const isSource = import.meta.url.endsWith('.ts');

/** The bundle has the thread beside it. Whoever runs the sources and has made a bundle of them may name its thread here. */
export const threads: { bundle: URL | undefined } = {
  bundle: isSource ? undefined : new URL('./thinker.mjs', import.meta.url),
};

/** From the sources a thread needs the same loader as they; one of the bundle has no use for it. */
export function newWorker(workerData: SharedArrayBuffer): Worker {
  const options = { workerData, resourceLimits };
  if (threads.bundle) return new Worker(threads.bundle, { ...options, ...(isSource && { execArgv: [] }) });
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const source = new URL('./thinker.ts', import.meta.url).href;
  const code = `import('${loader}').then(({ register }) => (register(), import('${source}')))`;
  return new Worker(code, { ...options, eval: true });
}
