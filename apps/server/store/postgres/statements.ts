/** The SQL statements of the PostgreSQL store. Each is its own transaction. */
import { FIRST_MAINTENANCE_MS, LOBBY_MAX_UNUSED_MS, MAX_LOBBY_CANDIDATES } from '../types.ts';

/** By the clock of the database. */
export const NOW_MS = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

export const TABLE_STATEMENTS = {
  lay: `
    with laid as (
      insert into parlour.tables (id, code, door, laid, card, due, holder, head, seen, tidy)
      values ($1, $2, $3, $4, $5, ${NOW_MS} + $6::bigint, $7, cardinality($8::text[]), ${NOW_MS}, ${NOW_MS} + ${FIRST_MAINTENANCE_MS})
      on conflict do nothing returning id
    )
    insert into parlour.entries (table_id, number, entry)
    select laid.id, given.number, given.entry from laid, unnest($8::text[]) with ordinality as given (entry, number)
    returning number`,

  // Rows are locked in the order of their ids, so that servers never deadlock. The second of two writers finds that
  // the head has moved.
  append: `
    with given as (
      select * from unnest($2::text[], $3::int[], $4::int[], $5::bigint[]) as g (id, head, added, due)
    ),
    locked as materialized (
      select t.id, t.head, coalesce(t.holder, $1) = $1 as free
      from parlour.tables t where t.id = any ($2) and not t.archived order by t.id for update
    ),
    won as (
      update parlour.tables t
      set head = t.head + given.added,
          due = case when locked.free and given.due is not null then ${NOW_MS} + given.due else t.due end,
          holder = case when locked.free and given.due is not null then $1 else t.holder end
      from given join locked on locked.id = given.id and locked.head = given.head
      where t.id = given.id
      returning t.id, locked.free and given.due is not null as claimed
    ),
    written as (
      insert into parlour.entries (table_id, number, entry)
      select e.id, e.number, e.entry from unnest($6::text[], $7::int[], $8::text[]) as e (id, number, entry)
      join won on won.id = e.id
    )
    select locked.id, won.id is not null as won, won.claimed from locked left join won on won.id = locked.id`,

  read: `
    select e.table_id, e.entry from unnest($1::text[], $2::int[]) as g (id, start)
    join parlour.entries e on e.table_id = g.id and e.number >= g.start
    order by e.table_id, e.number`,
  heads: 'select id, head from parlour.tables where id = any ($1) and not archived',
  byId: 'select * from parlour.tables where id = $1',
  byCode: 'select * from parlour.tables where code = $1 and not closed',
  listed: `
    select * from (
      select * from parlour.tables where door = 'listed' and not closed order by laid desc limit ${MAX_LOBBY_CANDIDATES}
    ) as newest where seen > ${NOW_MS} - ${LOBBY_MAX_UNUSED_MS} order by laid desc limit $1`,
  card: 'update parlour.tables set card = $2 where id = $1',
  shut: `
    update parlour.tables set closed = true, due = null, holder = null, tidy = ${NOW_MS} + ${FIRST_MAINTENANCE_MS} where id = $1`,

  claim: `
    update parlour.tables set due = ${NOW_MS} + $2::bigint, holder = $1 where id in (
      select id from parlour.tables where due < ${NOW_MS} order by due limit $3 for update skip locked
    ) returning id`,

  renew: `
    with given as (
      select * from unnest($3::text[], $4::bigint[], $5::int[]) as g (id, due, head)
    ),
    locked as materialized (
      select t.id, t.head from parlour.tables t where t.id = any ($3) and t.holder = $1 order by t.id for update
    )
    update parlour.tables t
    set due = ${NOW_MS} + case when given.head <> locked.head then $2::bigint else given.due end,
        holder = case when given.head = locked.head then null else $1 end
    from given join locked on locked.id = given.id
    where t.id = given.id
    returning t.id, t.holder is not null as held`,

  // Never waits for rows of other servers, and never deletes a row that this server is writing.
  tally: `
    with old as (
      select mark, server from parlour.tallies
      where until < ${NOW_MS} and not (server = $1 and mark = any ($2)) limit 1000 for update skip locked
    ),
    swept as (
      delete from parlour.tallies t using old where t.mark = old.mark and t.server = old.server
    ),
    kept as (
      insert into parlour.tallies (mark, server, count, until)
      select g.mark, $1, g.count, ${NOW_MS} + g.lasts
      from unnest($2::text[], $3::bigint[], $4::bigint[]) as g (mark, count, lasts)
      on conflict (mark, server) do update set count = excluded.count, until = excluded.until
    )
    select mark, sum(count)::float8 as others from parlour.tallies
    where mark = any ($2) and server <> $1 and until >= ${NOW_MS} group by mark`,

  setKey: 'insert into parlour.keys (name, value) values ($1, $2) on conflict do nothing',
  key: 'select value from parlour.keys where name = $1',
} as const;

