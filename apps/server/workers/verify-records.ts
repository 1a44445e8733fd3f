/** Verifies records that clients submit, to continue a match or for the daily deal, within a fixed time limit. */

import {
  certifiedDailySeed,
  DAILY_OPPONENT_LEVEL,
  DAILY_SEAT,
  type DailyScore,
  type DailyScoreByLevel,
  dailyOptions,
  dailyScoreOf,
  seededChance,
} from '@parlour/games/shelf/daily';
import { identifyRecord } from '@parlour/games/shelf/open-record';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { defaultSeatCount, hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import type { Game } from '@parlour/kernel/game';
import { type Match, matchStatus } from '@parlour/kernel/match';
import { formatOptions, type Options } from '@parlour/kernel/options';
import { formatRecordFault, type ParsedRecord, replayMatch } from '@parlour/kernel/record';
import { type Failure, failure, type Result, success } from '@parlour/kernel/result';
import { playMatchInSteps } from '@parlour/players/arena/simulate-match';
import { LEVELS, type Level } from '@parlour/players/player';
import { MAX_OPTION_LENGTH } from '@parlour/protocol/http';
import {
  type DealDifference,
  findDifference,
  type SharedDeal,
  sharedDealSetup,
} from '@parlour/table/computer/shared-deal';
import { draftTableFromMatch } from '@parlour/table/create';
import { MAX_LOG_ENTRIES } from '@parlour/table/decide/decide';
import { foldTable } from '@parlour/table/fold';
import { type EntryDraft, numberEntries, type TableSettings } from '@parlour/table/log';
import type { Entropy } from '@parlour/table/shuffle/seal';
import type { GameRegistry } from '../game-registry.ts';

export type VerifyRecordTask = { readonly record: string; readonly settings: Partial<TableSettings> };

export type VerifiedRecord = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly drafts: readonly EntryDraft[];
};

/** The main thread folds the log again when the table is opened. */
const MAX_FOLD_MS = 500;

export class TimeUpError extends Error {
  override readonly name = 'TimeUpError';
}

export const TOO_SLOW: Failure = failure('This record takes too long to check.');

/** Returns the entries of a table that continues the record. */
export async function verifySubmittedRecord(
  games: GameRegistry,
  { record: text, settings }: VerifyRecordTask,
  entropy: Entropy,
  isTimeUp: () => boolean,
): Promise<Result<VerifiedRecord>> {
  const parsed = identifyRecord(text);
  if (!parsed.ok) return failure(formatRecordFault(parsed.fault));
  const { boxed, options, record } = parsed.value;
  const { rules } = record.header;
  const isLong = Object.values(options).some(value => String(value).length > MAX_OPTION_LENGTH);
  if (isLong) return failure(`An option has at most ${MAX_OPTION_LENGTH} characters.`);
  const opened = await games.open(boxed.id, options, rules);
  if (!opened.ok) return opened;
  const { game } = opened.value;
  try {
    const match = replayMatch(withDeadline(game, isTimeUp), record);
    const moved = match.ok ? draftTableFromMatch(match.value, settings, entropy) : match;
    if (!moved.ok) return failure(formatRecordFault(moved.fault));
    return foldIssue(game, moved.value) ?? success({ game: game.id, rules, options, drafts: moved.value });
  } catch (error) {
    if (error instanceof TimeUpError) return TOO_SLOW;
    throw error;
  }
}

/** Its functions throw TimeUpError after the deadline. */
export function withDeadline(game: Game, isTimeUp: () => boolean): Game {
  const checked =
    <A extends readonly unknown[], R>(work: (...given: A) => R): ((...given: A) => R) =>
    (...given) => {
      if (isTimeUp()) throw new TimeUpError();
      return work(...given);
    };
  return { ...game, refuse: checked(game.refuse), apply: checked(game.apply), readChance: checked(game.readChance) };
}

function foldIssue(game: Game, drafts: readonly EntryDraft[]): Failure | undefined {
  if (drafts.length >= MAX_LOG_ENTRIES) return failure(`A match has at most ${MAX_LOG_ENTRIES} lines.`);
  const startedAt = performance.now();
  foldTable(game, numberEntries(drafts, { number: 0, at: 0 }, 0));
  return performance.now() - startedAt > MAX_FOLD_MS ? TOO_SLOW : undefined;
}

/** Without a record, all levels play the deal. */
export type DailyTask = { readonly ofDay: string; readonly game: string; readonly record?: string };

