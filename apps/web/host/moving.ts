/** Games taken along to another device as one file. */
import { isCount, isObject } from '@parlour/kernel/plain';
import { failure, type Result, success } from '@parlour/kernel/result';
import { type KeptDay, keepDays, keptDays } from './days.ts';
import { type KeptPuzzle, keepPuzzles, keptPuzzles } from './solved.ts';
import type { KeptRecord, Schema, Store } from './store.ts';

const STORES = ['records', 'tables', 'entries'] as const;

/** Files that were written before there were daily deals or puzzles have none. */
type Exported = { readonly [S in (typeof STORES)[number]]: readonly Schema[S]['value'][] } & {
  readonly days?: readonly KeptDay[];
  readonly puzzles?: readonly KeptPuzzle[];
};

/** Everything worth taking along. Tables under way go too; what entitles us elsewhere stays here. */
export async function exportAll(store: Store): Promise<string> {
  const [records, tables, entries] = await Promise.all(STORES.map(name => store.getAll(name)));
  const [days, puzzles] = await Promise.all([keptDays(), keptPuzzles()]);
  return JSON.stringify({ parlour: 1, records, tables, entries, days, puzzles });
}

const isListOf =
  (...of: readonly string[]) =>
  (values: unknown): boolean =>
    Array.isArray(values) && values.every(value => of.includes(value === null ? 'null' : typeof value));

const text = (value: unknown): boolean => typeof value === 'string';
const textOrNothing = (value: unknown): boolean => value === undefined || text(value);
const textsOrNothing = (value: unknown): boolean => value === undefined || isListOf('string')(value);
const numbers = isListOf('number');

const whole = (value: unknown): boolean => isCount(value);
const isEnd = (value: unknown): boolean => value === undefined || value === 'solved' || value === 'shown';

const isMade = (value: unknown): boolean =>
  value === undefined || (isObject(value) && typeof value.won === 'boolean' && Number.isFinite(value.score));

const areMade = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(isMade));

/** Files come from anywhere: what a list or a page would stumble over is not let in. */
const SHAPES: { readonly [S in keyof Required<Exported>]: Readonly<Record<string, (value: unknown) => boolean>> } = {
  records: {
    ...{ id: text, game: text, text, ended: Number.isFinite, names: isListOf('string') },
    ...{
      mine: numbers,
      winners: numbers,
      scores: numbers,
      decided: textOrNothing,
      daily: textOrNothing,
      feats: textsOrNothing,
    },
  },
  tables: {
    id: text,
    game: text,
    options: isObject,
    count: Number.isInteger,
    people: isListOf('string', 'null'),
    touched: Number.isFinite,
  },
  entries: { table: text, number: Number.isInteger, what: text },
  days: { id: text, game: text, day: text, seed: text, table: text, made: isMade, levels: areMade },
  puzzles: { id: text, kind: text, number: whole, wrong: whole, ended: isEnd, day: textOrNothing },
};

const isExport = (read: unknown): read is Exported =>
  isObject(read) &&
  read.parlour === 1 &&
  STORES.every(name => isRows(name, read[name])) &&
  isRows('days', read.days ?? []) &&
  isRows('puzzles', read.puzzles ?? []);

const isRows = (name: keyof Exported, rows: unknown): boolean =>
  Array.isArray(rows) && rows.every(row => hasShape(name, row));

const hasShape = (name: keyof Exported, row: unknown): boolean =>
  isObject(row) && Object.entries(SHAPES[name]).every(([key, is]) => is(row[key]));

function readExport(file: string): Exported | undefined {
  try {
    const read: unknown = JSON.parse(file);
    return isExport(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** What a record came to is not taken from a file: anybody could have written it there. */
function unproved({ proof: _, slip, ...record }: KeptRecord): KeptRecord {
  return typeof slip === 'string' ? { ...record, slip } : record;
}

/** What is here already stays as it is. Answers how many games are new, or what is wrong. */
export async function importAll(store: Store, file: string): Promise<Result<number>> {
  const read = readExport(file);
  if (!read) return failure('This is no file of games that Parlour has written.');
  const known = new Set([...(await store.getAllKeys('records')), ...(await store.getAllKeys('tables'))]);
  const tables = read.tables.filter(({ id }) => !known.has(id));
  const records = read.records.filter(({ id }) => !known.has(id)).map(unproved);
  const entries = read.entries.filter(({ table }) => tables.some(({ id }) => id === table));
  const transaction = store.transaction(STORES, 'readwrite');
  await Promise.all([
    ...records.map(record => transaction.objectStore('records').put(record)),
    ...tables.map(table => transaction.objectStore('tables').put(table)),
    ...entries.map(entry => transaction.objectStore('entries').put(entry)),
    transaction.done,
  ]);
  await keepDays(read.days ?? []);
  await keepPuzzles(read.puzzles ?? []);
  return success(records.length + tables.length);
}
