/** The deal of a day in a thread of its own: whether a record is one of it, and what each level makes of it. */
import {
  AMONG,
  chanceBy,
  daySeed,
  type Made,
  type MadeByLevels,
  madeOf,
  optionsOf,
  SEAT,
} from '@parlour/games/shelf/daily';
import { gameOfRecord } from '@parlour/games/shelf/open-record';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { hasDaily, usualCount } from '@parlour/games/shelf/usual';
import { type Match, statusOf } from '@parlour/kernel/match';
import { writeOptions } from '@parlour/kernel/options';
import { type ReadRecord, replay, sayFault } from '@parlour/kernel/record';
import { type Failure, failure, type Result, success } from '@parlour/kernel/result';
import { LEVELS, type Level } from '@parlour/players/player';
import { playThrough } from '@parlour/players/playing';
import { type Difference, differenceIn, pairingOf, type SameDeal } from '@parlour/table/same-deal';
import type { Library } from '../library.ts';
import { hurried, SLOW, TimeUp } from './replay.ts';

/** Without a record the levels are asked for. */
export type DayTask = { readonly ofDay: string; readonly game: string; readonly record?: string };

/** What a record came to, or what the levels made of the deal. */
export type DayAnswer = { readonly made: Made } | { readonly levels: MadeByLevels };

type DayDeal = SameDeal & { readonly boxed: BoxedGame };

export async function judgeDay(
  library: Library,
  { ofDay, game, record }: DayTask,
  isTimeUp: () => boolean,
): Promise<Result<DayAnswer>> {
  try {
    const deal = await dealOf(library, game, ofDay, isTimeUp);
    if (!deal.ok) return deal;
    if (record === undefined) return success({ levels: levelsOf(deal.value, isTimeUp) });
    const made = madeIn(deal.value, record, isTimeUp);
    return made.ok ? success({ made: made.value }) : made;
  } catch (error) {
    if (error instanceof TimeUp) return SLOW;
    throw error;
  }
}

/** The deal as everybody has it who lays it on their device. */
async function dealOf(library: Library, id: string, day: string, isTimeUp: () => boolean): Promise<Result<DayDeal>> {
  const boxed = findGame(id);
  if (!boxed || !hasDaily(boxed)) return failure('There is no daily deal of this game.');
  const options = optionsOf(boxed);
  const opened = await library.open(id, options);
  if (!opened.ok) return opened;
  const { game, minds } = opened.value;
  const seed = await daySeed({ boxed, game }, day, () => !isTimeUp());
  if (seed === undefined) return SLOW;
  const seats = { count: usualCount(boxed), seat: SEAT, among: AMONG };
  return success({ boxed, game, characters: await minds(), options, seed, ...seats });
}

function madeIn(deal: DayDeal, text: string, isTimeUp: () => boolean): Result<Made> {
  const named = gameOfRecord(text);
  if (!named.ok) return failure(sayFault(named.fault));
  const { record, options } = named.value;
  const match = replayed({ ...deal, game: hurried(deal.game, isTimeUp) }, record, writeOptions(options));
  if (!match.ok) return match;
  const status = statusOf(match.value);
  if (status.is !== 'over') return failure('This match is not over yet.');
  const difference = differenceIn(deal, chanceBy(deal.seed), match.value.log, () => hurry(isTimeUp));
  return difference ? failure(saidOf(difference)) : success(madeOf(deal.boxed, status.result));
}

function replayed({ game, options, count }: DayDeal, record: ReadRecord, given: string): Result<Match> {
  const { header } = record;
  const { dealer } = header.seating;
  const isSame = header.game === game.id && header.seating.count === count && dealer === undefined;
  if (!isSame || given !== writeOptions(options)) return OTHER;
  const match = replay(game, record);
  return match.ok ? match : failure(sayFault(match.fault));
}

function hurry(isTimeUp: () => boolean): void {
  if (isTimeUp()) throw new TimeUp();
}

const OTHER: Failure = failure('This is a record of another deal than that of the day.');

const SAID: Readonly<Record<Difference['of'], string>> = {
  chance: OTHER.fault,
  clock: 'No clock runs at the deal of a day.',
  computer:
    'A computer player has not played as it does at this deal; perhaps this parlour is of another age than yours.',
};

const saidOf = ({ of }: Difference): string => SAID[of];

function levelsOf(deal: DayDeal, isTimeUp: () => boolean): MadeByLevels {
  const made = LEVELS.map(level => [level, playedBy(level, deal, isTimeUp)] as const);
  return Object.fromEntries(made.filter(([, one]) => one !== undefined));
}

function playedBy(level: Level, deal: DayDeal, isTimeUp: () => boolean): Made | undefined {
  const playing = playThrough(pairingOf(level, deal));
  for (;;) {
    const { done, value: match } = playing.next();
    hurry(isTimeUp);
    if (!done) continue;
    const status = statusOf(match);
    return status.is === 'over' ? madeOf(deal.boxed, status.result) : undefined;
  }
}
