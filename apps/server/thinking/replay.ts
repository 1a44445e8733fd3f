/** Judging a record that somebody brings along, within a time that does not depend on what it says. */

import { gameOfRecord } from '@parlour/games/shelf/open-record';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { replay, sayFault } from '@parlour/kernel/record';
import { type Failure, failure, type Result, success } from '@parlour/kernel/result';
import { LONGEST_OPTION } from '@parlour/protocol/http';
import { LONGEST } from '@parlour/table/decide';
import { foldTable } from '@parlour/table/fold';
import { stamp, type TableSettings, type What } from '@parlour/table/log';
import { moveTable } from '@parlour/table/moving';
import type { Entropy } from '@parlour/table/seal';
import type { Library } from '../library.ts';

export type RecordTask = { readonly record: string; readonly settings: Partial<TableSettings> };

export type Replayed = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly drafts: readonly What[];
};

/** Whoever opens the table again goes through it in the thread that serves everybody. */
const FOLDED = 500;

export class TimeUp extends Error {
  override readonly name = 'TimeUp';
}

export const SLOW: Failure = failure('This record takes too long to judge.');

/** The record is judged again, line by line. */
export async function replayRecord(
  library: Library,
  { record: text, settings }: RecordTask,
  entropy: Entropy,
  isTimeUp: () => boolean,
): Promise<Result<Replayed>> {
  const named = gameOfRecord(text);
  if (!named.ok) return failure(sayFault(named.fault));
  const { boxed, options, record } = named.value;
  const { rules } = record.header;
  const isLong = Object.values(options).some(value => String(value).length > LONGEST_OPTION);
  if (isLong) return failure(`An option is ${LONGEST_OPTION} letters long at most.`);
  const opened = await library.open(boxed.id, options, rules);
  if (!opened.ok) return opened;
  const { game } = opened.value;
  try {
    const match = replay(hurried(game, isTimeUp), record);
    const moved = match.ok ? moveTable(match.value, settings, entropy) : match;
    if (!moved.ok) return failure(sayFault(moved.fault));
    return tried(game, moved.value) ?? success({ game: game.id, rules, options, drafts: moved.value });
  } catch (error) {
    if (error instanceof TimeUp) return SLOW;
    throw error;
  }
}

/** The same game, until the time is up. */
export function hurried(game: Game, isTimeUp: () => boolean): Game {
  const hurry =
    <A extends readonly unknown[], R>(work: (...given: A) => R): ((...given: A) => R) =>
    (...given) => {
      if (isTimeUp()) throw new TimeUp();
      return work(...given);
    };
  return { ...game, refuse: hurry(game.refuse), apply: hurry(game.apply), readChance: hurry(game.readChance) };
}

function tried(game: Game, drafts: readonly What[]): Failure | undefined {
  if (drafts.length >= LONGEST) return failure(`A match has fewer than ${LONGEST} lines.`);
  const begun = performance.now();
  foldTable(game, stamp(drafts, { number: 0, at: 0 }, 0));
  return performance.now() - begun > FOLDED ? SLOW : undefined;
}
