-- runs with versions from 0005_big_counters.sql on
/*
 * The audit log: what was done to accounts and organisations, by whom and from where. Each organisation has a chain of its
 * own: its entries are numbered without gaps, and each holds the hash of the one before it.
 */

-- By what name an account stands in the log. It is the hash of the account's id with a salt that nobody keeps, and goes with
-- the account: then the log names nobody, and its hashes stay what they are.
create table audit_names (
  account_id text primary key,
  name text not null unique
);

create function audit_name_of(account_id text) returns text
language sql volatile as $$
  select encode(sha256(convert_to(gen_random_uuid()::text || account_id, 'UTF8')), 'hex')
$$;

insert into audit_names (account_id, name) select id, audit_name_of(id) from accounts;

create function name_in_audit() returns trigger
language plpgsql as $$
begin
  insert into audit_names (account_id, name) values (new.id, audit_name_of(new.id)) on conflict do nothing;
  return null;
end
$$;

create trigger name_in_audit after insert on accounts for each row execute function name_in_audit();

create function forget_in_audit() returns trigger
language plpgsql as $$
begin
  delete from audit_names n where n.account_id = old.id;
  return null;
end
$$;

create trigger forget_in_audit after delete on accounts for each row execute function forget_in_audit();

-- The end of each chain, which is locked while an entry is appended.
create table audit_heads (
  -- The id of a shared organisation; of a personal one the name of its account.
  chain text primary key,
  -- Number and hash of the newest entry.
  sequence bigint not null default 0,
  hash text not null default repeat('0', 64),
  -- Number of the newest entry that the sink has taken.
  sent bigint not null default 0
);

create index audit_heads_unsent on audit_heads (chain) where sent < sequence;

create table audit_entries (
  chain text not null,
  sequence bigint not null,
  -- To the millisecond, because the hash is of that.
  at timestamptz(3) not null,
  action text not null,
  surface text not null,
  actor_kind text not null,
  actor text,
  address text,
  target_kind text not null,
  target text not null,
  -- The project that it was about, where there was one.
  project text,
  before jsonb,
  after jsonb,
  previous_hash text not null,
  hash text not null,
  primary key (chain, sequence)
);

create index audit_entries_by on audit_entries (actor) where actor is not null;
create index audit_entries_at on audit_entries (at);
