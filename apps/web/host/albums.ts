/** Records opened: looked through, gone on from, drawn again. */
import { openMatch, openRecord } from '@parlour/games/shelf/open-record';
import type { ReadFile } from '@parlour/games/shelf/shelf';
import type { Chair, Facts, Happening, MatchResult, Name, Play, Seat } from '@parlour/kernel/game';
import { fold, statusOf } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { type RecordFault, sayFault } from '@parlour/kernel/record';
import { failure, type Result, success, sure, valueOr } from '@parlour/kernel/result';
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { Pace, What } from '@parlour/table/log';
import { moveTable } from '@parlour/table/moving';
import type { Verdict } from '@parlour/table/verify';
import { entropy } from './local.ts';
import { type Counted, countedIn, openReplay, type Replay, type ReplayMoment } from './replaying.ts';
import { judgeAt, type Offered, offeredAt, type Tried, tryAt } from './trying.ts';

export type About = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly count: number;
  /** How many sides there are; partners sit opposite. */
  readonly sides: number;
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
  /** What a seat could have done at a moment. */
  offered(step: number, seat: Seat): Promise<Offered>;
  judge(step: number, seat: Seat, play: Play): Promise<ToldRefusal | undefined>;
  /** The moment after a play that was never made, or undefined if it may not be made. */
  tried(step: number, seat: Seat, play: Play): Promise<Tried | undefined>;
};

export async function replayRecord(
  read: ReadFile,
  text: string,
  names: readonly string[],
  me: Chair = null,
): Promise<Album> {
  const opened = await openMatch(text, read);
  const name = namesIn(names);
  const replay = opened.ok ? success(openReplay(opened.value, name)) : failure(sayFault(opened.fault));
  const about = replay.ok ? success(aboutOf(replay.value, me)) : replay;
  return {
    about: async () => about,
    at: async (step, chair) => sure(replay).at(step, chair),
    past: async (step, chair) => sure(replay).past(step, chair),
    offered: async (step, seat) => offeredAt(sure(replay), step, seat),
    judge: async (step, seat, play) => judgeAt(sure(replay), name, step, seat, play),
    tried: async (step, seat, play) => tryAt(sure(replay), step, seat, play),
  };
}

/** Where nobody has a name, seats have numbers. */
export const namesIn =
  (names: readonly string[]): Name =>
  seat =>
    names[seat] ?? `Seat ${seat + 1}`;

function aboutOf(replay: Replay, me: Chair): About {
  const { game, options, seating } = replay.match;
  const status = statusOf(replay.match);
  return {
    game: game.id,
    rules: game.version,
    options,
    count: seating.count,
    sides: game.sides(seating.count),
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
