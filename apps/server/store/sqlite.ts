/** The store in one SQLite file. Only one server can have it, so that what is held is held by that one, also after a restart. */
import { must } from '@parlour/kernel/must';
import type { Entry } from '@parlour/table/log';
import { realClock } from '../clock.ts';
import { readEntries } from './entries.ts';
import { groupWrites } from './group.ts';
import {
  type Appended,
  HELD_ON,
  type NewRow,
  type Note,
  type Renewal,
  type TableRow,
  type TableStore,
} from './port.ts';
import { sqliteDocuments } from './sqlite-documents.ts';
import { type Db, type OpenFile, openBeside, openFile, reading } from './sqlite-file.ts';
import { troubleOf } from './sqlite-trouble.ts';
import { sqliteUpkeep } from './sqlite-upkeep.ts';
import { FIRST_LOOK, LOOKED_THROUGH, UNSEEN } from './upkeep.ts';
import { mindWriteAhead, type WriteAhead } from './write-ahead.ts';

export function sqliteStore(given: string, now: () => number = realClock.now): TableStore {
  const opened = openFile(given);
  return storeIn(opened, now, mindWriteAhead(opened.db, opened.file));
}

/** The same file for an operator, while the server that has it goes on. What they commit is on the disk at once. */
export const sqliteBeside = (file: string): TableStore => storeIn(openBeside(file), realClock.now, AT_ONCE);

const AT_ONCE: WriteAhead = { sync: async () => undefined, close: async () => undefined };

function storeIn({ db, file, close }: OpenFile, now: () => number, ahead: WriteAhead): TableStore {
  const sql = prepare(db);
  const { write, gather, settled } = groupWrites({
    begin: () => sql.begin.run(),
    commit: () => sql.commit.run(),
    rollback: () => db.inTransaction && db.exec('rollback'),
    sync: ahead.sync,
    trouble: error => troubleOf(error, file),
  });
  const at = (due: number | null): number | null => (due === null ? null : now() + due);
  return {
    lay: (row, entries, due) => write(() => lay(sql, row, entries, at(due), now())),
    append: (id, entries, due) =>
      write(
        () => append(sql, id, entries, at(due ?? null)),
        entries.length === 1 && due === undefined ? 'one statement' : 'several',
      ),
    note: (id, note) => write(() => jot(sql, id, note, now())),
    claim: (lease, limit) => write(() => sql.claim.all(at(lease), now(), limit).map(({ id }) => id)),
    renew: renewals =>
      write(() => new Map(renewals.flatMap(renewal => renew(sql, renewal, at(renewal.due), at(HELD_ON))))),
    key: (name, make) => write(() => keyOf(sql, name, make)),
    async read(id, from) {
      await settled();
      return readEntries(
        id,
        from,
        sql.read.all(id, from).map(({ entry }) => entry),
      );
    },
    async heads(ids) {
      await settled();
      const heads: (number | null)[] = JSON.parse(must(sql.heads.get(JSON.stringify(ids))).heads);
      return new Map(ids.flatMap((id, n) => (heads[n] ? [[id, heads[n]]] : [])));
    },
    // Only one server can have the file, so there are no others.
    tally: async () => new Map(),
    find: async by => foundRow('id' in by ? sql.byId.get(by.id) : sql.byCode.get(by.code)),
    listed: async limit => sql.listed.all(LOOKED_THROUGH, now() - UNSEEN, limit).map(rowOf),
    ...sqliteUpkeep({ db, file, now, write, rowOf }),
    documents: sqliteDocuments({ db, now, write, settled }),
    gather,
    async close() {
      await write(() => undefined);
      await ahead.close();
      close();
    },
  };
}

type Sql = ReturnType<typeof prepare>;

