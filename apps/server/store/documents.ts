/**
 * Small versioned documents of the club, found by id, by a unique key, or in a list. A commit is atomic. To count
 * something exactly once, it also creates a document that must not exist yet. Times follow the store's clock.
 */

/** A document that was deleted and created again has another version. */
export type StoredDocument = {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly body: string;
};

export type DocumentWrite = {
  readonly kind: string;
  readonly id: string;
  /** The version read; 0 if the document must not exist. */
  readonly was: number;
  /** Null deletes the document. */
  readonly body: string | null;
  /** Unique within the kind. Every write gives all keys. */
  readonly keys?: readonly string[];
  /** Its position in each list. Every write gives all places. */
  readonly places?: readonly ListPlace[];
  /** Milliseconds; without it the document never expires. */
  readonly lasts?: number;
};

export type ListPlace = { readonly list: string; readonly place: number };

/** Atomic: 'behind' if a version has changed, 'taken' if another document has a key. */
export type CommitOutcome = 'kept' | 'behind' | 'taken';

export type ListRange = { readonly order: 'rising' | 'falling'; readonly beyond?: number; readonly limit: number };

/** Expired documents are invisible even before they are deleted. */
export type Documents = {
  /** Resolves when durable. */
  commit(writes: readonly DocumentWrite[]): Promise<CommitOutcome>;
  /** In the order of the ids. */
  fetch(kind: string, ids: readonly string[]): Promise<readonly StoredDocument[]>;
  byKey(kind: string, key: string): Promise<StoredDocument | undefined>;
  /** By place, then id, starting beyond a place. */
  list(kind: string, list: string, span: ListRange): Promise<readonly StoredDocument[]>;
  count(kind: string, list: string): Promise<number>;
  /** Returns how many were deleted. */
  expire(limit: number): Promise<number>;
};

export const MAX_DOCUMENT_BYTES = 256 * 1024;
const MAX_NAME_LENGTH = 200;
const MAX_KEYS_OR_PLACES = 256;
const MAX_WRITES_PER_COMMIT = 500;

/** Oversized commits are our own defects: input of clients is limited earlier. */
export function checkWrites(writes: readonly DocumentWrite[]): void {
  if (writes.length > MAX_WRITES_PER_COMMIT)
    throw new Error(`A commit has ${writes.length} writes; the maximum is ${MAX_WRITES_PER_COMMIT}.`);
  if (new Set(writes.map(documentName)).size < writes.length) throw new Error('A commit writes one document twice.');
  for (const write of writes) checkWrite(write);
}

function checkWrite({ kind, id, body, keys = [], places = [], lasts = 0 }: DocumentWrite): void {
  for (const name of [kind, id, ...keys, ...places.map(({ list }) => list)]) checkName(name);
  const lists = new Set(places.map(({ list }) => list));
  if (Math.max(keys.length, places.length) > MAX_KEYS_OR_PLACES)
    throw new Error(`${kind} ${id} has too many keys or places.`);
  if (lists.size < places.length) throw new Error(`${kind} ${id} is in a list twice.`);
  if (Buffer.byteLength(body ?? '') > MAX_DOCUMENT_BYTES) throw new Error(`${kind} ${id} is too large.`);
  if (![lasts, ...places.map(({ place }) => place)].every(Number.isFinite)) {
    throw new Error(`${kind} ${id} has a place or a time that is not a number.`);
  }
}

function checkName(name: string): void {
  const isName = name !== '' && name.length <= MAX_NAME_LENGTH && !name.includes('\0') && !/\p{Surrogate}/u.test(name);
  if (!isName) throw new Error(`${JSON.stringify(name.slice(0, MAX_NAME_LENGTH))} is not a valid document name.`);
}

/** Documents are also sorted by this text. */
export const documentName = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind}\0${id}`;
