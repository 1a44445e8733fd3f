/** Everything the page can ask of the worker. Modules that the first game does not need are loaded on demand. */

import type { ShouldContinue, SolverOutcome } from '@parlour/games/shelf/daily';
import type { PuzzleReference } from '@parlour/games/shelf/puzzles/list';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Chair, Seat } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import type { Result } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import type { ListedTables } from '@parlour/protocol/http';
import { draftTable } from '@parlour/table/create';
import {
  type ComputerPace,
  type EntryDraft,
  type FixedDeals,
  numberEntries,
  type TableSettings,
} from '@parlour/table/log';
import type { VerificationResult } from '@parlour/table/shuffle/verify';
import { dataFileReader } from './box-data.ts';
import { loadPersonasOf, strategyLoader } from './local/bot-thinking.ts';
import type { ContinueBenchmark } from './local/daily-benchmark.ts';
import type { DailyDealHost, DailyDealId, DailyDealPlayer, StoredDailyDeal } from './local/daily-deals.ts';
import { entropy, runLocalTable } from './local/local-table.ts';
import type { PuzzleEvent, PuzzleProgress } from './puzzles/puzzle-progress.ts';
import type { PuzzleSession } from './puzzles/puzzle-session.ts';
import type { FeatsOfBox } from './records/award-feats.ts';
import type { RecordReplay } from './records/replay.ts';
import type { OnReviewPiece } from './records/review-record.ts';
import {
  deleteTable,
  deviceTableStore,
  openStore,
  readEntries,
  type Store,
  type StoredRecord,
  type StoredRemoteTable,
  type StoredTable,
  saveNewTable,
} from './store.ts';
import type { TableHandle, TableMessage } from './table-handle.ts';

const openedStore: Promise<Store> = openStore();
const readDataFile = dataFileReader(openedStore);

export type NewTable = {
  readonly game: string;
  readonly options: Options;
  readonly count: number;
  /** Names of people by seat; null for a computer player. */
  readonly people: readonly (string | null)[];
  readonly level: Level;
  readonly pace: ComputerPace;
  /** A fixed deal, such as the daily deal. */
  readonly given?: FixedDeals;
  readonly settings?: Partial<TableSettings>;
  /** Seats of the device's owner; default: the only person's. */
  readonly mine?: readonly Seat[];
  /** Set for the attempt at a daily deal. */
  readonly daily?: string;
};

/** Players of a match that continues from a record. */
type BranchPlayers = Pick<NewTable, 'people' | 'level' | 'pace'>;

function requireBoxedGame(id: string): BoxedGame {
  const boxed = findGame(id);
  if (!boxed) throw new Error(`There is no game ${id} on the shelf.`);
  return boxed;
}

/** Loads rules and players before the page creates a table. */
async function preloadGame(id: string): Promise<void> {
  const boxed = requireBoxedGame(id);
  await Promise.all([boxed.open(defaultsOf(boxed.options), readDataFile), loadPersonasOf(boxed, readDataFile)]);
  await strategyLoader(boxed, readDataFile)('easy');
}

async function createTable(newTable: NewTable): Promise<string> {
  const { options, count, pace, given, settings } = newTable;
  const game = await requireBoxedGame(newTable.game).open(options, readDataFile);
  const drafts = draftTable(
    game,
    { options, count, settings: { start: 'ready', ...settings, pace }, ...(given && { given }) },
    entropy,
  );
  return saveDrafts(newTable, drafts);
}

async function saveDrafts(newTable: NewTable, drafts: readonly EntryDraft[]): Promise<string> {
  const { game, options, count, people, level, daily, mine } = newTable;
  const store = await openedStore;
  const [id, now] = [toHex(entropy(6)), Date.now()];
  const row = { id, game, options, count, people, level, laid: now, touched: now, isOver: false };
  const storedTable = { ...row, ...(mine && { mine }), ...(daily !== undefined && { daily }) };
  await saveNewTable(store, storedTable, numberEntries(drafts, { number: 0, at: 0 }, now));
  return id;
}

/** The table stays in the worker; the page gets a handle. */
type PendingTableHandle = Promise<TableHandle | undefined>;

