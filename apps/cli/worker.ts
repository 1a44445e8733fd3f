/** Worker thread of the terminal program: runs one job, reports progress and posts the result. */
import { parentPort, workerData } from 'node:worker_threads';
import { runArenaJob } from './lib/arena-job.ts';
import { runSimulationJob } from './lib/simulation-job.ts';
import type { BlockingChannel } from './lib/worker-threads.ts';

const JOBS = { simulate: runSimulationJob, arena: runArenaJob };

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a worker thread');
const { work, job, channel } = workerData as { work: keyof typeof JOBS; job: never; channel: BlockingChannel };
const result = await JOBS[work](job, (piece: unknown) => port.postMessage({ piece }), channel);
port.postMessage({ result });
