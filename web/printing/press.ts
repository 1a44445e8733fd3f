/** The page's end of the line to the press, which is started when something is first printed. */
import { type Remote, wrap } from 'comlink';
import type { Press } from './worker.ts';

let running: Remote<Press> | undefined;

export function press(): Remote<Press> {
  running ??= wrap<Press>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'press' }));
  return running;
}