async function openTable(id: string, onMessage: (message: TableMessage) => void): PendingTableHandle {
  const store = await openedStore;
  const [storedTable, rules] = await Promise.all([store.get('tables', id), rulesVersionOf(store, id)]);
  if (!storedTable) return undefined;
  const boxed = requireBoxedGame(storedTable.game);
  const [game, people] = await Promise.all([
    boxed.open(storedTable.options, readDataFile, rules),
    loadPersonasOf(boxed, readDataFile),
  ]);
  const localGame = { game, people, loadStrategies: strategyLoader(boxed, readDataFile) };
  return runLocalTable(deviceTableStore(store, storedTable), storedTable, localGame, onMessage);
}

export type ListedTable = ListedTables['tables'][number];

/** The rules version a local table was created with. */
async function rulesVersionOf(store: Store, id: string): Promise<number | undefined> {
  const [first] = await readEntries(store, id, 1);
  return first?.what === 'open' ? first.rules : undefined;
}

export type WorkerApi = {
  preloadGame(game: string): Promise<void>;
  createTable(newTable: NewTable): Promise<string>;
  openTable(id: string, onMessage: (message: TableMessage) => void): PendingTableHandle;
  openRemoteTable(id: string, onMessage: (message: TableMessage) => void): PendingTableHandle;
  /** Returns the table's id. */
  createRemoteTable(
    newTable: NewTable,
    visibility: 'private' | 'listed',
    settings: TableSettings,
  ): Promise<Result<string>>;
  /** Stores a seat that the server has given to this device. */
  saveRemoteSeat(id: string, seat: string): Promise<void>;
  findTableByCode(code: string): Promise<Result<{ readonly table: string }>>;
  listOpenTables(): Promise<Result<{ readonly tables: readonly ListedTable[] }>>;
  remoteTables(): Promise<readonly StoredRemoteTable[]>;
  replayRecord(text: string, names: readonly string[], me?: Chair): Promise<RecordReplay>;
  branchRecord(text: string, step: number, newTable: BranchPlayers): Promise<string>;
  /** Takes long, so the page runs it in a separate worker. */
  reviewRecord(
    text: string,
    names: readonly string[],
    seat: Seat,
    onMessage: OnReviewPiece,
  ): Promise<Result<readonly string[]>>;
  verifyRecord(text: string, slip: string): Promise<VerificationResult>;
  /** Tells whether a solitaire table can still be solved. */
  comesOut(id: string, shouldContinue: ShouldContinue): Promise<SolverOutcome>;
  /** Searches from a seed for a deal known to be solvable; undefined if cancelled. */
  findSolvableSeed(
    game: string,
    options: Options,
    fromSeed: string,
    shouldContinue: ShouldContinue,
  ): Promise<string | undefined>;
  featsByBox(): Promise<readonly FeatsOfBox[]>;
  dailyDeals(): Promise<readonly StoredDailyDeal[]>;
  startDailyDeal(
    which: DailyDealId,
    player: DailyDealPlayer,
    shouldContinue: ShouldContinue,
  ): Promise<string | undefined>;
  practiseDailyDeal(
    which: DailyDealId,
    player: DailyDealPlayer,
    shouldContinue: ShouldContinue,
  ): Promise<string | undefined>;
  benchmarkDailyDeal(which: DailyDealId, shouldContinue: ContinueBenchmark): Promise<void>;
  openPuzzle(which: PuzzleReference): Promise<PuzzleSession>;
  puzzleProgress(): Promise<readonly PuzzleProgress[]>;
  recordPuzzleEvent(which: PuzzleReference, event: PuzzleEvent): Promise<PuzzleProgress>;
  /** True if this device has a table or a record of the game. */
  hasPlayed(game: string): Promise<boolean>;
  hasFinished(game: string): Promise<boolean>;
  tables(): Promise<readonly StoredTable[]>;
  records(): Promise<readonly StoredRecord[]>;
  record(id: string): Promise<StoredRecord | undefined>;
  deleteTable(id: string): Promise<void>;
  exportAll(): Promise<string>;
  /** Returns the number of new games. */
  importAll(text: string): Promise<Result<number>>;
  /** Deletes everything this device has stored. */
  deleteAll(): Promise<void>;
  read(name: string): Promise<Uint8Array>;
};

