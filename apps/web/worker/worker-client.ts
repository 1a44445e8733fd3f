/** The page's connection to the worker. */
import type { Seat } from '@parlour/kernel/game';
import type { Result } from '@parlour/kernel/result';
import type { SharedGame } from '../lib/link-payload.ts';
import { connectRpc } from '../lib/worker-rpc.ts';
import { takeEarlyWorker } from '../prerender/handoff.ts';
import type { ReviewUpdate } from './records/review-record.ts';
import type { TableHandle, TableMessage } from './table-handle.ts';
import type { WorkerApi } from './worker-api.ts';

let api: WorkerApi | undefined;

const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour' });

/** Starts the worker on first use, unless the early script has. */
export function workerApi(): WorkerApi {
  api ??= connectRpc<WorkerApi>(takeEarlyWorker() ?? startWorker());
  return api;
}

export type RunningReview = {
  readonly result: Promise<Result<readonly string[]>>;
  /** Also needed after the end: it frees the thread. */
  stop(): void;
};

/** Runs in a separate worker, so that no table waits for it. */
export function startReview(record: SharedGame, seat: Seat, onPiece: (piece: ReviewUpdate) => void): RunningReview {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour-review' });
  const result = connectRpc<WorkerApi>(thread).reviewRecord(record.text, record.names, seat, onPiece);
  return { result, stop: () => thread.terminate() };
}

type OnTableMessage = (message: TableMessage) => void;

/** Undefined if this device has no such table. */
export const openStoredTable = (id: string, onPiece: OnTableMessage): Promise<TableHandle | undefined> =>
  workerApi().openTable(id, onPiece);

/** Undefined if the server has no such table. */
export const openRemoteTable = (id: string, onPiece: OnTableMessage): Promise<TableHandle | undefined> =>
  workerApi().openRemoteTable(id, onPiece);
