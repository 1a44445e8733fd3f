/** The house: everything the page can ask of the worker. What a first game does not need is loaded when it is asked for. */

import type { Finding, GoOn } from '@parlour/games/shelf/daily';
import type { WhichPuzzle } from '@parlour/games/shelf/puzzle-list';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Chair, Seat } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import type { Result } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import type { ListedTables } from '@parlour/protocol/http';
import { layTable } from '@parlour/table/lay';
import { type Given, type Pace, stamp, type TableSettings, type What } from '@parlour/table/log';
import type { Verdict } from '@parlour/table/verify';
import type { Album } from './albums.ts';
import type { GoOnPlaying } from './comparing.ts';
import { readerOf } from './data.ts';
import type { DayPlayer, DaysDesk, KeptDay, WhichDay } from './days.ts';
import type { Earned } from './earning.ts';
import { keepingOf } from './keeping.ts';
import { entropy, openLocal } from './local.ts';
import { mindsOf, peopleOf } from './people.ts';
import type { PuzzleDesk } from './puzzling.ts';
import type { HearPiece } from './reviewing.ts';
import type { KeptPuzzle, PuzzleEvent } from './solved.ts';
import {
  forgetTable,
  type KeptRecord,
  type KeptRemote,
  type KeptTable,
  keepNewTable,
  openStore,
  readEntries,
  type Store,
} from './store.ts';
import type { TableHandle, TableMessage } from './table-handle.ts';

const opened: Promise<Store> = openStore();
const read = readerOf(opened);

export type TableCompany = {
  readonly game: string;
  readonly options: Options;
  readonly count: number;
  /** By seat the names of people; null where a computer player sits. */
  readonly people: readonly (string | null)[];
  readonly level: Level;
  readonly pace: Pace;
  /** Deals that are the same for everybody, as the daily deal. */
  readonly given?: Given;
  readonly settings?: Partial<TableSettings>;
  /** The seats of whoever owns the device: the only person's, if nothing is said. */
  readonly mine?: readonly Seat[];
  /** The day whose deal this is the attempt at. */
  readonly daily?: string;
};

/** Who plays on from some moment of a record. */
type Company = Pick<TableCompany, 'people' | 'level' | 'pace'>;

function boxedGame(id: string): BoxedGame {
  const boxed = findGame(id);
  if (!boxed) throw new Error(`There is no game ${id} on the shelf.`);
  return boxed;
}

/** Rules and players of a game are fetched before anybody asks for a table. */
async function prepare(id: string): Promise<void> {
  const boxed = boxedGame(id);
  await Promise.all([boxed.open(defaultsOf(boxed.options), read), peopleOf(boxed, read)]);
  await mindsOf(boxed, read)('easy');
}

async function lay(guests: TableCompany): Promise<string> {
  const { options, count, pace, given, settings } = guests;
  const game = await boxedGame(guests.game).open(options, read);
  const drafts = layTable(
    game,
    { options, count, settings: { start: 'ready', ...settings, pace }, ...(given && { given }) },
    entropy,
  );
  return keepDrafts(guests, drafts);
}

async function keepDrafts(guests: TableCompany, drafts: readonly What[]): Promise<string> {
  const { game, options, count, people, level, daily, mine } = guests;
  const store = await opened;
  const [id, now] = [toHex(entropy(6)), Date.now()];
  const row = { id, game, options, count, people, level, laid: now, touched: now, isOver: false };
  const kept = { ...row, ...(mine && { mine }), ...(daily !== undefined && { daily }) };
  await keepNewTable(store, kept, stamp(drafts, { number: 0, at: 0 }, now));
  return id;
}

/** A table stays with the worker; the page is given a handle to it. */
type Visit = Promise<TableHandle | undefined>;

async function visit(id: string, hear: (told: TableMessage) => void): Visit {
  const store = await opened;
  const [kept, rules] = await Promise.all([store.get('tables', id), rulesOf(store, id)]);
  if (!kept) return undefined;
  const boxed = boxedGame(kept.game);
  const [game, people] = await Promise.all([boxed.open(kept.options, read, rules), peopleOf(boxed, read)]);
  const furniture = { game, people, minds: mindsOf(boxed, read) };
  return openLocal(keepingOf(store, kept), kept, furniture, hear);
}

export type Listed = ListedTables['tables'][number];

/** The rules that a table on this device was laid under. */
async function rulesOf(store: Store, id: string): Promise<number | undefined> {
  const [first] = await readEntries(store, id, 1);
  return first?.what === 'open' ? first.rules : undefined;
}

