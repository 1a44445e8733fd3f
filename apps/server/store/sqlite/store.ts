/** The store in one SQLite file. Only one server can open it, so all leases are its own, even after a restart. */

import { existsSync, statSync } from 'node:fs';
import { assertDefined } from '@parlour/kernel/result';
import type { LogEntry } from '@parlour/table/log';
import { realClock } from '../../clock.ts';
import { parseEntries } from '../parse-entries.ts';
import {
  type AppendOutcome,
  FIRST_MAINTENANCE_MS,
  type LeaseRenewal,
  LOBBY_MAX_UNUSED_MS,
  MAX_LOBBY_CANDIDATES,
  type NewTableRow,
  type StoredTableInfo,
  type TableFilter,
  type TableMaintenance,
  type TableNotes,
  type TableRow,
  type TableState,
  type TableStore,
  tableState,
  UNRELEASED_LEASE_MS,
  zeroPerState,
} from '../types.ts';
import {
  type OpenDatabase,
  openDatabaseBeside,
  openDatabaseFile,
  prepareRead,
  type SqliteDb,
  toSqliteError,
} from './database-file.ts';
import { sqliteDocuments } from './documents.ts';
import { createGroupCommit } from './group-commit.ts';
import { manageWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';

export function openSqliteStore(file: string, now: () => number = realClock.now): TableStore {
  const opened = openDatabaseFile(file);
  return createStore(opened, now, manageWriteAheadLog(opened.db, opened.file));
}

/** For an operator while the server runs. Each commit is durable at once. */
export const openSqliteStoreBeside = (file: string): TableStore =>
  createStore(openDatabaseBeside(file), realClock.now, SYNCED_BY_COMMIT);

const SYNCED_BY_COMMIT: WriteAheadLog = { sync: async () => undefined, close: async () => undefined };

function createStore({ db, file, close }: OpenDatabase, now: () => number, writeAheadLog: WriteAheadLog): TableStore {
  const sql = prepareStatements(db);
  const { write, settled } = createGroupCommit({
    begin: () => sql.begin.run(),
    commit: () => sql.commit.run(),
    rollback: () => db.inTransaction && db.exec('rollback'),
    sync: writeAheadLog.sync,
    toError: error => toSqliteError(error, file),
  });
  const dueAt = (due: number | null): number | null => (due === null ? null : now() + due);
  return {
    create: (row, entries, due) => write(() => createTable(sql, row, entries, dueAt(due), now())),
    append: (id, entries, due) =>
      write(
        () => appendEntries(sql, id, entries, dueAt(due ?? null)),
        entries.length === 1 && due === undefined ? 'one statement' : 'several',
      ),
    updateNotes: (id, note) => write(() => updateNotes(sql, id, note, now())),
    claim: (lease, limit) => write(() => sql.claim.all(dueAt(lease), now(), limit).map(({ id }) => id)),
    renew: renewals =>
      write(
        () =>
          new Map(
            renewals.flatMap(renewal => renewLease(sql, renewal, dueAt(renewal.due), dueAt(UNRELEASED_LEASE_MS))),
          ),
      ),
    sharedSecret: (name, make) => write(() => getOrCreateKey(sql, name, make)),
    async read(id, from) {
      await settled();
      return parseEntries(
        id,
        from,
        sql.read.all(id, from).map(({ entry }) => entry),
      );
    },
    async heads(ids) {
      await settled();
      const heads: (number | null)[] = JSON.parse(assertDefined(sql.heads.get(JSON.stringify(ids))).heads);
      return new Map(ids.flatMap((id, n) => (heads[n] ? [[id, heads[n]]] : [])));
    },
    // Only one server can open the file, so there are no others.
    exchangeTallies: async () => new Map(),
    find: async by => foundRow('id' in by ? sql.byId.get(by.id) : sql.byCode.get(by.code)),
    lobbyTables: async limit => sql.listed.all(MAX_LOBBY_CANDIDATES, now() - LOBBY_MAX_UNUSED_MS, limit).map(rowOf),
    ...sqliteMaintenance({ db, file, now, write, rowOf }),
    documents: sqliteDocuments({ db, now, write, settled }),
    async close() {
      await write(() => undefined);
      await writeAheadLog.close();
      close();
    },
  };
}

type Statements = ReturnType<typeof prepareStatements>;

const prepareStatements = (db: SqliteDb) => ({
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  insertTable: db.prepare(
    `insert into tables (id, code, door, laid, card, due, held, seen, tidy) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
  ),
  entry: db.prepare('insert into entries (table_id, number, entry) values (?, ?, ?) on conflict do nothing'),
  append: db.prepare(
    `insert into entries (table_id, number, entry)
     select id, ?, ? from tables where id = ? and archived = 0 on conflict do nothing`,
  ),
  isThere: db.prepare('select 1 from tables where id = ? and archived = 0'),
  read: prepareRead<{ entry: string }>(
    db,
    'select entry from entries where table_id = ? and number >= ? order by number',
  ),
  head: prepareRead<{ head: number | null }>(db, 'select max(number) as head from entries where table_id = ?'),
  // One statement for thousands of tables blocks the event loop least.
  heads: prepareRead<{ heads: string }>(
    db,
    `select json_group_array((select max(number) from entries where table_id = value)) as heads
     from (select value from json_each(?) order by key)`,
  ),
  setLease: db.prepare('update tables set due = ?, held = 1 where id = ?'),
  renew: db.prepare('update tables set due = ?, held = ? where id = ? and held = 1'),
  setListing: db.prepare('update tables set card = ? where id = ?'),
  closeTable: db.prepare('update tables set closed = 1, due = null, held = 0, tidy = ? where id = ?'),
  byId: prepareRead<SqliteRow>(db, 'select * from tables where id = ?'),
  byCode: prepareRead<SqliteRow>(db, 'select * from tables where code = ? and closed = 0'),
  listed: prepareRead<SqliteRow>(
    db,
    `select * from (select * from tables where door = 'listed' and closed = 0 order by laid desc limit ?)
     where seen > ? limit ?`,
  ),
  claim: prepareRead<{ id: string }>(
    db,
    `update tables set due = ?, held = 1
     where id in (select id from tables where due < ? order by due limit ?) returning id`,
  ),
  setKey: db.prepare('insert into keys (name, value) values (?, ?) on conflict do nothing'),
  key: prepareRead<{ value: string }>(db, 'select value from keys where name = ?'),
});

function createTable(
  sql: Statements,
  row: NewTableRow,
  entries: readonly LogEntry[],
  due: number | null,
  now: number,
): 'laid' | 'taken' {
  const { id, code, door, laid, card } = row;
  const held = due === null ? 0 : 1;
  if (sql.insertTable.run(id, code, door, laid, card, due, held, now, now + FIRST_MAINTENANCE_MS).changes === 0)
    return 'taken';
  for (const entry of entries) sql.entry.run(id, entry.number, JSON.stringify(entry));
  return 'laid';
}

/** Numbers have no gaps, so if the first is free, all are. */
function appendEntries(sql: Statements, id: string, entries: readonly LogEntry[], due: number | null): AppendOutcome {
  for (const entry of entries) {
    if (sql.append.run(entry.number, JSON.stringify(entry), id).changes === 0) {
      return sql.isThere.get(id) ? 'behind' : 'gone';
    }
  }
  if (due === null) return 'kept';
  sql.setLease.run(due, id);
  return 'claimed';
}

const headOf = (sql: Statements, id: string): number => sql.head.get(id)?.head ?? 0;

type RenewOutcome = readonly [string, 'held' | 'given back'];

function renewLease(
  sql: Statements,
  { id, head }: LeaseRenewal,
  due: number | null,
  unreleasedUntil: number | null,
): RenewOutcome[] {
  const isReleased = head !== undefined && headOf(sql, id) === head;
  const until = isReleased || head === undefined ? due : unreleasedUntil;
  if (sql.renew.run(until, isReleased ? 0 : 1, id).changes === 0) return [];
  return [[id, isReleased ? 'given back' : 'held']];
}

function updateNotes(sql: Statements, id: string, { card, closed }: TableNotes, now: number): void {
  if (card !== undefined) sql.setListing.run(card, id);
  if (closed) sql.closeTable.run(now + FIRST_MAINTENANCE_MS, id);
}

function getOrCreateKey(sql: Statements, name: string, make: () => string): string {
  sql.setKey.run(name, make());
  return assertDefined(sql.key.get(name)).value;
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

/** Free pages returned to the disk with each deleted table. */
const VACUUM_PAGES_PER_TABLE = 256;

/** More than a play writes, so the probe fails before plays do when the disk is full. */
const PROBE_BYTES = 32 * 1024;

export type SqliteContext = {
  readonly db: SqliteDb;
  readonly file: string;
  now(): number;
  write<T>(run: () => T): Promise<T>;
  rowOf(found: SqliteRow): TableRow;
};

export function sqliteMaintenance({ db, file, now, write, rowOf }: SqliteContext): TableMaintenance {
  const sql = prepareMaintenance(db);
  return {
    markInUse: ids =>
      write(() => {
        for (const id of ids) sql.markInUse.run(now(), id);
      }),
    claimForMaintenance: (lease, limit) => write(() => sql.claim.all(now() + lease, now(), limit).map(rowOf)),
    postponeMaintenance: (id, milliseconds) => write(() => void sql.postpone.run(now() + milliseconds, id)),
    archive: (id, bytes, card) => write(() => archiveTable(sql, id, bytes, card, now())),
    readArchive: async id => sql.archived.get(id)?.archive,
    remove: id => write(() => deleteTable(sql, id)),
    listTables: async filter => sql.list.all(...filterParameters(filter, now())).map(tableInfoOf),
    size: async () => ({ bytes: fileBytes(file), tables: countsOf(sql.count.all()) }),
    probe: () => write(() => void sql.probe.run(PROBE_BYTES)),
  };
}

type MaintenanceStatements = ReturnType<typeof prepareMaintenance>;

const prepareMaintenance = (db: SqliteDb) => ({
  markInUse: db.prepare('update tables set seen = ? where id = ?'),
  claim: prepareRead<SqliteRow>(
    db,
    `update tables set tidy = ?
     where id in (select id from tables where tidy < ? order by tidy limit ?) returning *`,
  ),
  postpone: db.prepare('update tables set tidy = ? where id = ?'),
  setArchived: db.prepare(
    'update tables set archived = 1, seen = ?, card = ? where id = ? and closed = 1 and archived = 0',
  ),
  insertArchive: db.prepare('insert into archives (table_id, archive) values (?, ?)'),
  archived: prepareRead<{ archive: Buffer }>(db, 'select archive from archives where table_id = ?'),
  dropLog: db.prepare('delete from entries where table_id = ?'),
  dropArchive: db.prepare('delete from archives where table_id = ?'),
  drop: db.prepare('delete from tables where id = ?'),
  vacuum: db.prepare(`pragma incremental_vacuum(${VACUUM_PAGES_PER_TABLE})`),
  list: prepareRead<FoundTable>(
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
  count: prepareRead<StateCount>(
    db,
    'select closed, archived, count(*) as count from tables group by closed, archived',
  ),
  probe: db.prepare(
    `insert into probes (id, bytes) values (1, randomblob(?))
     on conflict do update set bytes = excluded.bytes`,
  ),
});

function archiveTable(sql: MaintenanceStatements, id: string, bytes: Uint8Array, card: string, now: number): void {
  if (sql.setArchived.run(now, card, id).changes === 0) return;
  sql.insertArchive.run(id, Buffer.from(bytes));
  sql.dropLog.run(id);
  sql.vacuum.all();
}

function deleteTable(sql: MaintenanceStatements, id: string): boolean {
  sql.dropLog.run(id);
  sql.dropArchive.run(id);
  const { changes } = sql.drop.run(id);
  sql.vacuum.all();
  return changes > 0;
}

const filterParameters = ({ state, door, game, unusedForMs, limit }: TableFilter, now: number): unknown[] => [
  state ?? null,
  door ?? null,
  game ?? null,
  unusedForMs === undefined ? Number.MAX_SAFE_INTEGER : now - unusedForMs,
  limit,
];

type FoundTable = Omit<StoredTableInfo, 'state'> & { readonly closed: number; readonly archived: number };

function tableInfoOf(found: FoundTable): StoredTableInfo {
  const { id, code, door, laid, seen, card, entries, bytes, closed, archived } = found;
  const state = tableState({ closed: closed === 1, archived: archived === 1 });
  return { id, code, door, laid, seen, card, entries, bytes, state };
}

const fileBytes = (file: string): number =>
  [file, `${file}-wal`].filter(existsSync).reduce((sum, path) => sum + statSync(path).size, 0);

type StateCount = { readonly closed: number; readonly archived: number; readonly count: number };

function countsOf(found: readonly StateCount[]): Record<TableState, number> {
  const counts = zeroPerState();
  for (const { closed, archived, count } of found) {
    counts[tableState({ closed: closed === 1, archived: archived === 1 })] += count;
  }
  return counts;
}
