/** The documents in the SQLite file. */
import {
  type Committed,
  checkWrites,
  type Documents,
  type DocumentWrite,
  nameOf,
  type StoredDocument,
} from './documents.ts';
import { type Db, reading } from './sqlite-file.ts';

export type DocumentDesk = {
  readonly db: Db;
  now(): number;
  write<T>(run: () => T): Promise<T>;
  settled(): Promise<void>;
};

/** Beyond every place there is. */
const ENDS = { rising: -Number.MAX_VALUE, falling: Number.MAX_VALUE };

/** What is read is on the disk: nobody acts on something that a crash could take back. */
export function sqliteDocuments({ db, now, write, settled }: DocumentDesk): Documents {
  const sql = prepare(db);
  return {
    async commit(writes) {
      checkWrites(writes);
      return write(() => commit(sql, writes, now()));
    },
    async fetch(kind, ids) {
      await settled();
      return ids.flatMap(id => sql.get.get(kind, id, now()) ?? []).map(shown);
    },
    async byKey(kind, key) {
      await settled();
      const found = sql.byKey.get(kind, key, now());
      return found && shown(found);
    },
    async list(kind, list, { order, beyond = ENDS[order], limit }) {
      await settled();
      return sql[order].all(kind, list, beyond, now(), limit).map(shown);
    },
    async count(kind, list) {
      await settled();
      return sql.count.get(kind, list, now())?.count ?? 0;
    },
    expire: limit => write(() => expire(sql, now(), limit)),
  };
}

/** A row brings along what it has cost. */
const shown = ({ kind, id, version, body }: StoredDocument): StoredDocument => ({ kind, id, version, body });

type Sql = ReturnType<typeof prepare>;

const listed = (order: '>' | '<'): string =>
  `select d.kind, d.id, d.version, d.body from document_places p join documents d on d.kind = p.kind and d.id = p.id
   where p.kind = ? and p.list = ? and p.place ${order} ? and coalesce(d.until, 9e99) > ?
   order by p.place ${order === '>' ? 'asc' : 'desc'}, p.id ${order === '>' ? 'asc' : 'desc'} limit ?`;

const prepare = (db: Db) => ({
  get: reading<StoredDocument>(
    db,
    'select kind, id, version, body from documents where kind = ? and id = ? and coalesce(until, 9e99) > ?',
  ),
  byKey: reading<StoredDocument>(
    db,
    `select d.kind, d.id, d.version, d.body from document_keys k join documents d on d.kind = k.kind and d.id = k.id
     where k.kind = ? and k.key = ? and coalesce(d.until, 9e99) > ?`,
  ),
  rising: reading<StoredDocument>(db, listed('>')),
  falling: reading<StoredDocument>(db, listed('<')),
  count: reading<{ count: number }>(
    db,
    `select count(*) as count from document_places p join documents d on d.kind = p.kind and d.id = p.id
     where p.kind = ? and p.list = ? and coalesce(d.until, 9e99) > ?`,
  ),
  old: reading<{ kind: string; id: string }>(
    db,
    'select kind, id from documents where until <= ? order by until limit ?',
  ),
  put: db.prepare('insert into documents (kind, id, body, until) values (?, ?, ?, ?)'),
  putKey: db.prepare('insert or replace into document_keys (kind, key, id) values (?, ?, ?)'),
  putPlace: db.prepare('insert into document_places (kind, id, list, place) values (?, ?, ?, ?)'),
  drop: db.prepare('delete from documents where kind = ? and id = ?'),
  dropKeys: db.prepare('delete from document_keys where kind = ? and id = ?'),
  dropPlaces: db.prepare('delete from document_places where kind = ? and id = ?'),
});

/** Everything is looked at before anything is written: others share the transaction. */
function commit(sql: Sql, writes: readonly DocumentWrite[], now: number): Committed {
  const isBehind = ({ kind, id, was }: DocumentWrite): boolean => (sql.get.get(kind, id, now)?.version ?? 0) !== was;
  if (writes.some(isBehind)) return 'behind';
  if (isTaken(sql, writes, now)) return 'taken';
  for (const { kind, id } of writes) drop(sql, kind, id);
  for (const write of writes) put(sql, write, now);
  return 'kept';
}

function isTaken(sql: Sql, writes: readonly DocumentWrite[], now: number): boolean {
  const written = new Set(writes.map(nameOf));
  const wanted = writes.flatMap(({ kind, body, keys = [] }) => (body === null ? [] : keys.map(key => ({ kind, key }))));
  if (new Set(wanted.map(({ kind, key }) => `${kind}\0${key}`)).size < wanted.length) return true;
  return wanted.some(({ kind, key }) => {
    const holder = sql.byKey.get(kind, key, now);
    return holder !== undefined && !written.has(nameOf(holder));
  });
}

/** A key may still be in the name of a document that has had its time. */
function put(sql: Sql, { kind, id, body, keys = [], places = [], lasts }: DocumentWrite, now: number): void {
  if (body === null) return;
  sql.put.run(kind, id, body, lasts === undefined ? null : Math.ceil(now + lasts));
  for (const key of keys) sql.putKey.run(kind, key, id);
  for (const { list, place } of places) sql.putPlace.run(kind, id, list, place);
}

function drop(sql: Sql, kind: string, id: string): void {
  sql.dropKeys.run(kind, id);
  sql.dropPlaces.run(kind, id);
  sql.drop.run(kind, id);
}

function expire(sql: Sql, now: number, limit: number): number {
  const old = sql.old.all(now, limit);
  for (const { kind, id } of old) drop(sql, kind, id);
  return old.length;
}
