import type { ShouldContinue, SolverOutcome } from '@parlour/games/shelf/daily';
import { type BoxedGame, findGame, type ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import { draftTable } from '@parlour/table/create';
import { foldTable } from '@parlour/table/fold';
import { createMemoryLog } from '@parlour/table/local-table';
import { type ComputerPace, type EntryDraft, type LogEntry, numberEntries } from '@parlour/table/log';
import { loadPersonasOf, strategyLoader } from '../worker/local/bot-thinking.ts';
import { entropy, runLocalTable } from '../worker/local/local-table.ts';
import type { LocalTableStore, StoredRecord, StoredTable } from '../worker/store.ts';
import type { TableHandle, TableMessage } from '../worker/table-handle.ts';

const BUNDLED_FILES = import.meta.glob<string>('../baked/carried/**', { query: '?url&inline', import: 'default' });

/** Reads the data files in the bundle: those that the games ask for with their default options. */
export const readBundledFile: ReadDataFile = async name => {
  const address = await BUNDLED_FILES[`../baked/carried/${name}`]?.();
  if (address === undefined) throw new Error(`The data file ${name} is not carried along.`);
  return decodeDataUrl(address);
};

/** Decodes a data URL without `fetch`, which a page may not allow for such URLs. */
function decodeDataUrl(address: string): Uint8Array {
  const [head = '', body = ''] = [address.slice(0, address.indexOf(',')), address.slice(address.indexOf(',') + 1)];
  if (!head.endsWith(';base64')) return new TextEncoder().encode(decodeURIComponent(body));
  return Uint8Array.from(atob(body), letter => letter.charCodeAt(0));
}

export type MemoryStorage = LocalTableStore & { records(): StoredRecord[] };

/** Stores a table only while its page is open. */
export function openMemoryStorage(first: readonly LogEntry[]): MemoryStorage {
  const records = new Map<string, StoredRecord>();
  return {
    ...createMemoryLog(first),
    saveRow: async () => undefined,
    readRecord: async id => records.get(id),
    async saveRecord(record) {
      records.set(record.id, record);
      return [];
    },
    finishDay: async () => undefined,
    records: () => [...records.values()],
  };
}

/** One table in memory, in a worker or, where workers are not allowed, in the document. */

type TableRequest = {
  readonly game: string;
  readonly count: number;
  readonly level: Level;
  readonly pace: ComputerPace;
  readonly seed?: string;
};

export type EmbedWorkerApi = {
  /** Creates the only table, and takes its first seat. */
  openTable(request: TableRequest, onMessage: (message: TableMessage) => void): Promise<TableHandle>;
  record(match: number): Promise<StoredRecord | undefined>;
  records(): Promise<readonly StoredRecord[]>;
  comesOut(id: string, shouldContinue: ShouldContinue): Promise<SolverOutcome>;
  read: ReadDataFile;
};

type OpenEmbeddedTable = { readonly boxed: BoxedGame; readonly memory: MemoryStorage; readonly stored: StoredTable };

let openedTable: OpenEmbeddedTable | undefined;

async function openTable(request: TableRequest, onMessage: (message: TableMessage) => void): Promise<TableHandle> {
  const boxed = assertDefined(findGame(request.game));
  const stored = storedTableFor(request, defaultsOf(boxed.options));
  const [game, people] = await Promise.all([
    boxed.open(stored.options, readBundledFile),
    loadPersonasOf(boxed, readBundledFile),
  ]);
  const memory = openMemoryStorage(
    numberEntries(entryDraftsFor(game, stored.options, request), { number: 0, at: 0 }, stored.laid),
  );
  openedTable = { boxed, memory, stored };
  return runLocalTable(
    memory,
    stored,
    { game, people, loadStrategies: strategyLoader(boxed, readBundledFile) },
    onMessage,
  );
}

const PLAYER_NAME = 'Guest';

function storedTableFor({ game, count, level }: TableRequest, options: Options): StoredTable {
  const [id, now] = [toHex(entropy(6)), Date.now()];
  const people = Array.from({ length: count }, (_, seat) => (seat === 0 ? PLAYER_NAME : null));
  return { id, game, options, count, people, level, laid: now, touched: now, isOver: false };
}

function entryDraftsFor(game: Game, options: Options, { count, pace, seed }: TableRequest): EntryDraft[] {
  const seedOption = seed === undefined ? {} : { given: { seed } };
  return draftTable(game, { options, count, settings: { start: 'ready', pace }, ...seedOption }, entropy);
}

async function searchSolution(_: string, shouldContinue: ShouldContinue): Promise<SolverOutcome> {
  const { boxed, memory, stored } = assertDefined(openedTable);
  const game = await boxed.open(stored.options, readBundledFile);
  const { match } = assertDefined(foldTable(game, await memory.read(1)).current);
  return (await import('../worker/local/solvability.ts')).searchSolution({ boxed, game }, match.state, shouldContinue);
}

export const embedWorkerApi: EmbedWorkerApi = {
  openTable,
  record: async match => openedTable?.memory.readRecord(`${openedTable.stored.id}.${match}`),
  records: async () => openedTable?.memory.records() ?? [],
  comesOut: searchSolution,
  read: readBundledFile,
};
