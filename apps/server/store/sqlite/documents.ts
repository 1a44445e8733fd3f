import {
  type CommitOutcome,
  checkWrites,
  type Documents,
  type DocumentWrite,
  documentName,
  type StoredDocument,
} from '../documents.ts';
import { prepareRead, type SqliteDb } from './database-file.ts';

export type SqliteDocumentsContext = {
  readonly db: SqliteDb;
  now(): number;
  write<T>(run: () => T): Promise<T>;
  settled(): Promise<void>;
};

/** Beyond all places, at the start of a range. */
const RANGE_STARTS = { rising: -Number.MAX_VALUE, falling: Number.MAX_VALUE };

/** Reads wait for pending writes: nothing is decided on data that a crash could undo. */
export function sqliteDocuments({ db, now, write, settled }: SqliteDocumentsContext): Documents {
  const sql = prepareStatements(db);
  return {
    async commit(writes) {
      checkWrites(writes);
      return write(() => commitWrites(sql, writes, now()));
    },
    async fetch(kind, ids) {
      await settled();
      return ids.flatMap(id => sql.get.get(kind, id, now()) ?? []).map(toStoredDocument);
    },
    async byKey(kind, key) {
      await settled();
      const found = sql.byKey.get(kind, key, now());
      return found && toStoredDocument(found);
    },
    async list(kind, list, { order, beyond = RANGE_STARTS[order], limit }) {
      await settled();
      return sql[order].all(kind, list, beyond, now(), limit).map(toStoredDocument);
    },
    async count(kind, list) {
      await settled();
      return sql.count.get(kind, list, now())?.count ?? 0;
    },
    expire: limit => write(() => deleteExpired(sql, now(), limit)),
  };
}

/** Drops the metadata that the driver adds to rows. */
const toStoredDocument = ({ kind, id, version, body }: StoredDocument): StoredDocument => ({ kind, id, version, body });

type Statements = ReturnType<typeof prepareStatements>;

const listStatement = (order: '>' | '<'): string =>
  `select d.kind, d.id, d.version, d.body from document_places p join documents d on d.kind = p.kind and d.id = p.id
   where p.kind = ? and p.list = ? and p.place ${order} ? and coalesce(d.until, 9e99) > ?
   order by p.place ${order === '>' ? 'asc' : 'desc'}, p.id ${order === '>' ? 'asc' : 'desc'} limit ?`;

const prepareStatements = (db: SqliteDb) => ({
  get: prepareRead<StoredDocument>(
    db,
    'select kind, id, version, body from documents where kind = ? and id = ? and coalesce(until, 9e99) > ?',
  ),
  byKey: prepareRead<StoredDocument>(
    db,
    `select d.kind, d.id, d.version, d.body from document_keys k join documents d on d.kind = k.kind and d.id = k.id
     where k.kind = ? and k.key = ? and coalesce(d.until, 9e99) > ?`,
  ),
  rising: prepareRead<StoredDocument>(db, listStatement('>')),
  falling: prepareRead<StoredDocument>(db, listStatement('<')),
  count: prepareRead<{ count: number }>(
    db,
    `select count(*) as count from document_places p join documents d on d.kind = p.kind and d.id = p.id
     where p.kind = ? and p.list = ? and coalesce(d.until, 9e99) > ?`,
  ),
  expired: prepareRead<{ kind: string; id: string }>(
    db,
    'select kind, id from documents where until <= ? order by until limit ?',
  ),
  insert: db.prepare('insert into documents (kind, id, body, until) values (?, ?, ?, ?)'),
  insertKey: db.prepare('insert or replace into document_keys (kind, key, id) values (?, ?, ?)'),
  insertPlace: db.prepare('insert into document_places (kind, id, list, place) values (?, ?, ?, ?)'),
  drop: db.prepare('delete from documents where kind = ? and id = ?'),
  dropKeys: db.prepare('delete from document_keys where kind = ? and id = ?'),
  dropPlaces: db.prepare('delete from document_places where kind = ? and id = ?'),
});

/** Other jobs share the transaction, so everything is checked before anything is written. */
function commitWrites(sql: Statements, writes: readonly DocumentWrite[], now: number): CommitOutcome {
  const isBehind = ({ kind, id, was }: DocumentWrite): boolean => (sql.get.get(kind, id, now)?.version ?? 0) !== was;
  if (writes.some(isBehind)) return 'behind';
  if (isTaken(sql, writes, now)) return 'taken';
  for (const { kind, id } of writes) deleteDocument(sql, kind, id);
  for (const write of writes) saveDocument(sql, write, now);
  return 'kept';
}

function isTaken(sql: Statements, writes: readonly DocumentWrite[], now: number): boolean {
  const written = new Set(writes.map(documentName));
  const wanted = writes.flatMap(({ kind, body, keys = [] }) => (body === null ? [] : keys.map(key => ({ kind, key }))));
  if (new Set(wanted.map(({ kind, key }) => `${kind}\0${key}`)).size < wanted.length) return true;
  return wanted.some(({ kind, key }) => {
    const owner = sql.byKey.get(kind, key, now);
    return owner !== undefined && !written.has(documentName(owner));
  });
}

/** A key may still belong to an expired document. */
function saveDocument(
  sql: Statements,
  { kind, id, body, keys = [], places = [], lasts }: DocumentWrite,
  now: number,
): void {
  if (body === null) return;
  sql.insert.run(kind, id, body, lasts === undefined ? null : Math.ceil(now + lasts));
  for (const key of keys) sql.insertKey.run(kind, key, id);
  for (const { list, place } of places) sql.insertPlace.run(kind, id, list, place);
}

function deleteDocument(sql: Statements, kind: string, id: string): void {
  sql.dropKeys.run(kind, id);
  sql.dropPlaces.run(kind, id);
  sql.drop.run(kind, id);
}

function deleteExpired(sql: Statements, now: number, limit: number): number {
  const expired = sql.expired.all(now, limit);
  for (const { kind, id } of expired) deleteDocument(sql, kind, id);
  return expired.length;
}
