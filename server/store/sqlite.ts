/** The store in one SQLite file. */
import type { Entry } from '@parlour/table/log';
import { groupWrites } from './group.ts';
import type { Note, Row, Store } from './port.ts';
import { type Db, openFile, troubleOf } from './sqlite-file.ts';

export function sqliteStore(given: string): Store {
  const { db, file, close } = openFile(given);
  const sql = prepare(db);
  const write = groupWrites({
    begin: () => sql.begin.run(),
    commit: () => sql.commit.run(),
    rollback: () => db.inTransaction && db.exec('rollback'),
    trouble: error => troubleOf(error, file),
  });
  return {
    lay: (row, entries, due) => write(() => lay(sql, row, entries, due)),
    append: (id, entries, note) => write(() => append(sql, id, entries, note)),
    note: (id, note) => write(() => jot(sql, id, note)),
    claim: (now, until, limit) => write(() => sql.claim.all(until, now, limit).map(row => (row as Row).id)),
    key: (name, make) => write(() => keyOf(sql, name, make)),
    read: async (id, from) => sql.read.all(id, from).map(row => JSON.parse((row as { entry: string }).entry)),
    find: async by => rowOf('id' in by ? sql.byId.get(by.id) : sql.byCode.get(by.code)),
    listed: async limit => sql.listed.all(limit).map(row => rowOf(row)!),
    async close() {
      await write(() => undefined);
      close();
    },
  };
}

type Sql = ReturnType<typeof prepare>;

const prepare = (db: Db) => ({
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  lay: db.prepare(
    'insert into tables (id, code, door, laid, card, due) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  ),
  entry: db.prepare('insert into entries (table_id, number, entry) values (?, ?, ?) on conflict do nothing'),
  read: db.prepare('select entry from entries where table_id = ? and number >= ? order by number'),
  due: db.prepare('update tables set due = ? where id = ?'),
  card: db.prepare('update tables set card = ? where id = ?'),
  shut: db.prepare('update tables set closed = 1, due = null where id = ?'),
  byId: db.prepare('select * from tables where id = ?'),
  byCode: db.prepare('select * from tables where code = ? and closed = 0'),
  listed: db.prepare("select * from tables where door = 'listed' and closed = 0 order by laid desc limit ?"),
  claim: db.prepare(
    'update tables set due = ? where id in (select id from tables where due < ? order by due limit ?) returning id',
  ),
  setKey: db.prepare('insert into keys (name, value) values (?, ?) on conflict do nothing'),
  key: db.prepare('select value from keys where name = ?'),
});

function lay(sql: Sql, row: Omit<Row, 'closed'>, entries: readonly Entry[], due: number | null): 'laid' | 'taken' {
  const { id, code, door, laid, card } = row;
  if (sql.lay.run(id, code, door, laid, card, due).changes === 0) return 'taken';
  for (const entry of entries) sql.entry.run(id, entry.number, JSON.stringify(entry));
  return 'laid';
}

/** The numbers of a log have no gaps, so if the first is free, all are. */
function append(sql: Sql, id: string, entries: readonly Entry[], note: Note | undefined): 'kept' | 'behind' {
  for (const entry of entries) {
    if (sql.entry.run(id, entry.number, JSON.stringify(entry)).changes === 0) return 'behind';
  }
  if (note) jot(sql, id, note);
  return 'kept';
}

function jot(sql: Sql, id: string, { due, card, closed }: Note): void {
  if (due !== undefined) sql.due.run(due, id);
  if (card !== undefined) sql.card.run(card, id);
  if (closed) sql.shut.run(id);
}

function keyOf(sql: Sql, name: string, make: () => string): string {
  sql.setKey.run(name, make());
  return (sql.key.get(name) as { value: string }).value;
}

function rowOf(found: unknown): Row | undefined {
  if (!found) return undefined;
  const { id, code, door, laid, closed, card } = found as Omit<Row, 'closed'> & { closed: number };
  return { id, code, door, laid, closed: closed === 1, card };
}