export type DailyOutcome = { readonly made: DailyScore } | { readonly levels: DailyScoreByLevel };

type DailyDeal = SharedDeal & { readonly boxed: BoxedGame };

/** Checks that a record is a finished match of the daily deal, or lets all levels play the deal. */
export async function evaluateDailyDeal(
  games: GameRegistry,
  { ofDay, game, record }: DailyTask,
  isTimeUp: () => boolean,
): Promise<Result<DailyOutcome>> {
  try {
    const deal = await dailyDealOf(games, game, ofDay, isTimeUp);
    if (!deal.ok) return deal;
    if (record === undefined) return success({ levels: resultsByLevel(deal.value, isTimeUp) });
    const made = verifyDailyRecord(deal.value, record, isTimeUp);
    return made.ok ? success({ made: made.value }) : made;
  } catch (error) {
    if (error instanceof TimeUpError) return TOO_SLOW;
    throw error;
  }
}

/** Exactly as every device deals it. */
async function dailyDealOf(
  games: GameRegistry,
  id: string,
  day: string,
  isTimeUp: () => boolean,
): Promise<Result<DailyDeal>> {
  const boxed = findGame(id);
  if (!boxed || !hasDailyDeal(boxed)) return failure('There is no daily deal of this game.');
  const options = dailyOptions(boxed);
  const opened = await games.open(id, options);
  if (!opened.ok) return opened;
  const { game, loadCharacters } = opened.value;
  const seed = await certifiedDailySeed({ boxed, game }, day, () => !isTimeUp());
  if (seed === undefined) return TOO_SLOW;
  const seats = { count: defaultSeatCount(boxed), seat: DAILY_SEAT, among: DAILY_OPPONENT_LEVEL };
  return success({ boxed, game, characters: await loadCharacters(), options, seed, ...seats });
}

function verifyDailyRecord(deal: DailyDeal, text: string, isTimeUp: () => boolean): Result<DailyScore> {
  const parsed = identifyRecord(text);
  if (!parsed.ok) return failure(formatRecordFault(parsed.fault));
  const { record, options } = parsed.value;
  const match = replayOfDeal({ ...deal, game: withDeadline(deal.game, isTimeUp) }, record, formatOptions(options));
  if (!match.ok) return match;
  const status = matchStatus(match.value);
  if (status.is !== 'over') return failure('This match is not over yet.');
  const difference = findDifference(deal, seededChance(deal.seed), match.value.log, () => throwIfTimeUp(isTimeUp));
  return difference ? failure(differenceText(difference)) : success(dailyScoreOf(deal.boxed, status.result));
}

function replayOfDeal({ game, options, count }: DailyDeal, record: ParsedRecord, given: string): Result<Match> {
  const { header } = record;
  const { dealer } = header.seating;
  const isSame = header.game === game.id && header.seating.count === count && dealer === undefined;
  if (!isSame || given !== formatOptions(options)) return OTHER_DEAL;
  const match = replayMatch(game, record);
  return match.ok ? match : failure(formatRecordFault(match.fault));
}

function throwIfTimeUp(isTimeUp: () => boolean): void {
  if (isTimeUp()) throw new TimeUpError();
}

const OTHER_DEAL: Failure = failure('This record is of another deal, not of this daily deal.');

const DIFFERENCE_TEXTS: Readonly<Record<DealDifference['of'], string>> = {
  chance: OTHER_DEAL.fault,
  clock: 'A daily deal has no clock.',
  computer: 'A computer player played otherwise than it does in this deal. The server may have another version.',
};

const differenceText = ({ of }: DealDifference): string => DIFFERENCE_TEXTS[of];

function resultsByLevel(deal: DailyDeal, isTimeUp: () => boolean): DailyScoreByLevel {
  const made = LEVELS.map(level => [level, resultOfLevel(level, deal, isTimeUp)] as const);
  return Object.fromEntries(made.filter(([, one]) => one !== undefined));
}

function resultOfLevel(level: Level, deal: DailyDeal, isTimeUp: () => boolean): DailyScore | undefined {
  const steps = playMatchInSteps(sharedDealSetup(level, deal));
  for (;;) {
    const { done, value: match } = steps.next();
    throwIfTimeUp(isTimeUp);
    if (!done) continue;
    const status = matchStatus(match);
    return status.is === 'over' ? dailyScoreOf(deal.boxed, status.result) : undefined;
  }
}
