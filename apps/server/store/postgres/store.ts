/** The store in PostgreSQL, shared by any number of servers. Each maintenance statement is its own transaction. */

import { randomUUID } from 'node:crypto';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { LogEntry } from '@parlour/table/log';
import type { Pool } from 'pg';
import { parseEntries } from '../parse-entries.ts';
import {
  type AppendOutcome,
  type LeaseRenewal,
  type LimitTally,
  type NewTableRow,
  type StoredTableInfo,
  type TableFilter,
  type TableMaintenance,
  type TableNotes,
  type TableRow,
  type TableState,
  type TableStore,
  UNRELEASED_LEASE_MS,
  zeroPerState,
} from '../types.ts';
import { runInBatches } from './batch.ts';
import { openPostgres, toPostgresError } from './database.ts';
import { postgresDocuments } from './documents.ts';
import { NOW_MS, TABLE_STATEMENTS } from './statements.ts';

const STATE = "case when archived then 'archived' when closed then 'closed' else 'open' end";

export const MAINTENANCE_STATEMENTS = {
  // Rows are locked in the order of their ids, as everywhere.
  visit: `
    with locked as materialized (select id from parlour.tables where id = any ($1) order by id for update)
    update parlour.tables t set seen = ${NOW_MS} from locked where t.id = locked.id`,
  untidy: `
    update parlour.tables set tidy = ${NOW_MS} + $1::bigint where id in (
      select id from parlour.tables where tidy < ${NOW_MS} order by tidy limit $2 for update skip locked
    ) returning *`,
  postpone: `update parlour.tables set tidy = ${NOW_MS} + $2::bigint where id = $1`,
  archive: `
    with filed as (
      update parlour.tables set archived = true, seen = ${NOW_MS}, card = $3 where id = $1 and closed and not archived returning id
    ),
    dropped as (delete from parlour.entries where table_id in (select id from filed))
    insert into parlour.archives (table_id, archive) select id, $2::bytea from filed`,
  archived: 'select archive from parlour.archives where table_id = $1',
  remove: `
    with entries as (delete from parlour.entries where table_id = $1),
      archives as (delete from parlour.archives where table_id = $1)
    delete from parlour.tables where id = $1 returning id`,
  list: `
    select t.*, ${STATE} as state, log.entries, log.bytes + coalesce(octet_length(a.archive), 0) as bytes
    from parlour.tables t
    left join parlour.archives a on a.table_id = t.id
    cross join lateral (
      select count(*)::int as entries, coalesce(sum(octet_length(entry)), 0)::int as bytes
      from parlour.entries where table_id = t.id
    ) as log
    where t.id in (
      select id from parlour.tables
      where coalesce($1::text, '') in ('', ${STATE}) and coalesce($2::text, '') in ('', door)
        and coalesce($3::text, '') in ('', card::json ->> 'game')
        and ($4::bigint is null or seen < ${NOW_MS} - $4::bigint)
      order by laid desc limit $5
    )
    order by laid desc`,
  count: `select ${STATE} as state, count(*)::int as count from parlour.tables group by 1`,
  bytes: `
    select coalesce(sum(pg_total_relation_size(c.oid)), 0)::text as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'parlour' and c.relkind = 'r'`,
  probe: `
    insert into parlour.probes (id, at) values (1, ${NOW_MS}) on conflict (id) do update set at = excluded.at`,
} as const;

export type MaintenanceQueryRows = {
  readonly untidy: PostgresTableRow;
  readonly archived: { readonly archive: Uint8Array };
  readonly list: StoredTableInfo;
  readonly count: { readonly state: TableState; readonly count: number };
  readonly bytes: { readonly bytes: string };
};

