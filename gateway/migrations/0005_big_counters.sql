-- runs with versions from 0004_calls.sql on
-- Counters of 64 bits: 32 are 828 calls a second for a month, and one that overflowed kept all others from being written.
alter table accounts
  alter column monthly_allowance type bigint,
  alter column extra_calls type bigint;
alter table usage_months
  alter column used type bigint,
  alter column extra_used type bigint;
alter table usage_days alter column calls type bigint;
alter table usage_callers
  alter column succeeded type bigint,
  alter column refused type bigint;
alter table usage_tools alter column calls type bigint;
alter table departed_usage alter column used type bigint;

-- As before, with counters of 64 bits. A version that says integer for the allowance finds it as well.
drop function reserve_calls(jsonb, date, integer);
create function reserve_calls(batch jsonb, on_day date, default_allowance bigint)
returns table (account text, month_part bigint, extra_part bigint, allowance bigint)
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
      jsonb_array_length(ask -> 'families')::bigint as wanted,
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

create or replace function refund_calls(batch_id text, batch jsonb) returns void
language plpgsql as $$
begin
  insert into ledger_batches (id) values (batch_id) on conflict do nothing;
  if not found then return; end if;

  perform 1 from accounts
    where id in (select back ->> 'account' from jsonb_array_elements(batch) back)
    order by id for no key update;

  update usage_months m set used = m.used - b.calls + b.extra, extra_used = m.extra_used - b.extra
  from (
    select account, to_char(day, 'YYYY-MM') as month, sum(calls)::bigint as calls, sum(extra)::bigint as extra
    from jsonb_to_recordset(batch) as r (account text, day date, calls bigint, extra bigint)
    group by 1, 2
  ) b
  where m.account_id = b.account and m.month = b.month;

  update accounts a set extra_calls = a.extra_calls + b.extra
  from (
    select account, sum(extra)::bigint as extra
    from jsonb_to_recordset(batch) as r (account text, extra bigint)
    group by 1
  ) b
  where a.id = b.account and b.extra > 0;

  update usage_days d set calls = d.calls - b.calls
  from (
    select account, day, family, sum(calls)::bigint as calls
    from jsonb_to_recordset(batch) as r (account text, day date, family text, calls bigint)
    group by 1, 2, 3
  ) b
  where d.account_id = b.account and d.day = b.day and d.family = b.family;
end
$$;

create or replace function record_calls(batch_id text, batch jsonb) returns void
language plpgsql as $$
begin
  insert into ledger_batches (id) values (batch_id) on conflict do nothing;
  if not found then return; end if;

  perform 1 from accounts
    where id in (select done ->> 'account' from jsonb_array_elements(batch) done)
    order by id for no key update;

  insert into usage_months as m (account_id, month, used)
  select a.id, to_char(r.day, 'YYYY-MM'), sum(r.calls)::bigint
  from jsonb_to_recordset(batch) as r (account text, day date, calls bigint)
  join accounts a on a.id = r.account
  group by 1, 2
  on conflict (account_id, month) do update set used = m.used + excluded.used;

  insert into usage_days as d (account_id, day, family, calls)
  select a.id, r.day, r.family, sum(r.calls)::bigint
  from jsonb_to_recordset(batch) as r (account text, day date, family text, calls bigint)
  join accounts a on a.id = r.account
  group by 1, 2, 3
  on conflict (account_id, day, family) do update set calls = d.calls + excluded.calls;
end
$$;

/*
 * As before, and batches of different accounts no longer wait for each other. Each batch takes its rows in the order of
 * their keys, one table after the other, so that two which share accounts wait once and never for each other.
 */
create or replace function note_calls(batch_id text, batch jsonb, most_kept integer) returns void
language plpgsql as $$
begin
  insert into ledger_batches (id) values (batch_id) on conflict do nothing;
  if not found then return; end if;

  -- An account that is being deleted is waited for, and then it is gone.
  perform 1 from accounts
    where id in (select noted ->> 'account' from jsonb_array_elements(batch -> 'tools') noted)
    order by id for key share;

  insert into usage_callers as u (account_id, month, caller, succeeded, refused)
  select a.id, r.month, r.caller, r.succeeded, r.refused
  from jsonb_to_recordset(batch -> 'callers')
    as r (account text, month text, caller text, succeeded bigint, refused bigint)
  join accounts a on a.id = r.account
  order by a.id, r.month, r.caller
  on conflict (account_id, month, caller)
    do update set succeeded = u.succeeded + excluded.succeeded, refused = u.refused + excluded.refused;

  insert into usage_tools as u (account_id, month, tool, outcome, calls)
  select a.id, r.month, r.tool, r.outcome, r.calls
  from jsonb_to_recordset(batch -> 'tools') as r (account text, month text, tool text, outcome text, calls bigint)
  join accounts a on a.id = r.account
  order by a.id, r.month, r.tool, r.outcome
  on conflict (account_id, month, tool, outcome) do update set calls = u.calls + excluded.calls;

  insert into calls (account_id, caller, tool, outcome, duration_ms, request_id, at)
  select a.id, r.caller, r.tool, r.outcome, r.ms, r.request, r.at
  from rows from (jsonb_to_recordset(batch -> 'calls')
      as (account text, caller text, tool text, outcome text, ms integer, request text, at timestamptz))
    with ordinality as r (account, caller, tool, outcome, ms, request, at, number)
  join accounts a on a.id = r.account
  order by r.number;

  -- What another batch is deleting is left to it.
  delete from calls where seq in (
    select c.seq
    from (select distinct r.account from jsonb_to_recordset(batch -> 'calls') as r (account text)) called
    cross join lateral (
      select k.at, k.seq from calls k where k.account_id = called.account
      order by k.at desc, k.seq desc offset most_kept - 1 limit 1
    ) oldest
    join calls c on c.account_id = called.account and (c.at, c.seq) < (oldest.at, oldest.seq)
    for update of c skip locked
  );
end
$$;

/*
 * Entries that the database refuses, whatever is sent with them: kept until the operator tries them again or drops them.
 * kind: the function that refused ("refund_calls", "record_calls", "note_calls"); batch: what it was given.
 */
create table set_aside_usage (
  id text primary key,
  kind text not null,
  account_id text not null,
  batch jsonb not null,
  fault text not null,
  at timestamptz not null default now()
);
