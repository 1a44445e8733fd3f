/** A worker thread of the terminal program: it is given one job, tells how far it is, and answers with its result. */
import { parentPort, workerData } from 'node:worker_threads';
import { playDeals } from './arena.ts';
import type { Waiting } from './outside/waiting.ts';
import { runJob } from './simulation.ts';

const WORKS = { simulate: runJob, arena: playDeals };

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a worker thread');
const { work, job, waiting } = workerData as { work: keyof typeof WORKS; job: never; waiting: Waiting };
const result = await WORKS[work](job, (piece: unknown) => port.postMessage({ piece }), waiting);
port.postMessage({ result });
