/**
 * Moves everything from a SQLite file into a PostgreSQL database. A batch of tables is one transaction, and what is there
 * already is left alone, so that it can be interrupted and run again. Every log is compared when it has been moved.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { must, nth } from '@parlour/kernel/must';
import type { Pool } from 'pg';
import { moveDocuments } from './move-documents.ts';
import { StoreTrouble } from './port.ts';
import { nameOf, openDatabase, troubleOf } from './postgres-database.ts';
import { type Db, openFile, reading } from './sqlite-file.ts';

export type Moved = {
  readonly tables: number;
  readonly entries: number;
  readonly thereAlready: number;
  /** They are moved last, all at once. */
  readonly documents: number;
};

type Table = {
  readonly id: string;
  readonly code: string;
  readonly door: string;
  readonly laid: number;
  readonly closed: number;
  readonly due: number | null;
  readonly card: string;
  readonly seen: number;
  readonly archived: number;
  readonly log: readonly string[];
  /** What is left of an archived table in the place of its log. */
  readonly archive: Buffer | undefined;
};

const BATCH = 100;

export async function moveStore(file: string, url: string, tell: (moved: Moved) => void): Promise<Moved> {
  if (!existsSync(file)) throw new StoreTrouble(`There is no file ${file}.`);
  const source = openFile(file);
  try {
    const pool = await openDatabase(url);
    return await moveAll(source.db, pool, url, tell)
      .catch(error => {
        throw troubleOf(error, url);
      })
      .finally(() => pool.end());
  } finally {
    source.close();
  }
}

async function moveAll(db: Db, pool: Pool, url: string, tell: (moved: Moved) => void): Promise<Moved> {
  await moveKeys(db, pool, url);
  let moved: Moved = { tables: 0, entries: 0, thereAlready: 0, documents: 0 };
  for (let last = ''; ; ) {
    const tables = nextTables(db, last);
    if (tables.length === 0) return { ...moved, documents: await moveDocuments(db, pool, url) };
    const added = await moveTables(pool, tables);
    await compare(pool, tables, url);
    last = must(tables.at(-1)).id;
    moved = {
      ...moved,
      tables: moved.tables + tables.length,
      entries: moved.entries + tables.reduce((sum, { log }) => sum + log.length, 0),
      thereAlready: moved.thereAlready + tables.length - added,
    };
    tell(moved);
  }
}

/** The keys that sign seat tokens go along, or nobody would find back to their seat. */
async function moveKeys(db: Db, pool: Pool, url: string): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from parlour.tables');
  const isEmpty = nth(rows, 0).count === 0;
  const onConflict = isEmpty ? 'update set value = excluded.value' : 'nothing';
  for (const { name, value } of reading<{ name: string; value: string }>(db, 'select name, value from keys').all()) {
    await pool.query(`insert into parlour.keys values ($1, $2) on conflict (name) do ${onConflict}`, [name, value]);
    const there = await pool.query('select value from parlour.keys where name = $1', [name]);
    if (there.rows[0].value !== value) {
      throw new StoreTrouble(`${nameOf(url)} has tables and keys of its own. Move into an empty database.`);
    }
  }
}

function nextTables(db: Db, last: string): Table[] {
  const rows = reading<Table>(db, 'select * from tables where id > ? order by id limit ?').all(last, BATCH);
  const read = reading<{ entry: string }>(db, 'select entry from entries where table_id = ? order by number');
  const unfile = reading<{ archive: Buffer }>(db, 'select archive from archives where table_id = ?');
  return rows.map(row => ({
    ...row,
    log: read.all(row.id).map(({ entry }) => entry),
    archive: unfile.get(row.id)?.archive,
  }));
}

const INSERT = `
  with given as (
    select * from unnest(
      $1::text[], $2::text[], $3::text[], $4::bigint[], $5::boolean[], $6::bigint[], $7::text[], $8::bigint[], $9::boolean[],
      $10::int[]
    ) as t (id, code, door, laid, closed, due, card, seen, archived, head)
  ),
  added as (
    insert into parlour.tables (id, code, door, laid, closed, due, card, seen, archived, head) select * from given
    on conflict do nothing returning id
  ),
  written as (
    insert into parlour.entries (table_id, number, entry)
    select e.id, e.number, e.entry from unnest($11::text[], $12::int[], $13::text[]) as e (id, number, entry)
    join added on added.id = e.id
  ),
  filed as (
    insert into parlour.archives (table_id, archive)
    select a.id, a.archive from unnest($14::text[], $15::bytea[]) as a (id, archive) join added on added.id = a.id
  )
  select id from added`;

/** Answers how many were not there yet. What is due may be claimed by any server. */
async function moveTables(pool: Pool, tables: readonly Table[]): Promise<number> {
  const entries = tables.flatMap(({ id, log }) => log.map((entry, i) => ({ id, number: i + 1, entry })));
  const archives = tables.filter(({ archive }) => archive !== undefined);
  const { rows } = await pool.query(INSERT, [
    ...(['id', 'code', 'door', 'laid'] as const).map(column => tables.map(table => table[column])),
    tables.map(({ closed }) => closed === 1),
    ...(['due', 'card', 'seen'] as const).map(column => tables.map(table => table[column])),
    tables.map(({ archived }) => archived === 1),
    tables.map(({ log }) => log.length),
    ...(['id', 'number', 'entry'] as const).map(column => entries.map(entry => entry[column])),
    ...(['id', 'archive'] as const).map(column => archives.map(table => table[column])),
  ]);
  return rows.length;
}

const DIGESTS = `
  select e.table_id, md5(string_agg(e.entry, chr(10) order by e.number)) as digest
  from unnest($1::text[], $2::int[]) as g (id, head) join parlour.entries e on e.table_id = g.id and e.number <= g.head
  group by e.table_id
  union all select table_id, md5(archive) from parlour.archives where table_id = any ($1)`;

/** A table played on in the database since it was moved begins with what the file has of it, or is archived by now. */
async function compare(pool: Pool, tables: readonly Table[], url: string): Promise<void> {
  const { rows } = await pool.query<{ table_id: string; digest: string }>(DIGESTS, [
    tables.map(({ id }) => id),
    tables.map(({ log }) => log.length),
  ]);
  const digests = new Map(rows.map(row => [row.table_id, row.digest]));
  const archived = await archivedSince(pool, tables);
  for (const { id, code, log, archive } of tables) {
    const digest = createHash('md5')
      .update(archive ?? log.join('\n'))
      .digest('hex');
    if (digests.get(id) === digest || archived.has(id)) continue;
    throw new StoreTrouble(
      `Table ${id} (${code}) is another in ${nameOf(url)}, or its code is taken there. Move into an empty database.`,
    );
  }
}

async function archivedSince(pool: Pool, tables: readonly Table[]): Promise<ReadonlySet<string>> {
  const logged = tables.filter(({ archive }) => archive === undefined).map(({ id }) => id);
  const { rows } = await pool.query<{ table_id: string }>(
    'select table_id from parlour.archives where table_id = any ($1)',
    [logged],
  );
  return new Set(rows.map(row => row.table_id));
}
