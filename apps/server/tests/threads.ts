/** Servers in tests think in threads of the bundle, made before any test: to read the sources anew in each takes far longer. */
import { threads } from '../thinking/worker.ts';

threads.bundle = new URL('../../cli/dist/thinker.mjs', import.meta.url);