export function postgresMaintenance(
  query: RunStatement,
  rowOf: (found: PostgresTableRow) => TableRow,
): TableMaintenance {
  return {
    async markInUse(ids) {
      if (ids.length > 0) await query('visit', [ids]);
    },
    claimForMaintenance: async (lease, limit) => (await query('untidy', [lease, limit])).map(rowOf),
    async postponeMaintenance(id, milliseconds) {
      await query('postpone', [id, milliseconds]);
    },
    async archive(id, bytes, card) {
      await query('archive', [id, Buffer.from(bytes), card]);
    },
    readArchive: async id => (await query('archived', [id]))[0]?.archive,
    remove: async id => (await query('remove', [id])).length > 0,
    listTables: async filter => (await query('list', filterParameters(filter))).map(tableInfoOf),
    async size() {
      const [[size], counts] = await Promise.all([query('bytes', []), query('count', [])]);
      return { bytes: Number(assertDefined(size).bytes), tables: countsOf(counts) };
    },
    async probe() {
      await query('probe', []);
    },
  };
}

const filterParameters = ({ state, door, game, unusedForMs, limit }: TableFilter): unknown[] => [
  state ?? null,
  door ?? null,
  game ?? null,
  unusedForMs ?? null,
  limit,
];

function tableInfoOf(found: StoredTableInfo): StoredTableInfo {
  const { id, code, door, laid, seen, card, state, entries, bytes } = found;
  return { id, code, door, laid: Number(laid), seen: Number(seen), card, state, entries, bytes };
}

function countsOf(found: readonly MaintenanceQueryRows['count'][]): Record<TableState, number> {
  const counts = zeroPerState();
  for (const { state, count } of found) counts[state] = count;
  return counts;
}

const STATEMENTS = { ...TABLE_STATEMENTS, ...MAINTENANCE_STATEMENTS };

type StatementName = keyof typeof STATEMENTS;

export type PostgresTableRow = Omit<TableRow, 'held'> & { readonly holder: string | null };

type Rows = MaintenanceQueryRows & {
  readonly byId: PostgresTableRow;
  readonly byCode: PostgresTableRow;
  readonly listed: PostgresTableRow;
  readonly heads: { readonly id: string; readonly head: number };
  readonly claim: { readonly id: string };
  readonly key: { readonly value: string };
  readonly append: { readonly id: string; readonly won: boolean; readonly claimed: boolean };
  readonly read: { readonly table_id: string; readonly entry: string };
  readonly renew: { readonly id: string; readonly held: boolean };
  readonly tally: { readonly mark: string; readonly others: number };
};

type RowOf<N> = N extends keyof Rows ? Rows[N] : object;

export type RunStatement = <N extends StatementName>(
  name: N,
  values: readonly unknown[],
) => Promise<readonly RowOf<N>[]>;

type AppendJob = { readonly id: string; readonly entries: readonly LogEntry[]; readonly due: number | undefined };
type ReadJob = { readonly id: string; readonly from: number };

const MAX_TABLES_PER_BATCH = 200;

