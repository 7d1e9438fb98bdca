-- runs with versions from 0005_big_counters.sql on
/*
 * Keys by which programs manage an organisation, or the whole server, and call no tools. They stand apart from the keys of
 * accounts, so that neither kind can be taken for the other. A key that is revoked is deleted.
 */
create table management_keys (
  id text primary key,
  -- Null: it is the operator's.
  organisation_id text references organisations (id) on delete cascade,
  role text not null check (role in ('owner', 'developer', 'billing', 'reader')),
  name text not null,
  -- SHA-256 of the key, as lower-case hexadecimal digits.
  hash text not null unique,
  hint text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Null: it does not end by itself.
  expires_at timestamptz
);

create index management_keys_of_organisation on management_keys (organisation_id);
