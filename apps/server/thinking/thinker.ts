/** A worker thread in which computer players think and records are judged, one after another. */

import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { readData } from '@parlour/games/shelf/node';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { Thought } from '@parlour/players/player';
import { think } from '@parlour/players/think';
import type { Task } from '@parlour/table/task';
import { situationOf } from '@parlour/table/thinking';
import { openLibrary } from '../library.ts';
import { type DayAnswer, type DayTask, judgeDay } from './day.ts';
import { type RecordTask, type Replayed, replayRecord } from './replay.ts';

type ThoughtTask = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly task: Task;
};
export type Question = ThoughtTask | RecordTask | DayTask;
export type ThinkerAnswer =
  | { readonly thought: Thought }
  | { readonly replayed: Result<Replayed> }
  | { readonly judged: Result<DayAnswer> };

/** How many milliseconds this may take just now; it shrinks while others wait. */
const allowance = new Int32Array(workerData as SharedArrayBuffer);
const library = openLibrary(readData);

async function answer(question: Question): Promise<Result<ThinkerAnswer>> {
  const begun = performance.now();
  const isTimeUp = (): boolean => performance.now() - begun > Atomics.load(allowance, 0);
  if ('ofDay' in question) return success({ judged: await judgeDay(library, question, isTimeUp) });
  if ('record' in question) return success({ replayed: await replayRecord(library, question, randomBytes, isTimeUp) });
  const { game: id, rules, options, task } = question;
  const opened = await library.open(id, options, rules);
  if (!opened.ok) return opened;
  const { game, minds } = opened.value;
  return success({ thought: think(...situationOf(game, await minds(), task), isTimeUp) });
}

must(parentPort).on('message', (question: Question) => {
  void answer(question)
    .catch(error => failure(String(error)))
    .then(found => must(parentPort).postMessage(found));
});
