-- Accounts: limits of their own (null: the configured default), suspension, sign-in by e-mail address.
alter table accounts
  add column email text unique check (email = lower(email)),
  add column unmetered boolean not null default false,
  add column monthly_allowance integer check (monthly_allowance >= 0),
  -- Prepaid calls left; they are used when those of the month are.
  add column extra_calls integer not null default 0 check (extra_calls >= 0),
  add column rate_per_second integer check (rate_per_second > 0),
  add column burst integer check (burst > 0),
  add column max_keys integer check (max_keys >= 0),
  add column suspended_at timestamptz;

update accounts set unmetered = true where kind = 'operator';

create table api_keys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- SHA-256 of the key as lower-case hexadecimal digits.
  hash text not null unique,
  -- The last four characters, so that an owner can tell keys apart.
  hint text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

create index api_keys_of_account on api_keys (account_id);

create table usage_months (
  account_id text not null references accounts (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- Calls on the allowance of the month.
  used integer not null default 0 check (used >= 0),
  -- Calls on the prepaid ones.
  extra_used integer not null default 0 check (extra_used >= 0),
  primary key (account_id, month)
);

create table usage_days (
  account_id text not null references accounts (id) on delete cascade,
  day date not null,
  family text not null,
  calls integer not null default 0 check (calls >= 0),
  primary key (account_id, day, family)
);

-- Everything the OAuth server keeps: clients, interactions, grants, codes, tokens.
create table oidc (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);

create index oidc_of_grant on oidc (grant_id) where grant_id is not null;
create index oidc_by_uid on oidc (kind, uid) where uid is not null;
create index oidc_by_user_code on oidc (kind, user_code) where user_code is not null;
create index oidc_of_account on oidc ((payload ->> 'accountId')) where payload ->> 'accountId' is not null;
create index oidc_expiring on oidc (expires_at) where expires_at is not null;

create table sign_in_codes (
  id text primary key,
  email text not null check (email = lower(email)),
  code_hash text not null,
  salt text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  created_at timestamptz not null default now()
);

create index sign_in_codes_of_address on sign_in_codes (email);
create index sign_in_codes_expiring on sign_in_codes (expires_at);

create table web_sessions (
  id_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  csrf text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index web_sessions_of_account on web_sessions (account_id);
create index web_sessions_expiring on web_sessions (expires_at);

-- What every gateway must forget; each reads on from the last number it has seen.
create table revocations (
  seq bigint generated always as identity primary key,
  kind text not null check (kind in ('key', 'token', 'grant', 'account')),
  subject text not null,
  at timestamptz not null default now()
);

-- Numbers become visible in their order: a reader that has seen one has seen all before it.
create function publish_revocation(revoked_kind text, revoked_subject text) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4917222);
  insert into revocations (kind, subject) values (revoked_kind, revoked_subject);
end
$$;

-- Secrets that all gateways share and nobody has configured.
create table settings (
  name text primary key,
  value text not null
);

/*
 * Takes units for calls that are about to be made. batch: [{"account": id, "families": [family of each call, in order]}];
 * of an account's calls the first month_part and then the next extra_part are granted, the rest are not.
 * The rows of the accounts are locked first; the statements after it see what the lock waited for.
 */
create function reserve_calls(batch jsonb, on_day date, default_allowance integer)
returns table (account text, month_part integer, extra_part integer, allowance integer)
language plpgsql as $$
#variable_conflict use_column
declare
  this_month constant text := to_char(on_day, 'YYYY-MM');
begin
  perform 1 from accounts
    where id in (select ask ->> 'account' from jsonb_array_elements(batch) ask)
    order by id for no key update;

  insert into usage_months (account_id, month)
    select id, this_month from accounts
    where id in (select ask ->> 'account' from jsonb_array_elements(batch) ask)
    on conflict do nothing;

  return query
  with asked as (
    select a.id, a.unmetered, a.extra_calls, m.used, ask -> 'families' as families,
      jsonb_array_length(ask -> 'families') as wanted,
      coalesce(a.monthly_allowance, default_allowance) as allowance
    from jsonb_array_elements(batch) ask
    join accounts a on a.id = ask ->> 'account'
    join usage_months m on m.account_id = a.id and m.month = this_month
  ), of_month as (
    select *, case when unmetered then wanted else least(wanted, greatest(allowance - used, 0)) end as month_part
    from asked
  ), granted as (
    select *, least(wanted - month_part, extra_calls) as extra_part from of_month
  ), months as (
    update usage_months m set used = m.used + g.month_part, extra_used = m.extra_used + g.extra_part
    from granted g
    where m.account_id = g.id and m.month = this_month and g.month_part + g.extra_part > 0
  ), extra as (
    update accounts a set extra_calls = a.extra_calls - g.extra_part
    from granted g where a.id = g.id and g.extra_part > 0
  ), days as (
    insert into usage_days as d (account_id, day, family, calls)
    select g.id, on_day, f.family, count(*)
    from granted g, jsonb_array_elements_text(g.families) with ordinality as f (family, number)
    where f.number <= g.month_part + g.extra_part
    group by g.id, f.family
    on conflict (account_id, day, family) do update set calls = d.calls + excluded.calls
  )
  select g.id, g.month_part, g.extra_part, g.allowance from granted g;
end
$$;

-- Batches that were written: one that is sent again because its answer was lost counts once.
create table ledger_batches (
  id text primary key,
  at timestamptz not null default now()
);

/*
 * Gives units back where they came from. batch: [{"account", "day", "family", "calls", "extra"}], calls counting all of
 * them and extra those that were prepaid.
 */
create function refund_calls(batch_id text, batch jsonb) returns void
language plpgsql as $$
begin
  insert into ledger_batches (id) values (batch_id) on conflict do nothing;
  if not found then return; end if;

  perform 1 from accounts
    where id in (select back ->> 'account' from jsonb_array_elements(batch) back)
    order by id for no key update;

  update usage_months m set used = m.used - b.calls + b.extra, extra_used = m.extra_used - b.extra
  from (
    select account, to_char(day, 'YYYY-MM') as month, sum(calls) as calls, sum(extra) as extra
    from jsonb_to_recordset(batch) as r (account text, day date, calls integer, extra integer)
    group by 1, 2
  ) b
  where m.account_id = b.account and m.month = b.month;

  update accounts a set extra_calls = a.extra_calls + b.extra
  from (
    select account, sum(extra) as extra
    from jsonb_to_recordset(batch) as r (account text, extra integer)
    group by 1
  ) b
  where a.id = b.account and b.extra > 0;

  update usage_days d set calls = d.calls - b.calls
  from (
    select account, day, family, sum(calls) as calls
    from jsonb_to_recordset(batch) as r (account text, day date, family text, calls integer)
    group by 1, 2, 3
  ) b
  where d.account_id = b.account and d.day = b.day and d.family = b.family;
end
$$;

-- Writes down calls of accounts that have no allowance. batch: [{"account", "day", "family", "calls"}].
create function record_calls(batch_id text, batch jsonb) returns void
language plpgsql as $$
begin
  insert into ledger_batches (id) values (batch_id) on conflict do nothing;
  if not found then return; end if;

  perform 1 from accounts
    where id in (select done ->> 'account' from jsonb_array_elements(batch) done)
    order by id for no key update;

  insert into usage_months as m (account_id, month, used)
  select a.id, to_char(r.day, 'YYYY-MM'), sum(r.calls)
  from jsonb_to_recordset(batch) as r (account text, day date, calls integer)
  join accounts a on a.id = r.account
  group by 1, 2
  on conflict (account_id, month) do update set used = m.used + excluded.used;

  insert into usage_days as d (account_id, day, family, calls)
  select a.id, r.day, r.family, sum(r.calls)
  from jsonb_to_recordset(batch) as r (account text, day date, family text, calls integer)
  join accounts a on a.id = r.account
  group by 1, 2, 3
  on conflict (account_id, day, family) do update set calls = d.calls + excluded.calls;
end
$$;
