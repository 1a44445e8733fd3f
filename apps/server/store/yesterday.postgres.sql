-- A store as the version before documents made it: its three steps, and a little in it.
create schema parlour;
create table parlour.version (steps integer);
insert into parlour.version values (3);
create table parlour.tables (
  id text primary key, code text not null, door text not null, laid bigint not null,
  closed boolean not null default false, head integer not null, due bigint, holder text, card text not null
) with (fillfactor = 60);
create unique index open_codes on parlour.tables (code) where not closed;
create index due_tables on parlour.tables (due) where due is not null;
create index listed_tables on parlour.tables (laid) where door = 'listed' and not closed;
create table parlour.entries (
  table_id text not null, number integer not null, entry text not null, primary key (table_id, number)
);
create table parlour.keys (name text primary key, value text not null);
create unlogged table parlour.tallies (
  mark text not null, server text not null, count bigint not null, until bigint not null, primary key (mark, server)
);
create index old_tallies on parlour.tallies (until);
alter table parlour.tables
  add column seen bigint not null default 0,
  add column tidy bigint not null default 0,
  add column archived boolean not null default false;
create index untidy_tables on parlour.tables (tidy);
create table parlour.archives (table_id text primary key, archive bytea not null);
create table parlour.probes (id integer primary key, at bigint not null);
insert into parlour.tables (id, code, door, laid, closed, head, card, seen, tidy, archived) values
  ('a', 'AAAAA', 'private', 1, false, 2, '{}', 1, 1, false),
  ('b', 'BBBBB', 'listed', 2, true, 0, '{"game":"x"}', 2, 2, true);
insert into parlour.entries values ('a', 1, '{"what":"lock","number":1,"at":1}'), ('a', 2, '{"what":"lock","number":2,"at":2}');
insert into parlour.archives values ('b', '\x0100ff');
insert into parlour.keys values ('tokens', 'the key of yesterday');