const IS_LIVE = `coalesce(d.until > ${NOW_MS}, true)`;

const DOCUMENT_COLUMNS = 'd.kind, d.id, d.version, d.body';

const listStatement = (order: '>' | '<', direction: 'asc' | 'desc'): string => `
  select ${DOCUMENT_COLUMNS} from parlour.document_places p join parlour.documents d on d.kind = p.kind and d.id = p.id
  where p.kind = $1 and p.list = $2 and p.place ${order} $3::float8 and ${IS_LIVE}
  order by p.place ${direction}, p.id collate "C" ${direction} limit $4`;

/** Skips rows that another commit is writing; that commit sees that they are expired. */
const deleteStatement = (selectExpired: string): string => `
  with old as (${selectExpired} for update of d skip locked),
  keys as (delete from parlour.document_keys k using old where k.kind = old.kind and k.id = old.id),
  places as (delete from parlour.document_places p using old where p.kind = old.kind and p.id = old.id)
  delete from parlour.documents d using old where d.kind = old.kind and d.id = old.id returning d.id`;

export const DOCUMENT_STATEMENTS = {
  fetch: `select ${DOCUMENT_COLUMNS} from parlour.documents d where d.kind = $1 and d.id = any ($2::text[]) and ${IS_LIVE}`,
  byKey: `
    select ${DOCUMENT_COLUMNS} from parlour.document_keys k join parlour.documents d on d.kind = k.kind and d.id = k.id
    where k.kind = $1 and k.key = $2 and ${IS_LIVE}`,
  rising: listStatement('>', 'asc'),
  falling: listStatement('<', 'desc'),
  count: `
    select count(*)::int as count from parlour.document_places p
    join parlour.documents d on d.kind = p.kind and d.id = p.id where p.kind = $1 and p.list = $2 and ${IS_LIVE}`,

  // The second of two writers waits here, and then finds another version. A document to be deleted is written too, so
  // that its version decides. An updated row was locked and has an xmax; a new one has not.
  write: `
    insert into parlour.documents as d (kind, id, was, body, until)
    select g.kind, g.id, g.was, g.body, ${NOW_MS} + g.lasts
    from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[])
      with ordinality as g (kind, id, was, body, lasts, number)
    order by g.number
    on conflict (kind, id) do update
    set version = excluded.version, was = excluded.was, body = excluded.body, until = excluded.until
    where case when ${IS_LIVE} then d.version else 0 end = excluded.was
    returning d.was, d.xmax = 0 as fresh`,
  clear: `
    with given as (select * from unnest($1::text[], $2::text[], $3::boolean[]) as g (kind, id, goes)),
    keys as (delete from parlour.document_keys k using given g where k.kind = g.kind and k.id = g.id),
    places as (delete from parlour.document_places p using given g where p.kind = g.kind and p.id = g.id)
    delete from parlour.documents d using given g where d.kind = g.kind and d.id = g.id and g.goes`,
  name: `
    with placed as (
      insert into parlour.document_places (kind, id, list, place)
      select * from unnest($4::text[], $5::text[], $6::text[], $7::float8[])
    )
    insert into parlour.document_keys (kind, key, id) select * from unnest($1::text[], $2::text[], $3::text[])
    on conflict do nothing returning id`,

  free: deleteStatement(`
    select d.kind, d.id from unnest($1::text[], $2::text[]) as g (kind, key)
    join parlour.document_keys k on k.kind = g.kind and k.key = g.key
    join parlour.documents d on d.kind = k.kind and d.id = k.id where not ${IS_LIVE}`),
  expire: deleteStatement(
    `select d.kind, d.id from parlour.documents d where d.until <= ${NOW_MS} order by d.until limit $1`,
  ),
} as const;
