/** A worker thread of the terminal program: it is given one job, tells how far it is, and answers with its result. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Job, runJob } from './simulation.ts';

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a worker thread');
const tally = await runJob(workerData as Job, done => port.postMessage({ done }));
port.postMessage({ tally });
