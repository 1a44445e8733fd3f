/** Exports all games on this device to a file, imports such files, and deletes everything. */
import { SHARE_SQUARES } from '@parlour/games/shelf/feats';
import { isCount, isObject } from '@parlour/kernel/json';
import { failure, type Result, success } from '@parlour/kernel/result';
import { deleteDailyDeals, importDailyDeals, readDailyDeals, type StoredDailyDeal } from '../local/daily-deals.ts';
import {
  deletePuzzleProgress,
  importPuzzleProgress,
  type PuzzleProgress,
  readPuzzleProgress,
} from '../puzzles/puzzle-progress.ts';
import type { Store, StoredRecord, StoreSchema } from '../store.ts';
import { workerText } from '../worker-text.ts';

const EXPORTED_STORES = ['records', 'tables', 'entries'] as const;

/** Files from before daily deals and puzzles lack them. */
type ExportFile = { readonly [S in (typeof EXPORTED_STORES)[number]]: readonly StoreSchema[S]['value'][] } & {
  readonly days?: readonly StoredDailyDeal[];
  readonly puzzles?: readonly PuzzleProgress[];
};

/** Includes unfinished tables but no seat or host tokens of remote tables. */
export async function exportDeviceData(store: Store): Promise<string> {
  const [records, tables, entries] = await Promise.all(EXPORTED_STORES.map(name => store.getAll(name)));
  const [days, puzzles] = await Promise.all([readDailyDeals(), readPuzzleProgress()]);
  return JSON.stringify({ parlour: 1, records, tables, entries, days, puzzles });
}

const isListOf =
  (...types: readonly string[]) =>
  (values: unknown): boolean =>
    Array.isArray(values) && values.every(value => types.includes(value === null ? 'null' : typeof value));

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrMissing = (value: unknown): boolean => value === undefined || isText(value);
const isTextsOrMissing = (value: unknown): boolean => value === undefined || isListOf('string')(value);
const isNumbers = isListOf('number');

const isWholeNumber = (value: unknown): boolean => isCount(value);
const isPuzzleEndOrMissing = (value: unknown): boolean =>
  value === undefined || value === 'solved' || value === 'shown';

const isDailyResultOrMissing = (value: unknown): boolean =>
  value === undefined || (isObject(value) && typeof value.won === 'boolean' && Number.isFinite(value.score));

const areDailyResultsOrMissing = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(isDailyResultOrMissing));

const MAX_SQUARE_ROWS = 100;

const areSquaresOrMissing = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length <= MAX_SQUARE_ROWS && value.every(row => isRowOfSquares(row)));

const isRowOfSquares = (row: unknown): boolean =>
  Array.isArray(row) && row.length <= MAX_SQUARE_ROWS && row.every(square => SHARE_SQUARES.includes(square));

/** Files are untrusted: rows of any other shape are rejected, because pages could not show them. */
const ROW_CHECKS: {
  readonly [S in keyof Required<ExportFile>]: Readonly<Record<string, (value: unknown) => boolean>>;
} = {
  records: {
    ...{ id: isText, game: isText, text: isText, ended: Number.isFinite, names: isListOf('string') },
    ...{
      mine: isNumbers,
      winners: isNumbers,
      scores: isNumbers,
      decided: isTextOrMissing,
      daily: isTextOrMissing,
      feats: isTextsOrMissing,
    },
  },
  tables: {
    id: isText,
    game: isText,
    options: isObject,
    count: Number.isInteger,
    people: isListOf('string', 'null'),
    touched: Number.isFinite,
  },
  entries: { table: isText, number: Number.isInteger, what: isText },
  days: {
    id: isText,
    game: isText,
    day: isText,
    seed: isText,
    table: isText,
    made: isDailyResultOrMissing,
    levels: areDailyResultsOrMissing,
    squares: areSquaresOrMissing,
  },
  puzzles: {
    id: isText,
    kind: isText,
    number: isWholeNumber,
    wrong: isWholeNumber,
    ended: isPuzzleEndOrMissing,
    day: isTextOrMissing,
  },
};

const isExportFile = (parsed: unknown): parsed is ExportFile =>
  isObject(parsed) &&
  parsed.parlour === 1 &&
  EXPORTED_STORES.every(name => isRows(name, parsed[name])) &&
  isRows('days', parsed.days ?? []) &&
  isRows('puzzles', parsed.puzzles ?? []);

const isRows = (name: keyof ExportFile, rows: unknown): boolean =>
  Array.isArray(rows) && rows.every(row => hasShape(name, row));

const hasShape = (name: keyof ExportFile, row: unknown): boolean =>
  isObject(row) && Object.entries(ROW_CHECKS[name]).every(([key, is]) => is(row[key]));

function parseExportFile(file: string): ExportFile | undefined {
  try {
    const parsed: unknown = JSON.parse(file);
    return isExportFile(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** A proof in a file is not trusted: its author could have written it. */
function withoutProof({ proof: _, slip, ...record }: StoredRecord): StoredRecord {
  return typeof slip === 'string' ? { ...record, slip } : record;
}

/** Existing rows stay. Returns the number of new games. */
export async function importDeviceData(store: Store, file: string): Promise<Result<number>> {
  const parsed = parseExportFile(file);
  if (!parsed) return failure(workerText('notAnExport'));
  const known = new Set([...(await store.getAllKeys('records')), ...(await store.getAllKeys('tables'))]);
  const tables = parsed.tables.filter(({ id }) => !known.has(id));
  const records = parsed.records.filter(({ id }) => !known.has(id)).map(withoutProof);
  const entries = parsed.entries.filter(({ table }) => tables.some(({ id }) => id === table));
  const transaction = store.transaction(EXPORTED_STORES, 'readwrite');
  await Promise.all([
    ...records.map(record => transaction.objectStore('records').put(record)),
    ...tables.map(table => transaction.objectStore('tables').put(table)),
    ...entries.map(entry => transaction.objectStore('entries').put(entry)),
    transaction.done,
  ]);
  await importDailyDeals(parsed.days ?? []);
  await importPuzzleProgress(parsed.puzzles ?? []);
  return success(records.length + tables.length);
}

export async function deleteDeviceData(store: Store): Promise<void> {
  const names = [...store.objectStoreNames];
  const transaction = store.transaction(names, 'readwrite', { durability: 'strict' });
  await Promise.all([...names.map(name => transaction.objectStore(name).clear()), transaction.done]);
  await Promise.all([deleteDailyDeals(), deletePuzzleProgress()]);
}
