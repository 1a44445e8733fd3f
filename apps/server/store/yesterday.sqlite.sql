-- A store as the version before documents made it: its three steps, and a little in it.
create table tables (
  id text primary key, code text not null, door text not null, laid integer not null,
  closed integer not null default 0, due integer, card text not null
) without rowid;
create unique index open_codes on tables (code) where closed = 0;
create index due_tables on tables (due) where due is not null;
create index listed_tables on tables (laid) where door = 'listed' and closed = 0;
create table entries (
  table_id text not null, number integer not null, entry text not null, primary key (table_id, number)
) without rowid;
create table keys (name text primary key, value text not null) without rowid;
alter table tables add column held integer not null default 0;
update tables set held = 1 where due is not null;
alter table tables add column seen integer not null default 0;
alter table tables add column tidy integer not null default 0;
alter table tables add column archived integer not null default 0;
create index untidy_tables on tables (tidy);
create table archives (table_id text primary key, archive blob not null) without rowid;
create table probes (id integer primary key, bytes blob not null);
insert into tables (id, code, door, laid, closed, due, card, held, seen, tidy, archived) values
  ('a', 'AAAAA', 'private', 1, 0, null, '{}', 0, 1, 1, 0),
  ('b', 'BBBBB', 'listed', 2, 1, null, '{"game":"x"}', 0, 2, 2, 1);
insert into entries values ('a', 1, '{"what":"lock","number":1,"at":1}'), ('a', 2, '{"what":"lock","number":2,"at":2}');
insert into archives values ('b', x'0100ff');
insert into keys values ('tokens', 'the key of yesterday');
pragma user_version = 3;
