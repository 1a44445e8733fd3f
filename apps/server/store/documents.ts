/**
 * Small things the club keeps beside the tables, in the same store: versioned, found by id, by a key that is their own, or
 * in a list. What belongs together is written in one commit, so that something is counted exactly once if the commit also
 * makes a document of its name that must not be there yet. Time is the store's own, as in port.ts.
 */

/** A version is the store's, and never given twice: what was taken away and made again is another. */
export type StoredDocument = {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly body: string;
};

export type DocumentWrite = {
  readonly kind: string;
  readonly id: string;
  /** The version it was read at; 0 if there must be none yet. */
  readonly was: number;
  /** Null takes it away, with its keys and places. */
  readonly body: string | null;
  /** Names no other document of this kind may have; all of them, each time it is written. */
  readonly keys?: readonly string[];
  /** The lists it stands in, and its place in each; all of them, each time it is written. */
  readonly places?: readonly ListPlace[];
  /** When it goes by itself, in milliseconds from now; never, if nothing is said. */
  readonly lasts?: number;
};

export type ListPlace = { readonly list: string; readonly place: number };

/** All or nothing: `behind` if a version is not what it was, `taken` if a key is another's. */
export type Committed = 'kept' | 'behind' | 'taken';

export type ListSpan = { readonly order: 'rising' | 'falling'; readonly beyond?: number; readonly limit: number };

/** What has had its time is not there for anybody, whether it has been forgotten yet or not. */
export type Documents = {
  /** Durable once it resolves. */
  commit(writes: readonly DocumentWrite[]): Promise<Committed>;
  /** Those that are there, in the order of the ids. */
  fetch(kind: string, ids: readonly string[]): Promise<readonly StoredDocument[]>;
  byKey(kind: string, key: string): Promise<StoredDocument | undefined>;
  /** Documents of a list by their place, beyond one place; at most so many. Of the same place, by their ids. */
  list(kind: string, list: string, span: ListSpan): Promise<readonly StoredDocument[]>;
  count(kind: string, list: string): Promise<number>;
  /** Forgets what has had its time; how many went. */
  expire(limit: number): Promise<number>;
};

export const LARGEST_DOCUMENT = 256 * 1024;
const LONGEST_NAME = 200;
const MOST_NAMES = 256;
const MOST_WRITES = 500;

/** Too much in one commit is our own defect: whoever takes something from a stranger has looked at its size before. */
export function checkWrites(writes: readonly DocumentWrite[]): void {
  if (writes.length > MOST_WRITES)
    throw new Error(`A commit has ${writes.length} writes; ${MOST_WRITES} are the most.`);
  if (new Set(writes.map(nameOf)).size < writes.length) throw new Error('A commit writes one document twice.');
  for (const write of writes) checkWrite(write);
}

function checkWrite({ kind, id, body, keys = [], places = [], lasts = 0 }: DocumentWrite): void {
  for (const name of [kind, id, ...keys, ...places.map(({ list }) => list)]) checkName(name);
  const lists = new Set(places.map(({ list }) => list));
  if (Math.max(keys.length, places.length) > MOST_NAMES) throw new Error(`${kind} ${id} has too many keys or places.`);
  if (lists.size < places.length) throw new Error(`${kind} ${id} stands in a list twice.`);
  if (Buffer.byteLength(body ?? '') > LARGEST_DOCUMENT) throw new Error(`${kind} ${id} is too large.`);
  if (![lasts, ...places.map(({ place }) => place)].every(Number.isFinite)) {
    throw new Error(`${kind} ${id} has a place or a time that is no number.`);
  }
}

function checkName(name: string): void {
  const isName = name !== '' && name.length <= LONGEST_NAME && !name.includes('\0') && !/\p{Surrogate}/u.test(name);
  if (!isName) throw new Error(`${JSON.stringify(name.slice(0, LONGEST_NAME))} is no name of a document.`);
}

/** A kind and an id as one text, by which documents are also put in order. */
export const nameOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind}\0${id}`;
