-- runs with versions from 0005_big_counters.sql on
/*
 * Single sign-on: the OpenID Connect provider of an organisation, and the domains whose addresses come by it. Versions that
 * know of none let those addresses in by a code, as they do all.
 */
create table single_sign_on (
  organisation_id text primary key references organisations (id) on delete cascade,
  issuer text not null,
  client_id text not null,
  -- Sealed under a secret of the installation.
  client_secret text not null,
  email_claim text not null,
  verified_claim text not null,
  groups_claim text not null,
  -- Groups of the provider and the roles that they give, in order: [{"group": "…", "role": "…"}].
  group_roles jsonb not null default '[]',
  -- What somebody is who is in none of those groups; null: they are not let in.
  default_role text check (default_role in ('owner', 'developer', 'billing', 'reader')),
  session_hours integer not null check (session_hours between 1 and 24),
  -- Whether addresses of its domains come by it alone.
  required boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table organisation_domains (
  organisation_id text not null references organisations (id) on delete cascade,
  domain text not null check (domain = lower(domain)),
  -- What the TXT record of the domain has to say.
  token text not null,
  created_at timestamptz not null default now(),
  -- When the record was found; null: never, or it was gone for too long.
  verified_at timestamptz,
  checked_at timestamptz,
  -- Since when the record of a verified domain has not been there.
  missing_since timestamptz,
  primary key (organisation_id, domain)
);

-- Anybody can name a domain; it belongs to the one organisation that shows that it is theirs.
create unique index verified_domains on organisation_domains (domain) where verified_at is not null;

-- The sign-in at a provider that a session follows; null: it was by code or passkey.
alter table web_sessions
  add column sso_organisation_id text references organisations (id) on delete cascade,
  add column sso_subject text,
  add column sso_session text;

create index web_sessions_by_provider on web_sessions (sso_organisation_id) where sso_organisation_id is not null;