const prepare = (db: Db) => ({
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  lay: db.prepare(
    `insert into tables (id, code, door, laid, card, due, held, seen, tidy) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
  ),
  entry: db.prepare('insert into entries (table_id, number, entry) values (?, ?, ?) on conflict do nothing'),
  append: db.prepare(
    `insert into entries (table_id, number, entry)
     select id, ?, ? from tables where id = ? and archived = 0 on conflict do nothing`,
  ),
  isThere: db.prepare('select 1 from tables where id = ? and archived = 0'),
  read: reading<{ entry: string }>(db, 'select entry from entries where table_id = ? and number >= ? order by number'),
  head: reading<{ head: number | null }>(db, 'select max(number) as head from entries where table_id = ?'),
  // One answer for thousands of tables: that they are asked for in one go keeps the others waiting least.
  heads: reading<{ heads: string }>(
    db,
    `select json_group_array((select max(number) from entries where table_id = value)) as heads
     from (select value from json_each(?) order by key)`,
  ),
  hold: db.prepare('update tables set due = ?, held = 1 where id = ?'),
  renew: db.prepare('update tables set due = ?, held = ? where id = ? and held = 1'),
  card: db.prepare('update tables set card = ? where id = ?'),
  shut: db.prepare('update tables set closed = 1, due = null, held = 0, tidy = ? where id = ?'),
  byId: reading<SqliteRow>(db, 'select * from tables where id = ?'),
  byCode: reading<SqliteRow>(db, 'select * from tables where code = ? and closed = 0'),
  listed: reading<SqliteRow>(
    db,
    `select * from (select * from tables where door = 'listed' and closed = 0 order by laid desc limit ?)
     where seen > ? limit ?`,
  ),
  claim: reading<{ id: string }>(
    db,
    `update tables set due = ?, held = 1
     where id in (select id from tables where due < ? order by due limit ?) returning id`,
  ),
  setKey: db.prepare('insert into keys (name, value) values (?, ?) on conflict do nothing'),
  key: reading<{ value: string }>(db, 'select value from keys where name = ?'),
});

function lay(sql: Sql, row: NewRow, entries: readonly Entry[], due: number | null, now: number): 'laid' | 'taken' {
  const { id, code, door, laid, card } = row;
  const held = due === null ? 0 : 1;
  if (sql.lay.run(id, code, door, laid, card, due, held, now, now + FIRST_LOOK).changes === 0) return 'taken';
  for (const entry of entries) sql.entry.run(id, entry.number, JSON.stringify(entry));
  return 'laid';
}

/** The numbers of a log have no gaps, so if the first is free, all are. */
function append(sql: Sql, id: string, entries: readonly Entry[], due: number | null): Appended {
  for (const entry of entries) {
    if (sql.append.run(entry.number, JSON.stringify(entry), id).changes === 0) {
      return sql.isThere.get(id) ? 'behind' : 'gone';
    }
  }
  if (due === null) return 'kept';
  sql.hold.run(due, id);
  return 'claimed';
}

const headOf = (sql: Sql, id: string): number => sql.head.get(id)?.head ?? 0;

type Renewed = readonly [string, 'held' | 'given back'];

function renew(sql: Sql, { id, head }: Renewal, due: number | null, heldOn: number | null): Renewed[] {
  const isBack = head !== undefined && headOf(sql, id) === head;
  const until = isBack || head === undefined ? due : heldOn;
  if (sql.renew.run(until, isBack ? 0 : 1, id).changes === 0) return [];
  return [[id, isBack ? 'given back' : 'held']];
}

function jot(sql: Sql, id: string, { card, closed }: Note, now: number): void {
  if (card !== undefined) sql.card.run(card, id);
  if (closed) sql.shut.run(now + FIRST_LOOK, id);
}

function keyOf(sql: Sql, name: string, make: () => string): string {
  sql.setKey.run(name, make());
  return must(sql.key.get(name)).value;
}

const foundRow = (found: SqliteRow | undefined): TableRow | undefined => found && rowOf(found);

export type SqliteRow = Omit<TableRow, 'closed' | 'archived' | 'held'> & {
  closed: number;
  archived: number;
  held: number;
};

function rowOf(found: SqliteRow): TableRow {
  const { id, code, door, laid, closed, archived, card, seen, held } = found;
  return { id, code, door, laid, card, seen, closed: closed === 1, archived: archived === 1, held: held === 1 };
}
