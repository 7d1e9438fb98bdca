-- When a key ends by itself; null: never.
alter table api_keys add column expires_at timestamptz;

-- When the application of a grant last asked for something.
alter table oidc add column last_used_at timestamptz;

/*
 * The last calls of each account, for its owner: never their arguments or where they came from.
 * caller: "key " or "application " and the id of the key or grant, else "configured".
 */
create table calls (
  seq bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  caller text not null,
  tool text not null,
  -- "success", else the code of the error.
  outcome text not null,
  duration_ms integer not null check (duration_ms >= 0),
  request_id text not null,
  at timestamptz not null
);

create index calls_of_account on calls (account_id, at, seq);
create index calls_by_time on calls (at);

-- Calls of a month (UTC) by who made them.
create table usage_callers (
  account_id text not null references accounts (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  caller text not null,
  succeeded integer not null check (succeeded >= 0),
  refused integer not null check (refused >= 0),
  primary key (account_id, month, caller)
);

-- Calls of a month (UTC) by tool and by what they came to.
create table usage_tools (
  account_id text not null references accounts (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  tool text not null,
  outcome text not null,
  calls integer not null check (calls > 0),
  primary key (account_id, month, tool, outcome)
);

/*
 * Writes down what calls came to. batch: {"callers": [{"account", "month", "caller", "succeeded", "refused"}],
 * "tools": [{"account", "month", "tool", "outcome", "calls"}], "calls": [{"account", "caller", "tool", "outcome", "ms",
 * "request", "at"}]}; of each account the latest most_kept calls stay. Batches are written one after the other, so that
 * no two wait for rows of each other.
 */
create function note_calls(batch_id text, batch jsonb, most_kept integer) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4917223);
  insert into ledger_batches (id) values (batch_id) on conflict do nothing;
  if not found then return; end if;

  -- An account that is being deleted is waited for, and then it is gone.
  perform 1 from accounts
    where id in (select noted ->> 'account' from jsonb_array_elements(batch -> 'tools') noted)
    order by id for key share;

  insert into usage_callers as u (account_id, month, caller, succeeded, refused)
  select a.id, r.month, r.caller, r.succeeded, r.refused
  from jsonb_to_recordset(batch -> 'callers')
    as r (account text, month text, caller text, succeeded integer, refused integer)
  join accounts a on a.id = r.account
  on conflict (account_id, month, caller)
    do update set succeeded = u.succeeded + excluded.succeeded, refused = u.refused + excluded.refused;

  insert into usage_tools as u (account_id, month, tool, outcome, calls)
  select a.id, r.month, r.tool, r.outcome, r.calls
  from jsonb_to_recordset(batch -> 'tools') as r (account text, month text, tool text, outcome text, calls integer)
  join accounts a on a.id = r.account
  on conflict (account_id, month, tool, outcome) do update set calls = u.calls + excluded.calls;

  insert into calls (account_id, caller, tool, outcome, duration_ms, request_id, at)
  select a.id, r.caller, r.tool, r.outcome, r.ms, r.request, r.at
  from rows from (jsonb_to_recordset(batch -> 'calls')
      as (account text, caller text, tool text, outcome text, ms integer, request text, at timestamptz))
    with ordinality as r (account, caller, tool, outcome, ms, request, at, number)
  join accounts a on a.id = r.account
  order by r.number;

  delete from calls c
  using (select distinct r.account from jsonb_to_recordset(batch -> 'calls') as r (account text)) called
  cross join lateral (
    select k.at, k.seq from calls k where k.account_id = called.account
    order by k.at desc, k.seq desc offset most_kept - 1 limit 1
  ) oldest
  where c.account_id = called.account and (c.at, c.seq) < (oldest.at, oldest.seq);
end
$$;

-- Messages about a spent allowance, each once: claimed before it is sent, so that no two gateways send it.
create table allowance_notices (
  account_id text not null references accounts (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- Per cent of the allowance.
  level integer not null check (level in (80, 100)),
  claimed_at timestamptz not null,
  sent_at timestamptz,
  primary key (account_id, month, level)
);
