-- runs with versions from 0005_big_counters.sql on
/*
 * Provisioning by SCIM (RFC 7643 and 7644): tokens of organisations, and the persons and groups that a provider keeps here
 * by them. Versions that know of none refuse such tokens, and let members be what they are.
 */
create table scim_tokens (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  -- SHA-256 of the token, and its last characters.
  hash text not null unique,
  hint text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index scim_tokens_of_organisation on scim_tokens (organisation_id);

create table scim_users (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  -- The person, with whom it is deleted.
  account_id text not null references accounts (id) on delete cascade,
  user_name text not null,
  external_id text,
  -- The address that made them the person they are: lower case, in ASCII.
  email text not null check (email = lower(email)),
  -- What it is for; null: it is the user name, and the provider has said none.
  email_type text,
  display_name text,
  formatted_name text,
  given_name text,
  family_name text,
  active boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index scim_user_names on scim_users (organisation_id, lower(user_name));
create unique index scim_user_accounts on scim_users (organisation_id, account_id);
create index scim_users_of_account on scim_users (account_id);

create table scim_groups (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  display_name text not null,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index scim_group_names on scim_groups (organisation_id, lower(display_name));

create table scim_group_members (
  group_id text not null references scim_groups (id) on delete cascade,
  user_id text not null references scim_users (id) on delete cascade,
  primary key (group_id, user_id)
);

create index scim_groups_of_user on scim_group_members (user_id);
