/** The store in PostgreSQL, shared by any number of servers. */
import { randomUUID } from 'node:crypto';
import { must, nth } from '@parlour/kernel/must';
import type { Entry } from '@parlour/table/log';
import type { Pool } from 'pg';
import { inBatches } from './batch.ts';
import { readEntries } from './entries.ts';
import {
  type Appended,
  HELD_ON,
  type NewRow,
  type Note,
  type Renewal,
  type StoreTally,
  type TableRow,
  type TableStore,
} from './port.ts';
import { openDatabase, troubleOf } from './postgres-database.ts';
import { postgresDocuments } from './postgres-documents.ts';
import { SQL } from './postgres-sql.ts';
import { postgresUpkeep, UPKEEP, type UpkeepRows } from './postgres-upkeep.ts';

const STATEMENTS = { ...SQL, ...UPKEEP };

type StatementName = keyof typeof STATEMENTS;

export type PostgresRow = Omit<TableRow, 'held'> & { readonly holder: string | null };

/** What the rows of statements are made of that answer with some. */
type Rows = UpkeepRows & {
  readonly byId: PostgresRow;
  readonly byCode: PostgresRow;
  readonly listed: PostgresRow;
  readonly heads: { readonly id: string; readonly head: number };
  readonly claim: { readonly id: string };
  readonly key: { readonly value: string };
  readonly append: { readonly id: string; readonly won: boolean; readonly claimed: boolean };
  readonly read: { readonly table_id: string; readonly entry: string };
  readonly renew: { readonly id: string; readonly held: boolean };
  readonly tally: { readonly mark: string; readonly others: number };
};

type RowOf<N> = N extends keyof Rows ? Rows[N] : object;

export type Query = <N extends StatementName>(name: N, values: readonly unknown[]) => Promise<readonly RowOf<N>[]>;

type Append = { readonly id: string; readonly entries: readonly Entry[]; readonly due: number | undefined };
type Read = { readonly id: string; readonly from: number };

/** A batch is one statement, and this many tables at most. */
const MOST = 200;

export async function postgresStore(url: string): Promise<TableStore> {
  const pool = await openDatabase(url);
  const query = queryOf(pool, url);
  const server = randomUUID();
  const append = inBatches({
    keyOf: idOf,
    most: MOST,
    run: (jobs: readonly Append[]) => appendAll(query, server, jobs),
  });
  const read = inBatches({ keyOf: idOf, most: MOST, run: (jobs: readonly Read[]) => readAll(query, jobs) });
  return {
    lay: (row, entries, due) => lay(query, server, row, entries, due),
    append: (id, entries, due) => append({ id, entries, due }),
    read: async (id, from) => readEntries(id, from, await read({ id, from })),
    heads: async ids => new Map((await query('heads', [ids])).map(({ id, head }) => [id, head])),
    note: (id, note) => jot(query, id, note),
    async find(by) {
      const [found] = await ('id' in by ? query('byId', [by.id]) : query('byCode', [by.code]));
      return found && rowOf(found, server);
    },
    listed: async limit => (await query('listed', [limit])).map(row => rowOf(row, server)),
    ...postgresUpkeep(query, row => rowOf(row, server)),
    documents: postgresDocuments(pool, url),
    claim: async (lease, limit) => (await query('claim', [server, lease, limit])).map(idOf),
    renew: renewals => renew(query, server, renewals),
    tally: tallies => tally(query, server, tallies),
    async key(name, make) {
      await query('setKey', [name, make()]);
      return nth(await query('key', [name]), 0).value;
    },
    gather: call => call(),
    close: () => pool.end(),
  };
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** Statements are prepared once a connection, by their names. */
const queryOf =
  (pool: Pool, url: string): Query =>
  async (name, values) => {
    try {
      return (await pool.query({ name, text: STATEMENTS[name], values: [...values] })).rows;
    } catch (error) {
      throw troubleOf(error, url);
    }
  };

async function lay(
  query: Query,
  server: string,
  { id, code, door, laid, card }: NewRow,
  entries: readonly Entry[],
  due: number | null,
): Promise<'laid' | 'taken'> {
  const texts = entries.map(entry => JSON.stringify(entry));
  const holder = due === null ? null : server;
  const rows = await query('lay', [id, code, door, laid, card, due, holder, texts]);
  return rows.length > 0 ? 'laid' : 'taken';
}

async function appendAll(query: Query, server: string, jobs: readonly Append[]): Promise<readonly Appended[]> {
  const entries = jobs.flatMap(({ id, entries }) => entries.map(entry => ({ id, entry })));
  const rows = await query('append', [
    server,
    jobs.map(idOf),
    jobs.map(job => nth(job.entries, 0).number - 1),
    jobs.map(job => job.entries.length),
    jobs.map(job => job.due ?? null),
    entries.map(idOf),
    entries.map(({ entry }) => entry.number),
    entries.map(({ entry }) => JSON.stringify(entry)),
  ]);
  const outcomes = new Map(rows.map(row => [row.id, outcomeOf(row)]));
  return jobs.map(({ id }) => outcomes.get(id) ?? 'gone');
}

const outcomeOf = ({ won, claimed }: Rows['append']): Appended => (won ? (claimed ? 'claimed' : 'kept') : 'behind');

async function readAll(query: Query, jobs: readonly Read[]): Promise<readonly (readonly string[])[]> {
  const rows = await query('read', [jobs.map(idOf), jobs.map(({ from }) => from)]);
  const logs = new Map<string, string[]>(jobs.map(({ id }) => [id, []]));
  for (const { table_id, entry } of rows) must(logs.get(table_id)).push(entry);
  return jobs.map(({ id }) => must(logs.get(id)));
}

async function renew(
  query: Query,
  server: string,
  renewals: readonly Renewal[],
): Promise<ReadonlyMap<string, 'held' | 'given back'>> {
  if (renewals.length === 0) return new Map();
  const dues = renewals.map(({ due }) => due);
  const heads = renewals.map(({ head }) => head ?? null);
  const rows = await query('renew', [server, HELD_ON, renewals.map(idOf), dues, heads]);
  return new Map(rows.map(row => [idOf(row), row.held ? 'held' : 'given back']));
}

async function tally(
  query: Query,
  server: string,
  tallies: readonly StoreTally[],
): Promise<ReadonlyMap<string, number>> {
  const [counts, lasts] = [tallies.map(({ count }) => count), tallies.map(one => one.lasts)];
  const rows = await query('tally', [server, tallies.map(({ mark }) => mark), counts, lasts]);
  return new Map(rows.map(({ mark, others }) => [mark, others]));
}

async function jot(query: Query, id: string, { card, closed }: Note): Promise<void> {
  if (card !== undefined) await query('card', [id, card]);
  if (closed) await query('shut', [id]);
}

function rowOf(found: PostgresRow, server: string): TableRow {
  const { id, code, door, laid, closed, archived, card, seen, holder } = found;
  return { id, code, door, laid: Number(laid), card, seen: Number(seen), closed, archived, held: holder === server };
}