export async function openPostgresStore(url: string): Promise<TableStore> {
  const pool = await openPostgres(url);
  const query = createQuery(pool, url);
  const server = randomUUID();
  const append = runInBatches({
    keyOf: idOf,
    maxJobs: MAX_TABLES_PER_BATCH,
    run: (jobs: readonly AppendJob[]) => appendAll(query, server, jobs),
  });
  const read = runInBatches({
    keyOf: idOf,
    maxJobs: MAX_TABLES_PER_BATCH,
    run: (jobs: readonly ReadJob[]) => readAll(query, jobs),
  });
  return {
    create: (row, entries, due) => createTable(query, server, row, entries, due),
    append: (id, entries, due) => append({ id, entries, due }),
    read: async (id, from) => parseEntries(id, from, await read({ id, from })),
    heads: async ids => new Map((await query('heads', [ids])).map(({ id, head }) => [id, head])),
    updateNotes: (id, note) => updateNotes(query, id, note),
    async find(by) {
      const [found] = await ('id' in by ? query('byId', [by.id]) : query('byCode', [by.code]));
      return found && rowOf(found, server);
    },
    lobbyTables: async limit => (await query('listed', [limit])).map(row => rowOf(row, server)),
    ...postgresMaintenance(query, row => rowOf(row, server)),
    documents: postgresDocuments(pool, url),
    claim: async (lease, limit) => (await query('claim', [server, lease, limit])).map(idOf),
    renew: renewals => renewLeases(query, server, renewals),
    exchangeTallies: tallies => exchangeTallies(query, server, tallies),
    async sharedSecret(name, make) {
      await query('setKey', [name, make()]);
      return itemAt(await query('key', [name]), 0).value;
    },
    close: () => pool.end(),
  };
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** Prepared once per connection, by name. */
const createQuery =
  (pool: Pool, url: string): RunStatement =>
  async (name, values) => {
    try {
      return (await pool.query({ name, text: STATEMENTS[name], values: [...values] })).rows;
    } catch (error) {
      throw toPostgresError(error, url);
    }
  };

async function createTable(
  query: RunStatement,
  server: string,
  { id, code, door, laid, card }: NewTableRow,
  entries: readonly LogEntry[],
  due: number | null,
): Promise<'laid' | 'taken'> {
  const texts = entries.map(entry => JSON.stringify(entry));
  const holder = due === null ? null : server;
  const rows = await query('lay', [id, code, door, laid, card, due, holder, texts]);
  return rows.length > 0 ? 'laid' : 'taken';
}

async function appendAll(
  query: RunStatement,
  server: string,
  jobs: readonly AppendJob[],
): Promise<readonly AppendOutcome[]> {
  const entries = jobs.flatMap(({ id, entries }) => entries.map(entry => ({ id, entry })));
  const rows = await query('append', [
    server,
    jobs.map(idOf),
    jobs.map(job => itemAt(job.entries, 0).number - 1),
    jobs.map(job => job.entries.length),
    jobs.map(job => job.due ?? null),
    entries.map(idOf),
    entries.map(({ entry }) => entry.number),
    entries.map(({ entry }) => JSON.stringify(entry)),
  ]);
  const outcomes = new Map(rows.map(row => [row.id, outcomeOf(row)]));
  return jobs.map(({ id }) => outcomes.get(id) ?? 'gone');
}

const outcomeOf = ({ won, claimed }: Rows['append']): AppendOutcome =>
  won ? (claimed ? 'claimed' : 'kept') : 'behind';

async function readAll(query: RunStatement, jobs: readonly ReadJob[]): Promise<readonly (readonly string[])[]> {
  const rows = await query('read', [jobs.map(idOf), jobs.map(({ from }) => from)]);
  const logs = new Map<string, string[]>(jobs.map(({ id }) => [id, []]));
  for (const { table_id, entry } of rows) assertDefined(logs.get(table_id)).push(entry);
  return jobs.map(({ id }) => assertDefined(logs.get(id)));
}

async function renewLeases(
  query: RunStatement,
  server: string,
  renewals: readonly LeaseRenewal[],
): Promise<ReadonlyMap<string, 'held' | 'given back'>> {
  if (renewals.length === 0) return new Map();
  const dues = renewals.map(({ due }) => due);
  const heads = renewals.map(({ head }) => head ?? null);
  const rows = await query('renew', [server, UNRELEASED_LEASE_MS, renewals.map(idOf), dues, heads]);
  return new Map(rows.map(row => [idOf(row), row.held ? 'held' : 'given back']));
}

async function exchangeTallies(
  query: RunStatement,
  server: string,
  tallies: readonly LimitTally[],
): Promise<ReadonlyMap<string, number>> {
  const [counts, lasts] = [tallies.map(({ count }) => count), tallies.map(one => one.lasts)];
  const rows = await query('tally', [server, tallies.map(({ mark }) => mark), counts, lasts]);
  return new Map(rows.map(({ mark, others }) => [mark, others]));
}

async function updateNotes(query: RunStatement, id: string, { card, closed }: TableNotes): Promise<void> {
  if (card !== undefined) await query('card', [id, card]);
  if (closed) await query('shut', [id]);
}

function rowOf(found: PostgresTableRow, server: string): TableRow {
  const { id, code, door, laid, closed, archived, card, seen, holder } = found;
  return { id, code, door, laid: Number(laid), card, seen: Number(seen), closed, archived, held: holder === server };
}
