/** The page's end of the line to the press, which is started when something is first printed. */
import { type Remote, wrap } from 'comlink';
import type { PrintingPress } from './worker.ts';

let running: Remote<PrintingPress> | undefined;

export function press(): Remote<PrintingPress> {
  running ??= wrap<PrintingPress>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'press' }),
  );
  return running;
}