const findSolvableSeed: DailyDealHost['findSolvableSeed'] = async (...given) =>
  (await import('./local/solvability.ts')).findSolvableSeed(readDataFile, ...given);

const dailyDealHost: DailyDealHost = { read: readDataFile, createTable, findSolvableSeed };

export const workerApiImpl: WorkerApi = {
  preloadGame,
  createTable,
  openTable,
  async openRemoteTable(id, onMessage) {
    const { runRemoteTable: openRemote } = await import('./remote/remote-table.ts');
    return openRemote(await openedStore, id, readDataFile, onMessage);
  },
  createRemoteTable: async (...given) =>
    (await import('./remote/table-directory.ts')).createTableOnServer(await openedStore, ...given),
  async saveRemoteSeat(id, seat) {
    await (await openedStore).put('far', { id, seat, touched: Date.now() });
  },
  findTableByCode: async code => (await import('./remote/table-directory.ts')).findTableByCode(code),
  listOpenTables: async () => (await import('./remote/table-directory.ts')).fetchOpenTables(),
  remoteTables: async () => (await (await openedStore).getAll('far')).sort((a, b) => b.touched - a.touched),
  replayRecord: async (...given) => (await import('./records/replay.ts')).replayRecord(readDataFile, ...given),
  async branchRecord(text, step, players) {
    const { drafts, ...match } = await (await import('./records/replay.ts')).branchFrom(
      readDataFile,
      text,
      step,
      players.pace,
    );
    return saveDrafts({ ...players, ...match }, drafts);
  },
  reviewRecord: async (...given) =>
    (await import('./records/review-record.ts')).reviewRecordFrom(readDataFile, ...given),
  verifyRecord: async (...given) => (await import('./records/replay.ts')).verifyWithSlip(readDataFile, ...given),
  comesOut: async (...given) =>
    (await import('./local/solvability.ts')).checkTableSolvable(await openedStore, readDataFile, ...given),
  findSolvableSeed,
  featsByBox: async () => (await import('./records/award-feats.ts')).featsByBox(await openedStore, readDataFile),
  dailyDeals: async () => (await import('./local/daily-deals.ts')).readDailyDeals(),
  startDailyDeal: async (...given) => (await import('./local/daily-deals.ts')).startDailyDeal(dailyDealHost, ...given),
  practiseDailyDeal: async (...given) =>
    (await import('./local/daily-deals.ts')).practiseDailyDeal(dailyDealHost, ...given),
  benchmarkDailyDeal: async (...given) =>
    (await import('./local/daily-deals.ts')).benchmarkDailyDeal(dailyDealHost, ...given),
  openPuzzle: async which => (await import('./puzzles/puzzle-session.ts')).openPuzzleSession(readDataFile, which),
  puzzleProgress: async () => (await import('./puzzles/puzzle-progress.ts')).readPuzzleProgress(),
  recordPuzzleEvent: async (...given) => (await import('./puzzles/puzzle-progress.ts')).recordPuzzleEvent(...given),
  async hasPlayed(game) {
    const store = await openedStore;
    const storedTable = [...(await store.getAll('tables')), ...(await store.getAll('records'))];
    return storedTable.some(one => one.game === game);
  },
  hasFinished: async game => (await (await openedStore).getAll('records')).some(record => record.game === game),
  tables: async () => (await (await openedStore).getAll('tables')).sort((a, b) => b.touched - a.touched),
  records: async () => (await (await openedStore).getAll('records')).sort((a, b) => b.ended - a.ended),
  record: async id => (await openedStore).get('records', id),
  deleteTable: async id => deleteTable(await openedStore, id),
  exportAll: async () => (await import('./records/export-import.ts')).exportDeviceData(await openedStore),
  deleteAll: async () => (await import('./records/export-import.ts')).deleteDeviceData(await openedStore),
  importAll: async text => (await import('./records/export-import.ts')).importDeviceData(await openedStore, text),
  read: readDataFile,
};
