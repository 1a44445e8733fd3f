/** Records opened: looked through, gone on from, drawn again. */
import { openMatch, openRecord } from '@parlour/games/open-record';
import type { ReadFile } from '@parlour/games/shelf';
import type { Chair, Facts, Happening, MatchResult } from '@parlour/kernel/game';
import { fold, statusOf } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { type RecordFault, sayFault } from '@parlour/kernel/record';
import { failure, type Result, success, sure, valueOr } from '@parlour/kernel/result';
import { moveTable } from '@parlour/table/lay';
import type { Pace, What } from '@parlour/table/log';
import type { Verdict } from '@parlour/table/verify';
import { type ProxyMarked, proxy } from 'comlink';
import { entropy } from './local.ts';
import { type Counted, countedIn, openReplay, type Replay, type ReplayMoment } from './replaying.ts';

export type About = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly count: number;
  readonly length: number;
  readonly result: MatchResult | undefined;
  readonly counted: readonly Counted[];
  readonly better: Facts['better'];
};

/** A record opened for looking through, or why it cannot be; then there is no moment to look at. */
export type Album = {
  about(): Promise<Result<About>>;
  at(step: number, chair: Chair): Promise<ReplayMoment>;
  /** All that has happened up to a moment. */
  past(step: number, chair: Chair): Promise<readonly Happening[]>;
};

export async function replayRecord(
  read: ReadFile,
  text: string,
  names: readonly string[],
  me: Chair = null,
): Promise<Album & ProxyMarked> {
  const opened = await openMatch(text, read);
  const replay = opened.ok
    ? success(openReplay(opened.value, seat => names[seat] ?? `Seat ${seat + 1}`))
    : failure(sayFault(opened.fault));
  const about = replay.ok ? success(aboutOf(replay.value, me)) : replay;
  return proxy<Album>({
    about: async () => about,
    at: async (step, chair) => sure(replay).at(step, chair),
    past: async (step, chair) => sure(replay).past(step, chair),
  });
}

function aboutOf(replay: Replay, me: Chair): About {
  const { game, options, seating } = replay.match;
  const status = statusOf(replay.match);
  return {
    game: game.id,
    rules: game.version,
    options,
    count: seating.count,
    length: replay.length,
    result: status.is === 'over' ? status.result : undefined,
    counted: countedIn(replay, me),
    better: game.better,
  };
}

/** What a match that goes on from some moment of a record is laid from. */
export async function branchOf(read: ReadFile, text: string, step: number, pace: Pace): Promise<Branch> {
  const match = valueOr(await openMatch(text, read), faulty);
  const { game, options, seating } = match;
  const drafts = valueOr(moveTable(fold(match, step), { pace, start: 'ready' }, entropy), faulty);
  return { game: game.id, options, count: seating.count, drafts };
}

const faulty = ({ message }: RecordFault): never => {
  throw new Error(message);
};

type Branch = Pick<About, 'game' | 'options' | 'count'> & { readonly drafts: readonly What[] };

/** Held against the slip that was kept, if there is one. */
export async function verify(read: ReadFile, text: string, slip: string): Promise<Verdict> {
  const found = await openRecord(text, read);
  if (!found.ok) return { ok: false, ...found.fault };
  const { verifyRecord } = await import('@parlour/table/verify');
  return verifyRecord(found.value.game, text, slip.trim() === '' ? {} : { slip });
}
