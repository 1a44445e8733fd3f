/** The page's end of the port to the house. */
import type { Seat } from '@parlour/kernel/game';
import type { Result } from '@parlour/kernel/result';
import { earlyWorker } from '../early.ts';
import { callsTo } from '../far-calls.ts';
import type { SharedGame } from '../share.ts';
import type { ReviewPiece } from './reviewing.ts';
import type { TableHandle, TableMessage } from './table-handle.ts';
import type { WorkerApi } from './worker-api.ts';

let door: WorkerApi | undefined;

const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour' });

/** The worker is started with the first question, if it has not been already. */
export function worker(): WorkerApi {
  door ??= callsTo<WorkerApi>(earlyWorker() ?? startWorker());
  return door;
}

export type RunningReview = {
  readonly ends: Promise<Result<readonly string[]>>;
  /** Also when it is over: the thread is given back. */
  stop(): void;
};

/** A record looked over in a thread of its own, so that no table waits for it. */
export function startReview(record: SharedGame, seat: Seat, hear: (piece: ReviewPiece) => void): RunningReview {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour-review' });
  const ends = callsTo<WorkerApi>(thread).review(record.text, record.names, seat, hear);
  return { ends, stop: () => thread.terminate() };
}

type Hear = (told: TableMessage) => void;

/** Undefined if there is no such table on this device. */
export const openHere = (id: string, hear: Hear): Promise<TableHandle | undefined> => worker().visit(id, hear);

/** Undefined if there is no such table on the server. */
export const openThere = (id: string, hear: Hear): Promise<TableHandle | undefined> => worker().visitFar(id, hear);
