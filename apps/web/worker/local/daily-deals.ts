/** Daily deals on this device: one attempt per day and game. */
import {
  DAILY_OPPONENT_LEVEL,
  DAILY_SEAT,
  type DailyScore,
  type DailyScoreByLevel,
  dailyOptions,
  dailyScoreOf,
  dailySeedBase,
  type ShouldContinue,
} from '@parlour/games/shelf/daily';
import type { ShareSquare } from '@parlour/games/shelf/feats';
import { type BoxedGame, findGame, type ReadDataFile } from '@parlour/games/shelf/shelf';
import { defaultSeatCount } from '@parlour/games/shelf/table-defaults';
import type { GameEvent, MatchResult } from '@parlour/kernel/game';
import { type ComputerPace, PRIVATE_SETTINGS, SINGLE_ATTEMPT_SETTINGS } from '@parlour/table/log';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NewTable } from '../worker-api.ts';
import type { ContinueBenchmark } from './daily-benchmark.ts';

export type StoredDailyDeal = {
  /** Game and day. */
  readonly id: string;
  readonly game: string;
  readonly day: string;
  readonly seed: string;
  /** The table of the attempt that counts. */
  readonly table: string;
  /** The result of the attempt, and of every level on the same deal. */
  readonly made?: DailyScore;
  readonly levels?: DailyScoreByLevel;
  /** The course of the attempt; missing in rows from before it was stored. */
  readonly squares?: readonly (readonly ShareSquare[])[];
};

export type DailyDealId = { readonly game: string; readonly day: string };

interface Schema extends DBSchema {
  days: { key: string; value: StoredDailyDeal };
}

/** A separate database: an open page of an older version would block an upgrade of the main one. */
const database: Promise<IDBPDatabase<Schema>> = openDB<Schema>('parlour-days', 1, {
  upgrade: db => void db.createObjectStore('days', { keyPath: 'id' }),
});

/** What daily deals need from the worker. */
export type DailyDealHost = {
  readonly read: ReadDataFile;
  createTable(newTable: NewTable): Promise<string>;
  /** Finds the first deal from this seed on that is known to be solvable. */
  findSolvableSeed(
    game: string,
    options: NewTable['options'],
    from: string,
    goOn: ShouldContinue,
  ): Promise<string | undefined>;
};

export type DailyDealPlayer = { readonly name: string; readonly pace: ComputerPace };

const dailyDealKey = ({ game, day }: DailyDealId): string => `${game} ${day}`;

const readDailyDeal = async (id: DailyDealId): Promise<StoredDailyDeal | undefined> =>
  (await database).get('days', dailyDealKey(id));

/** Latest first. */
export const readDailyDeals = async (): Promise<StoredDailyDeal[]> =>
  (await (await database).getAll('days')).sort((a, b) => b.day.localeCompare(a.day));

export async function importDailyDeals(days: readonly StoredDailyDeal[]): Promise<void> {
  const known = new Set(await (await database).getAllKeys('days'));
  for (const day of days) if (!known.has(day.id)) await (await database).put('days', day);
}

export const deleteDailyDeals = async (): Promise<void> => (await database).clear('days');

/** Returns the table of the one attempt; undefined if the search for a deal was cancelled. */
export async function startDailyDeal(
  host: DailyDealHost,
  id: DailyDealId,
  player: DailyDealPlayer,
  goOn: ShouldContinue,
): Promise<string | undefined> {
  const stored = await readDailyDeal(id);
  if (stored) return stored.table;
  const seed = await dailySeed(host, id, goOn);
  if (seed === undefined) return undefined;
  const table = await host.createTable({
    ...dailyTable(id.game, player),
    ...fixedDeal(seed),
    settings: SINGLE_ATTEMPT_SETTINGS,
    daily: id.day,
  });
  return saveUnlessStarted({ id: dailyDealKey(id), ...id, seed, table });
}

/** If two tabs start at once, the first one counts. */
async function saveUnlessStarted(started: StoredDailyDeal): Promise<string> {
  const transaction = (await database).transaction('days', 'readwrite', { durability: 'strict' });
  const stored = await transaction.store.get(started.id);
  await Promise.all([stored ? undefined : transaction.store.put(started), transaction.done]);
  return stored?.table ?? started.table;
}

/** The same deal again, any number of times, with hints and undo. */
export async function practiseDailyDeal(
  host: DailyDealHost,
  id: DailyDealId,
  player: DailyDealPlayer,
  goOn: ShouldContinue,
): Promise<string | undefined> {
  const seed = (await readDailyDeal(id))?.seed ?? (await dailySeed(host, id, goOn));
  return seed && host.createTable({ ...dailyTable(id.game, player), ...fixedDeal(seed), settings: PRIVATE_SETTINGS });
}

const fixedDeal = (seed: string): Pick<NewTable, 'given'> => ({ given: { seed } });

function findBoxedGame(id: string): BoxedGame {
  const boxed = findGame(id);
  if (!boxed) throw new Error(`There is no game ${id} on the shelf.`);
  return boxed;
}

function dailyTable(id: string, { name, pace }: DailyDealPlayer): Omit<NewTable, 'given' | 'settings'> {
  const boxed = findBoxedGame(id);
  const count = defaultSeatCount(boxed);
  const people = Array.from({ length: count }, (_, seat) => (seat === DAILY_SEAT ? name : null));
  return { game: id, options: dailyOptions(boxed), count, people, level: DAILY_OPPONENT_LEVEL, pace };
}

/** A solitaire deal of the day must be solvable. */
async function dailySeed(
  host: DailyDealHost,
  { game, day }: DailyDealId,
  goOn: ShouldContinue,
): Promise<string | undefined> {
  const boxed = findBoxedGame(game);
  const seed = dailySeedBase(game, day);
  return boxed.findSolution ? host.findSolvableSeed(game, dailyOptions(boxed), seed, goOn) : seed;
}

/** Stores the first result only. */
export async function finishDailyDeal(
  id: DailyDealId,
  table: string,
  result: MatchResult,
  events: readonly GameEvent[],
): Promise<void> {
  const stored = await readDailyDeal(id);
  if (!stored || stored.made || stored.table !== table) return;
  const boxed = findBoxedGame(id.game);
  const squares = (await boxed.squares?.())?.rowsOf({ seat: DAILY_SEAT, events, result });
  await (await database).put('days', { ...stored, made: dailyScoreOf(boxed, result), ...(squares && { squares }) });
}

/** Lets every level play the deal. Runs only after the player's own attempt. */
export async function benchmarkDailyDeal(host: DailyDealHost, id: DailyDealId, goOn: ContinueBenchmark): Promise<void> {
  const stored = await readDailyDeal(id);
  if (!stored?.made) return;
  const boxed = findBoxedGame(id.game);
  const options = dailyOptions(boxed);
  const [game, characters] = await Promise.all([boxed.open(options, host.read), boxed.players?.(host.read) ?? []]);
  const seats = { count: defaultSeatCount(boxed), seat: DAILY_SEAT, among: DAILY_OPPONENT_LEVEL };
  const deal = { boxed, game, characters, options, ...seats, seed: stored.seed };
  const { benchmarkLevels: playAll } = await import('./daily-benchmark.ts');
  await playAll(deal, stored.levels ?? {}, goOn, async (level, made) => {
    const { levels, ...row } = (await readDailyDeal(id)) ?? stored;
    await (await database).put('days', { ...row, levels: { ...levels, [level]: made } });
  });
}
