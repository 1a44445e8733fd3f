import { join } from 'node:path';

/** Of the threads that compile and collect for V8 each keeps memory of its own, and one is enough for a server. */
export const ONE_HELPER = '--v8-pool-size=1';

/** The server as hosts run it. The bundle must have been made; it starts in a fifth of the time of the sources. */
export const SERVE: readonly string[] = [
  ONE_HELPER,
  join(import.meta.dirname, '..', '..', 'cli', 'dist', 'parlour.mjs'),
  'serve',
];
