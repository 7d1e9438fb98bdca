-- runs with versions from 0005_big_counters.sql on
-- Browser and system of a session in a few words, by which its owner knows it; null: an older version began it.
alter table web_sessions add column browser text;

-- Passkeys of the developer page.
create table passkeys (
  -- The credential's id in base64url, as the browser names it.
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- COSE key in base64url.
  public_key text not null,
  -- Signatures so far, as the authenticator counts them; 0 where it counts none.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkeys_of_account on passkeys (account_id);

-- The change of an address that is under way: one code went to the old address, one to the new one.
create table address_changes (
  account_id text primary key references accounts (id) on delete cascade,
  new_email text not null,
  old_salt text not null,
  old_hash text not null,
  new_salt text not null,
  new_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

create index address_changes_expiring on address_changes (expires_at);
