/** Stores progress on puzzles: tried, solved, or answer shown. */
import type { PuzzleReference } from '@parlour/games/shelf/puzzles/list';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type PuzzleProgress = PuzzleReference & {
  /** Kind and number. */
  readonly id: string;
  /** Wrong plays so far. */
  readonly wrong: number;
  /** Undefined while unfinished. A puzzle whose answer was shown does not count as solved. */
  readonly ended?: 'solved' | 'shown';
  /** Set if it was solved as the puzzle of that day. */
  readonly day?: string;
};

/** `day` is set for the puzzle of the day. */
export type PuzzleEvent = { readonly what: 'wrong' | 'solved' | 'shown'; readonly day?: string };

interface Schema extends DBSchema {
  puzzles: { key: string; value: PuzzleProgress };
}

/** A separate database: an open page of an older version would block an upgrade of the main one. */
const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('parlour-puzzles', 1, {
    upgrade: db => void db.createObjectStore('puzzles', { keyPath: 'id' }),
  });

let database: ReturnType<typeof openDatabase> | undefined;
const openedDatabase = (): ReturnType<typeof openDatabase> => {
  database ??= openDatabase();
  return database;
};

const puzzleKey = ({ kind, number }: PuzzleReference): string => `${kind} ${number}`;

export const readPuzzleProgress = async (): Promise<PuzzleProgress[]> => (await openedDatabase()).getAll('puzzles');

/** A puzzle ends once; later plays change nothing. */
export function applyPuzzleEvent(progress: PuzzleProgress, { what, day }: PuzzleEvent): PuzzleProgress {
  if (progress.ended !== undefined) return progress;
  if (what === 'wrong') return { ...progress, wrong: progress.wrong + 1 };
  return { ...progress, ended: what, ...(what === 'solved' && day !== undefined && { day }) };
}

/** Stores what happened to a puzzle and returns its progress. */
export async function recordPuzzleEvent(
  { kind, number }: PuzzleReference,
  event: PuzzleEvent,
): Promise<PuzzleProgress> {
  const transaction = (await openedDatabase()).transaction('puzzles', 'readwrite', { durability: 'strict' });
  const id = puzzleKey({ kind, number });
  const progress = applyPuzzleEvent((await transaction.store.get(id)) ?? { id, kind, number, wrong: 0 }, event);
  await Promise.all([transaction.store.put(progress), transaction.done]);
  return progress;
}

/** Imports progress from another device; existing rows stay. */
export async function importPuzzleProgress(puzzles: readonly PuzzleProgress[]): Promise<void> {
  const known = new Set(await (await openedDatabase()).getAllKeys('puzzles'));
  for (const puzzle of puzzles) if (!known.has(puzzle.id)) await (await openedDatabase()).put('puzzles', puzzle);
}

export const deletePuzzleProgress = async (): Promise<void> => (await openedDatabase()).clear('puzzles');
