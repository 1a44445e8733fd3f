/** What became of puzzles on this device: tried, solved, or looked up. */
import type { WhichPuzzle } from '@parlour/games/shelf/puzzle-list';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type KeptPuzzle = WhichPuzzle & {
  /** The kind and the number. */
  readonly id: string;
  /** How often something else was played first. */
  readonly wrong: number;
  /** Until it has ended it is only tried; whoever has looked the answer up has not solved it. */
  readonly ended?: 'solved' | 'shown';
  /** The day whose puzzle it was when it was solved. */
  readonly day?: string;
};

/** What is done with a puzzle; the day is named where it is the day's. */
export type PuzzleEvent = { readonly what: 'wrong' | 'solved' | 'shown'; readonly day?: string };

interface Schema extends DBSchema {
  puzzles: { key: string; value: KeptPuzzle };
}

/** Apart from the other things that are kept: a page of an older version that is still open would hold up an upgrade. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('parlour-puzzles', 1, {
    upgrade: db => void db.createObjectStore('puzzles', { keyPath: 'id' }),
  });

let opened: ReturnType<typeof open> | undefined;
const store = (): ReturnType<typeof open> => {
  opened ??= open();
  return opened;
};

const idOf = ({ kind, number }: WhichPuzzle): string => `${kind} ${number}`;

export const keptPuzzles = async (): Promise<KeptPuzzle[]> => (await store()).getAll('puzzles');

/** A puzzle ends once: what is played afterwards changes nothing. */
export function after(kept: KeptPuzzle, { what, day }: PuzzleEvent): KeptPuzzle {
  if (kept.ended !== undefined) return kept;
  if (what === 'wrong') return { ...kept, wrong: kept.wrong + 1 };
  return { ...kept, ended: what, ...(what === 'solved' && day !== undefined && { day }) };
}

export async function notePuzzle({ kind, number }: WhichPuzzle, event: PuzzleEvent): Promise<KeptPuzzle> {
  const transaction = (await store()).transaction('puzzles', 'readwrite', { durability: 'strict' });
  const id = idOf({ kind, number });
  const kept = after((await transaction.store.get(id)) ?? { id, kind, number, wrong: 0 }, event);
  await Promise.all([transaction.store.put(kept), transaction.done]);
  return kept;
}

/** Puzzles that come from another device; what is here already stays as it is. */
export async function keepPuzzles(puzzles: readonly KeptPuzzle[]): Promise<void> {
  const known = new Set(await (await store()).getAllKeys('puzzles'));
  for (const puzzle of puzzles) if (!known.has(puzzle.id)) await (await store()).put('puzzles', puzzle);
}