export type WorkerApi = {
  prepare(game: string): Promise<void>;
  lay(guests: TableCompany): Promise<string>;
  visit(id: string, hear: (told: TableMessage) => void): Visit;
  visitFar(id: string, hear: (told: TableMessage) => void): Visit;
  /** Answers the table's name. */
  layFar(guests: TableCompany, door: 'private' | 'listed', settings: TableSettings): Promise<Result<string>>;
  /** A seat at a table elsewhere that was given to whoever has this device. */
  keepSeat(id: string, seat: string): Promise<void>;
  findCode(code: string): Promise<Result<{ readonly table: string }>>;
  listed(): Promise<Result<{ readonly tables: readonly Listed[] }>>;
  farTables(): Promise<readonly KeptRemote[]>;
  replay(text: string, names: readonly string[], me?: Chair): Promise<Album>;
  whatIf(text: string, step: number, guests: Company): Promise<string>;
  /** Looks a record over from a seat; takes long, so it is asked of a worker of its own. */
  review(text: string, names: readonly string[], seat: Seat, hear: HearPiece): Promise<Result<readonly string[]>>;
  verify(text: string, slip: string): Promise<Verdict>;
  /** Whether a table of a patience on this device can still come out. */
  comesOut(id: string, goOn: GoOn): Promise<Finding>;
  /** The seed of a deal that is known to come out, found from another; undefined if it was called off. */
  certified(game: string, options: Options, from: string, goOn: GoOn): Promise<string | undefined>;
  feats(): Promise<readonly Earned[]>;
  days(): Promise<readonly KeptDay[]>;
  beginDay(which: WhichDay, player: DayPlayer, goOn: GoOn): Promise<string | undefined>;
  practiseDay(which: WhichDay, player: DayPlayer, goOn: GoOn): Promise<string | undefined>;
  compareDay(which: WhichDay, goOn: GoOnPlaying): Promise<void>;
  puzzle(which: WhichPuzzle): Promise<PuzzleDesk>;
  /** What became of the puzzles on this device. */
  puzzles(): Promise<readonly KeptPuzzle[]>;
  notePuzzle(which: WhichPuzzle, event: PuzzleEvent): Promise<KeptPuzzle>;
  /** Whether a table or a record of the game is kept on this device. */
  hasPlayed(game: string): Promise<boolean>;
  tables(): Promise<readonly KeptTable[]>;
  records(): Promise<readonly KeptRecord[]>;
  record(id: string): Promise<KeptRecord | undefined>;
  forgetTable(id: string): Promise<void>;
  exportAll(): Promise<string>;
  /** Answers how many games are new. */
  importAll(text: string): Promise<Result<number>>;
  read(name: string): Promise<Uint8Array>;
};

const certified: DaysDesk['certified'] = async (...asked) => (await import('./solving.ts')).certify(read, ...asked);

const desk: DaysDesk = { read, lay, certified };

export const workerApi: WorkerApi = {
  prepare,
  lay,
  visit,
  async visitFar(id, hear) {
    const { openRemote: visitFar } = await import('./remote.ts');
    return visitFar(await opened, id, read, hear);
  },
  layFar: async (...asked) => (await import('./remote-tables.ts')).layRemote(await opened, ...asked),
  async keepSeat(id, seat) {
    await (await opened).put('far', { id, seat, touched: Date.now() });
  },
  findCode: async code => (await import('./remote-tables.ts')).findCode(code),
  listed: async () => (await import('./remote-tables.ts')).listed(),
  farTables: async () => (await (await opened).getAll('far')).sort((a, b) => b.touched - a.touched),
  replay: async (...asked) => (await import('./albums.ts')).replayRecord(read, ...asked),
  async whatIf(text, step, company) {
    const { drafts, ...match } = await (await import('./albums.ts')).branchOf(read, text, step, company.pace);
    return keepDrafts({ ...company, ...match }, drafts);
  },
  review: async (...asked) => (await import('./reviewing.ts')).reviewRecord(read, ...asked),
  verify: async (...asked) => (await import('./albums.ts')).verify(read, ...asked),
  comesOut: async (...asked) => (await import('./solving.ts')).comesOut(await opened, read, ...asked),
  certified,
  feats: async () => (await import('./earning.ts')).featsByBox(await opened, read),
  days: async () => (await import('./days.ts')).keptDays(),
  beginDay: async (...asked) => (await import('./days.ts')).beginDay(desk, ...asked),
  practiseDay: async (...asked) => (await import('./days.ts')).practiseDay(desk, ...asked),
  compareDay: async (...asked) => (await import('./days.ts')).compareDay(desk, ...asked),
  puzzle: async which => (await import('./puzzling.ts')).puzzleDesk(read, which),
  puzzles: async () => (await import('./solved.ts')).keptPuzzles(),
  notePuzzle: async (...asked) => (await import('./solved.ts')).notePuzzle(...asked),
  async hasPlayed(game) {
    const store = await opened;
    const kept = [...(await store.getAll('tables')), ...(await store.getAll('records'))];
    return kept.some(one => one.game === game);
  },
  tables: async () => (await (await opened).getAll('tables')).sort((a, b) => b.touched - a.touched),
  records: async () => (await (await opened).getAll('records')).sort((a, b) => b.ended - a.ended),
  record: async id => (await opened).get('records', id),
  forgetTable: async id => forgetTable(await opened, id),
  exportAll: async () => (await import('./moving.ts')).exportAll(await opened),
  importAll: async text => (await import('./moving.ts')).importAll(await opened, text),
  read,
};
