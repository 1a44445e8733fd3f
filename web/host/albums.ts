/** Records opened: looked through, gone on from, drawn again. */
import { openRecord } from '@parlour/games/open-record';
import type { ReadFile } from '@parlour/games/shelf';
import type { Chair, Facts, Happening, Ending } from '@parlour/kernel/game';
import { fold, statusOf } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { writeRecord } from '@parlour/kernel/record';
import { moveTable } from '@parlour/table/lay';
import type { Pace, What } from '@parlour/table/log';
import type { Verdict } from '@parlour/table/verify';
import { proxy } from 'comlink';
import { entropy } from './local.ts';
import { type Counted, countedIn, type Moment, openReplay } from './replaying.ts';

export type About = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly count: number;
  readonly length: number;
  readonly result: Ending | undefined;
  readonly counted: readonly Counted[];
  readonly better: Facts['better'];
};

/** A record opened for looking through. */
export type Album = {
  about(): Promise<About>;
  at(step: number, chair: Chair): Promise<Moment>;
  /** All that has happened up to a moment. */
  past(step: number, chair: Chair): Promise<readonly Happening[]>;
};

export async function replayRecord(
  read: ReadFile,
  text: string,
  names: readonly string[],
): Promise<Album | { wrong: string }> {
  const found = await openRecord(text, read);
  if ('message' in found) return { wrong: found.message };
  const { game } = found;
  const replay = openReplay(game, text, seat => names[seat] ?? `Seat ${seat + 1}`);
  if ('message' in replay) return { wrong: `Line ${replay.line}: ${replay.message}` };
  const status = statusOf(replay.match);
  const about: About = {
    game: game.id,
    rules: game.version,
    options: replay.match.options,
    count: replay.match.seating.count,
    length: replay.length,
    result: status.is === 'over' ? status.result : undefined,
    counted: countedIn(replay),
    better: game.better,
  };
  return proxy<Album>({
    about: async () => about,
    at: async (step, chair) => replay.at(step, chair),
    past: async (step, chair) => replay.past(step, chair),
  });
}

/** What a match that goes on from some moment of a record is laid from. */
export async function branchOf(read: ReadFile, text: string, step: number, pace: Pace): Promise<Branch> {
  const found = await openRecord(text, read);
  if ('message' in found) throw new Error(found.message);
  const { game } = found;
  const replay = openReplay(game, text, String);
  if ('message' in replay) throw new Error(replay.message);
  const { options, seating } = replay.match;
  const moved = moveTable(game, writeRecord(fold(replay.match, step)), { pace, start: 'ready' }, entropy);
  if ('message' in moved) throw new Error(moved.message);
  return { game: game.id, options, count: seating.count, drafts: moved.drafts };
}

type Branch = Pick<About, 'game' | 'options' | 'count'> & { readonly drafts: readonly What[] };

/** Held against the slip that was kept, if there is one. */
export async function verify(read: ReadFile, text: string, slip: string): Promise<Verdict> {
  const found = await openRecord(text, read);
  if ('message' in found) return { ok: false, ...found };
  const { verifyRecord } = await import('@parlour/table/verify');
  return verifyRecord(found.game, text, slip.trim() === '' ? {} : { slip });
}
