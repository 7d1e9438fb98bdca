-- runs with versions from 0005_big_counters.sql on
/*
 * The number by which the requests of an account are encrypted in addresses, such as those of calendar feeds. It is made
 * with the first of them. Whoever deletes it ends them all: without it nobody can open them, the server included.
 */
create table request_seals (
  account_id text primary key references accounts (id) on delete cascade,
  number text not null
);
