-- runs with versions from 0005_big_counters.sql on
/*
 * Programs that get tokens of a project by credentials of their own (RFC 6749, 4.4). Versions that know of none refuse
 * them and their tokens.
 */
create table project_clients (
  -- The client_id.
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  method text not null check (method in ('client_secret_basic', 'client_secret_post', 'private_key_jwt')),
  -- SHA-256 of the secret, and its last characters.
  secret_hash text,
  hint text,
  -- Public keys: {"keys": […]}.
  key_set jsonb,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Null: it does not end by itself.
  expires_at timestamptz,
  check ((method = 'private_key_jwt') = (key_set is not null)),
  check ((method = 'private_key_jwt') = (secret_hash is null))
);

create index project_clients_of_account on project_clients (account_id);
