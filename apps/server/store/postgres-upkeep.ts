/** Looking after the tables in the PostgreSQL database; each statement is a transaction of its own. */
import { must } from '@parlour/kernel/must';

import type { TableRow } from './port.ts';
import type { PostgresRow, Query } from './postgres.ts';
import { NOW } from './postgres-sql.ts';
import { type Choice, type KeptListing, noneOf, type State, type Upkeep } from './upkeep.ts';

const STATE = "case when archived then 'archived' when closed then 'closed' else 'open' end";

export const UPKEEP = {
  // Rows are locked in the order of their ids, as everywhere.
  visit: `
    with locked as materialized (select id from parlour.tables where id = any ($1) order by id for update)
    update parlour.tables t set seen = ${NOW} from locked where t.id = locked.id`,
  untidy: `
    update parlour.tables set tidy = ${NOW} + $1::bigint where id in (
      select id from parlour.tables where tidy < ${NOW} order by tidy limit $2 for update skip locked
    ) returning *`,
  postpone: `update parlour.tables set tidy = ${NOW} + $2::bigint where id = $1`,
  archive: `
    with filed as (
      update parlour.tables set archived = true, seen = ${NOW}, card = $3 where id = $1 and closed and not archived returning id
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
        and ($4::bigint is null or seen < ${NOW} - $4::bigint)
      order by laid desc limit $5
    )
    order by laid desc`,
  count: `select ${STATE} as state, count(*)::int as count from parlour.tables group by 1`,
  bytes: `
    select coalesce(sum(pg_total_relation_size(c.oid)), 0)::text as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'parlour' and c.relkind = 'r'`,
  probe: `
    insert into parlour.probes (id, at) values (1, ${NOW}) on conflict (id) do update set at = excluded.at`,
} as const;

export type UpkeepRows = {
  readonly untidy: PostgresRow;
  readonly archived: { readonly archive: Uint8Array };
  readonly list: KeptListing;
  readonly count: { readonly state: State; readonly count: number };
  readonly bytes: { readonly bytes: string };
};

export function postgresUpkeep(query: Query, rowOf: (found: PostgresRow) => TableRow): Upkeep {
  return {
    async visit(ids) {
      if (ids.length > 0) await query('visit', [ids]);
    },
    untidy: async (lease, limit) => (await query('untidy', [lease, limit])).map(rowOf),
    async postpone(id, milliseconds) {
      await query('postpone', [id, milliseconds]);
    },
    async archive(id, bytes, card) {
      await query('archive', [id, Buffer.from(bytes), card]);
    },
    archived: async id => (await query('archived', [id]))[0]?.archive,
    remove: async id => (await query('remove', [id])).length > 0,
    list: async choice => (await query('list', wordsOf(choice))).map(listingOf),
    async size() {
      const [[size], counts] = await Promise.all([query('bytes', []), query('count', [])]);
      return { bytes: Number(must(size).bytes), tables: countsOf(counts) };
    },
    async probe() {
      await query('probe', []);
    },
  };
}

const wordsOf = ({ state, door, game, unseenFor, limit }: Choice): unknown[] => [
  state ?? null,
  door ?? null,
  game ?? null,
  unseenFor ?? null,
  limit,
];

function listingOf(found: KeptListing): KeptListing {
  const { id, code, door, laid, seen, card, state, entries, bytes } = found;
  return { id, code, door, laid: Number(laid), seen: Number(seen), card, state, entries, bytes };
}

function countsOf(found: readonly UpkeepRows['count'][]): Record<State, number> {
  const counts = noneOf();
  for (const { state, count } of found) counts[state] = count;
  return counts;
}
