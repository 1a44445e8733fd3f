/** The statements of the PostgreSQL store; each is a transaction of its own. */

import { FIRST_LOOK, LOOKED_THROUGH, UNSEEN } from './upkeep.ts';

/** Milliseconds, by the clock of the database. */
export const NOW = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

export const SQL = {
  lay: `
    with laid as (
      insert into parlour.tables (id, code, door, laid, card, due, holder, head, seen, tidy)
      values ($1, $2, $3, $4, $5, ${NOW} + $6::bigint, $7, cardinality($8::text[]), ${NOW}, ${NOW} + ${FIRST_LOOK})
      on conflict do nothing returning id
    )
    insert into parlour.entries (table_id, number, entry)
    select laid.id, given.number, given.entry from laid, unnest($8::text[]) with ordinality as given (entry, number)
    returning number`,

  // Rows are locked in the order of their ids, so that two servers never wait for each other in a circle. Whoever comes
  // second finds that the head has moved on.
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
          due = case when locked.free and given.due is not null then ${NOW} + given.due else t.due end,
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
      select * from parlour.tables where door = 'listed' and not closed order by laid desc limit ${LOOKED_THROUGH}
    ) as newest where seen > ${NOW} - ${UNSEEN} order by laid desc limit $1`,
  card: 'update parlour.tables set card = $2 where id = $1',
  shut: `
    update parlour.tables set closed = true, due = null, holder = null, tidy = ${NOW} + ${FIRST_LOOK} where id = $1`,

  claim: `
    update parlour.tables set due = ${NOW} + $2::bigint, holder = $1 where id in (
      select id from parlour.tables where due < ${NOW} order by due limit $3 for update skip locked
    ) returning id`,

  renew: `
    with given as (
      select * from unnest($3::text[], $4::bigint[], $5::int[]) as g (id, due, head)
    ),
    locked as materialized (
      select t.id, t.head from parlour.tables t where t.id = any ($3) and t.holder = $1 order by t.id for update
    )
    update parlour.tables t
    set due = ${NOW} + case when given.head <> locked.head then $2::bigint else given.due end,
        holder = case when given.head = locked.head then null else $1 end
    from given join locked on locked.id = given.id
    where t.id = given.id
    returning t.id, t.holder is not null as held`,

  // Rows of others are never waited for, and a row of ours is not swept out while it is being written.
  tally: `
    with old as (
      select mark, server from parlour.tallies
      where until < ${NOW} and not (server = $1 and mark = any ($2)) limit 1000 for update skip locked
    ),
    swept as (
      delete from parlour.tallies t using old where t.mark = old.mark and t.server = old.server
    ),
    kept as (
      insert into parlour.tallies (mark, server, count, until)
      select g.mark, $1, g.count, ${NOW} + g.lasts
      from unnest($2::text[], $3::bigint[], $4::bigint[]) as g (mark, count, lasts)
      on conflict (mark, server) do update set count = excluded.count, until = excluded.until
    )
    select mark, sum(count)::float8 as others from parlour.tallies
    where mark = any ($2) and server <> $1 and until >= ${NOW} group by mark`,

  setKey: 'insert into parlour.keys (name, value) values ($1, $2) on conflict do nothing',
  key: 'select value from parlour.keys where name = $1',
} as const;
