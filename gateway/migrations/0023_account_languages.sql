-- runs with versions from 0005_big_counters.sql on
/*
 * The language in which a person last signed in or chose to read pages, for messages that no request asks for. It has a
 * table of its own, so that a page that is read never waits for the row of the account, which calls hold.
 */
create table account_languages (
  account_id text primary key references accounts (id) on delete cascade,
  -- BCP 47.
  language text not null
);
