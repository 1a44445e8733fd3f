import { join } from 'node:path';

/**
 * Of the threads that compile and collect for V8 each keeps memory of its own, and one is enough for a server. What is young has
 * 4 MB from the start: with less it is collected for every twenty plays. Neither can a program set for itself.
 */
export const HEAP: readonly string[] = ['--v8-pool-size=1', '--min-semi-space-size=4'];

/** The server as hosts run it. The bundle must have been made; it starts in a fifth of the time of the sources. */
export const SERVE: readonly string[] = [
  ...HEAP,
  join(import.meta.dirname, '..', '..', 'apps', 'cli', 'dist', 'parlour.mjs'),
  'serve',
];
