/** Tests use the bundled worker, because loading the sources in every thread takes far longer. */
import { workerEntry } from '../workers/pool.ts';

workerEntry.bundle = new URL('../../cli/dist/thinker.mjs', import.meta.url);
