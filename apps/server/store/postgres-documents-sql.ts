/** The statements about documents in the PostgreSQL database. */
import { NOW } from './postgres-sql.ts';

const LIVES = `coalesce(d.until > ${NOW}, true)`;

const SHOWN = 'd.kind, d.id, d.version, d.body';

const listed = (order: '>' | '<', way: 'asc' | 'desc'): string => `
  select ${SHOWN} from parlour.document_places p join parlour.documents d on d.kind = p.kind and d.id = p.id
  where p.kind = $1 and p.list = $2 and p.place ${order} $3::float8 and ${LIVES}
  order by p.place ${way}, p.id collate "C" ${way} limit $4`;

/** Of those that nobody writes just now: whoever does will find them old as well. */
const dropped = (old: string): string => `
  with old as (${old} for update of d skip locked),
  keys as (delete from parlour.document_keys k using old where k.kind = old.kind and k.id = old.id),
  places as (delete from parlour.document_places p using old where p.kind = old.kind and p.id = old.id)
  delete from parlour.documents d using old where d.kind = old.kind and d.id = old.id returning d.id`;

export const DOCUMENTS = {
  fetch: `select ${SHOWN} from parlour.documents d where d.kind = $1 and d.id = any ($2::text[]) and ${LIVES}`,
  byKey: `
    select ${SHOWN} from parlour.document_keys k join parlour.documents d on d.kind = k.kind and d.id = k.id
    where k.kind = $1 and k.key = $2 and ${LIVES}`,
  rising: listed('>', 'asc'),
  falling: listed('<', 'desc'),
  count: `
    select count(*)::int as count from parlour.document_places p
    join parlour.documents d on d.kind = p.kind and d.id = p.id where p.kind = $1 and p.list = $2 and ${LIVES}`,

  // Whoever comes second waits here for the first, and finds another version than it was. A document that is to go is
  // written as well, so that its version decides. A row that was there has been locked, and so has an xmax.
  write: `
    insert into parlour.documents as d (kind, id, was, body, until)
    select g.kind, g.id, g.was, g.body, ${NOW} + g.lasts
    from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[])
      with ordinality as g (kind, id, was, body, lasts, number)
    order by g.number
    on conflict (kind, id) do update
    set version = excluded.version, was = excluded.was, body = excluded.body, until = excluded.until
    where case when ${LIVES} then d.version else 0 end = excluded.was
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

  free: dropped(`
    select d.kind, d.id from unnest($1::text[], $2::text[]) as g (kind, key)
    join parlour.document_keys k on k.kind = g.kind and k.key = g.key
    join parlour.documents d on d.kind = k.kind and d.id = k.id where not ${LIVES}`),
  expire: dropped(`select d.kind, d.id from parlour.documents d where d.until <= ${NOW} order by d.until limit $1`),
} as const;
