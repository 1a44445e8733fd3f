/** The worker: the house behind a port, so that thinking and shuffling never hold up a hand on the screen. */
import { expose } from 'comlink';
import { workerApi } from './worker-api.ts';

expose(workerApi);
