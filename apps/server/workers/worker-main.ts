/** Entry of the worker threads. */

import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { readShelfData } from '@parlour/games/shelf/node-files';
import type { Options } from '@parlour/kernel/options';
import { assertDefined, failure, type Result, success } from '@parlour/kernel/result';
import type { Thought } from '@parlour/players/player';
import { think } from '@parlour/players/player';
import { taskSituation } from '@parlour/table/computer/situation';
import type { ThinkTask } from '@parlour/table/computer/task';
import { createGameRegistry } from '../game-registry.ts';
import {
  type DailyOutcome,
  type DailyTask,
  evaluateDailyDeal,
  type VerifiedRecord,
  type VerifyRecordTask,
  verifySubmittedRecord,
} from './verify-records.ts';

type ThoughtRequest = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly task: ThinkTask;
  /** For a hint: reasons are worked out on demand, and a move needs none. */
  readonly explains: boolean;
};
export type WorkerTask = ThoughtRequest | VerifyRecordTask | DailyTask;
export type WorkerAnswer =
  | { readonly thought: Thought }
  | { readonly replayed: Result<VerifiedRecord> }
  | { readonly judged: Result<DailyOutcome> };

/** The main thread lowers it while others wait. */
const allowanceMs = new Int32Array(workerData as SharedArrayBuffer);
const games = createGameRegistry(readShelfData);

async function answer(workerTask: WorkerTask): Promise<Result<WorkerAnswer>> {
  const startedAt = performance.now();
  const isTimeUp = (): boolean => performance.now() - startedAt > Atomics.load(allowanceMs, 0);
  if ('ofDay' in workerTask) return success({ judged: await evaluateDailyDeal(games, workerTask, isTimeUp) });
  if ('record' in workerTask)
    return success({ replayed: await verifySubmittedRecord(games, workerTask, randomBytes, isTimeUp) });
  const { game: id, rules, options, task, explains } = workerTask;
  const opened = await games.open(id, options, rules);
  if (!opened.ok) return opened;
  const { game, loadCharacters } = opened.value;
  const thought = think(...taskSituation(game, await loadCharacters(), task), isTimeUp);
  return success({ thought: explains ? thought : withoutReasons(thought) });
}

const withoutReasons = ({ play, options: considered, units, seconds }: Thought): Thought => ({
  ...{ play, why: '', options: considered, units },
  ...(seconds !== undefined && { seconds }),
});

assertDefined(parentPort).on('message', (workerTask: WorkerTask) => {
  void answer(workerTask)
    .catch(error => failure(String(error)))
    .then(found => assertDefined(parentPort).postMessage(found));
});
