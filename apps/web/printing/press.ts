/** The page's end of the line to the press, which is started when something is first printed. */
import { callsTo } from '../far-calls.ts';
import type { PrintingPress } from './worker.ts';

let running: PrintingPress | undefined;

export function press(): PrintingPress {
  running ??= callsTo<PrintingPress>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'press' }),
  );
  return running;
}
