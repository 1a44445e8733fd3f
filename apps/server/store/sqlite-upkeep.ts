/** Looking after the tables in the SQLite file. */
import { existsSync, statSync } from 'node:fs';
import type { TableRow } from './port.ts';
import type { SqliteRow } from './sqlite.ts';
import { type Db, reading } from './sqlite-file.ts';
import { type Choice, type KeptListing, noneOf, type State, stateOf, type Upkeep } from './upkeep.ts';

/** What is deleted leaves pages behind; so many go back to the disk with each table. */
const PAGES_BACK = 256;

/** More than a play writes, so that a disk too full for plays is too full for this. */
const PROBED = 32 * 1024;

export type Desk = {
  readonly db: Db;
  readonly file: string;
  now(): number;
  write<T>(run: () => T): Promise<T>;
  rowOf(found: SqliteRow): TableRow;
};

export function sqliteUpkeep({ db, file, now, write, rowOf }: Desk): Upkeep {
  const sql = prepare(db);
  return {
    visit: ids =>
      write(() => {
        for (const id of ids) sql.visit.run(now(), id);
      }),
    untidy: (lease, limit) => write(() => sql.untidy.all(now() + lease, now(), limit).map(rowOf)),
    postpone: (id, milliseconds) => write(() => void sql.postpone.run(now() + milliseconds, id)),
    archive: (id, bytes, card) => write(() => archive(sql, id, bytes, card, now())),
    archived: async id => sql.archived.get(id)?.archive,
    remove: id => write(() => remove(sql, id)),
    list: async choice => sql.list.all(...wordsOf(choice, now())).map(listingOf),
    size: async () => ({ bytes: bytesOf(file), tables: countsOf(sql.count.all()) }),
    probe: () => write(() => void sql.probe.run(PROBED)),
  };
}

type Sql = ReturnType<typeof prepare>;

const prepare = (db: Db) => ({
  visit: db.prepare('update tables set seen = ? where id = ?'),
  untidy: reading<SqliteRow>(
    db,
    `update tables set tidy = ?
     where id in (select id from tables where tidy < ? order by tidy limit ?) returning *`,
  ),
  postpone: db.prepare('update tables set tidy = ? where id = ?'),
  file: db.prepare('update tables set archived = 1, seen = ?, card = ? where id = ? and closed = 1 and archived = 0'),
  keep: db.prepare('insert into archives (table_id, archive) values (?, ?)'),
  archived: reading<{ archive: Buffer }>(db, 'select archive from archives where table_id = ?'),
  dropLog: db.prepare('delete from entries where table_id = ?'),
  dropArchive: db.prepare('delete from archives where table_id = ?'),
  drop: db.prepare('delete from tables where id = ?'),
  vacuum: db.prepare(`pragma incremental_vacuum(${PAGES_BACK})`),
  list: reading<Found>(
    db,
    `select t.*,
       (select count(*) from entries where table_id = t.id) as entries,
       coalesce((select sum(octet_length(entry)) from entries where table_id = t.id), 0)
         + coalesce((select octet_length(archive) from archives where table_id = t.id), 0) as bytes
     from tables t
     where coalesce(?, '') in ('', case when archived = 1 then 'archived' when closed = 1 then 'closed' else 'open' end)
       and coalesce(?, '') in ('', door) and coalesce(?, '') in ('', json_extract(card, '$.game')) and seen < ?
     order by laid desc limit ?`,
  ),
  count: reading<Counted>(db, 'select closed, archived, count(*) as count from tables group by closed, archived'),
  probe: db.prepare(
    `insert into probes (id, bytes) values (1, randomblob(?))
     on conflict do update set bytes = excluded.bytes`,
  ),
});

function archive(sql: Sql, id: string, bytes: Uint8Array, card: string, now: number): void {
  if (sql.file.run(now, card, id).changes === 0) return;
  sql.keep.run(id, Buffer.from(bytes));
  sql.dropLog.run(id);
  sql.vacuum.all();
}

function remove(sql: Sql, id: string): boolean {
  sql.dropLog.run(id);
  sql.dropArchive.run(id);
  const { changes } = sql.drop.run(id);
  sql.vacuum.all();
  return changes > 0;
}

const wordsOf = ({ state, door, game, unseenFor, limit }: Choice, now: number): unknown[] => [
  state ?? null,
  door ?? null,
  game ?? null,
  unseenFor === undefined ? Number.MAX_SAFE_INTEGER : now - unseenFor,
  limit,
];

type Found = Omit<KeptListing, 'state'> & { readonly closed: number; readonly archived: number };

function listingOf(found: Found): KeptListing {
  const { id, code, door, laid, seen, card, entries, bytes, closed, archived } = found;
  const state = stateOf({ closed: closed === 1, archived: archived === 1 });
  return { id, code, door, laid, seen, card, entries, bytes, state };
}

const bytesOf = (file: string): number =>
  [file, `${file}-wal`].filter(existsSync).reduce((sum, path) => sum + statSync(path).size, 0);

type Counted = { readonly closed: number; readonly archived: number; readonly count: number };

function countsOf(found: readonly Counted[]): Record<State, number> {
  const counts = noneOf();
  for (const { closed, archived, count } of found) {
    counts[stateOf({ closed: closed === 1, archived: archived === 1 })] += count;
  }
  return counts;
}
