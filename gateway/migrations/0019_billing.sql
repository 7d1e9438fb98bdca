-- runs with versions from 0005_big_counters.sql on
/*
 * Plans and billing. A plan is data of the operator: what it says stands in the account as well (allowance, rate, cap), so
 * that whatever counts and refuses calls reads there alone.
 */
alter table accounts
  -- Name of its plan in PLANS_FILE; null: none.
  add column plan text,
  -- Whether calls beyond the allowance run and are counted, in place of being refused.
  add column soft_cap boolean not null default false,
  -- What the billing system calls whoever pays; null: the id of the account.
  add column billing_customer text;

-- Who has a plan is told at half of the allowance as well.
alter table allowance_notices
  drop constraint allowance_notices_level_check,
  add constraint allowance_notices_level_check check (level in (50, 80, 100));

create index accounts_of_plan on accounts (plan) where plan is not null;

-- What was made into events of a month. It has no foreign key, so that closing an hour waits for no account.
create table billed_months (
  account_id text not null,
  month text not null,
  -- On the allowance, beyond it, and prepaid: each call is one of them.
  included bigint not null default 0,
  overage bigint not null default 0,
  prepaid bigint not null default 0,
  primary key (account_id, month)
);

-- Hours of which the events are made.
create table billing_hours (
  hour timestamptz primary key
);

-- Events for the billing system, until it has them. An event outlives its account: what was used is billed.
create table billing_events (
  -- What is sent as its identifier, by which it counts once.
  id text primary key,
  account_id text not null,
  customer text,
  kind text not null check (kind in ('included', 'overage', 'prepaid')),
  hour timestamptz not null,
  units bigint not null check (units > 0),
  -- unsure: it may have been taken, and the billing system would not know it again.
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'unsure')),
  tries integer not null default 0,
  next_at timestamptz,
  -- When it was sent for the first time without an answer.
  unanswered_since timestamptz,
  sent_at timestamptz,
  -- What was said the last time.
  fault text,
  unique (account_id, hour, kind)
);

create index billing_events_due on billing_events (next_at) where next_at is not null;
create index billing_events_unsure on billing_events (id) where status = 'unsure';
create index billing_events_sent on billing_events (sent_at) where sent_at is not null;

/*
 * Makes events of what the counters say beyond what was billed, of one account or of all that have a plan. The counters are
 * written by the transactions that grant calls, and what was billed by this one: however often it runs, and wherever a
 * gateway is killed, events and counters come to the same. What calls give back after an hour was closed makes the next
 * event smaller.
 */
create function bill_usage(only_account text, closing timestamptz) returns void
language plpgsql as $$
declare
  this_month constant text := to_char(closing at time zone 'UTC', 'YYYY-MM');
  last_month constant text := to_char(closing at time zone 'UTC' - interval '1 month', 'YYYY-MM');
  last_hour constant timestamptz := date_trunc('month', closing at time zone 'UTC') at time zone 'UTC' - interval '1 hour';
begin
  -- One at a time; the statement below sees all that the one before has written.
  perform pg_advisory_xact_lock(hashtext('cuspal billing'));

  with months as (
    select a.id as account_id, a.billing_customer as customer, m.month,
      m.used - coalesce(b.included + b.overage, 0) as of_allowance,
      m.extra_used - coalesce(b.prepaid, 0) as prepaid,
      case when a.soft_cap and not a.unmetered
        then greatest(m.used - a.monthly_allowance, 0) - coalesce(b.overage, 0) else 0
      end as beyond
    from accounts a
    join used_months m on m.account_id = a.id and m.month in (this_month, last_month)
    left join billed_months b on b.account_id = a.id and b.month = m.month
    where a.plan is not null and (only_account is null or a.id = only_account)
  ), divided as (
    -- The sum is what was counted, whatever the allowance was when the rest was billed.
    select *, least(greatest(coalesce(beyond, 0), 0), greatest(of_allowance, 0)) as overage from months
  ), parts as (
    select d.account_id, d.customer, d.month, k.kind, k.units,
      -- What came late of a month is billed in that, as long as its last hour has no events.
      case when d.month = last_month and k.units > 0 and not exists (
        select from billing_events e where e.account_id = d.account_id and e.hour = last_hour
      ) then last_hour else closing end as hour
    from divided d
    cross join lateral (values
      ('included', d.of_allowance - d.overage), ('overage', d.overage), ('prepaid', d.prepaid)
    ) as k (kind, units)
    where k.units <> 0
  ), made as (
    insert into billing_events (id, account_id, customer, kind, hour, units, next_at)
    select gen_random_uuid()::text, account_id, customer, kind, hour, sum(units)::bigint, now()
    from parts group by account_id, customer, kind, hour having sum(units) > 0
    order by account_id, kind, hour
    on conflict do nothing
    returning account_id, kind, hour
  )
  insert into billed_months as b (account_id, month, included, overage, prepaid)
  select p.account_id, p.month,
    coalesce(sum(p.units) filter (where p.kind = 'included'), 0)::bigint,
    coalesce(sum(p.units) filter (where p.kind = 'overage'), 0)::bigint,
    coalesce(sum(p.units) filter (where p.kind = 'prepaid'), 0)::bigint
  from parts p join made using (account_id, kind, hour)
  group by p.account_id, p.month
  on conflict (account_id, month) do update
  set included = b.included + excluded.included, overage = b.overage + excluded.overage,
    prepaid = b.prepaid + excluded.prepaid;
end
$$;

-- Begins to bill an account that had no plan: what it has used by now is not billed.
create function begin_billing(of_account text) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('cuspal billing'));

  insert into billed_months as b (account_id, month, included, prepaid)
  select m.account_id, m.month, m.used, m.extra_used from used_months m
  where m.account_id = of_account
  on conflict (account_id, month) do update
  set included = excluded.included - b.overage, prepaid = excluded.prepaid;
end
$$;

-- Bills what an account has used before it goes.
create function bill_before_delete() returns trigger
language plpgsql as $$
begin
  perform bill_usage(old.id, date_trunc('hour', clock_timestamp()));
  delete from billed_months where account_id = old.id;
  return old;
end
$$;

create trigger bill_before_delete before delete on accounts
  for each row when (old.plan is not null) execute function bill_before_delete();

/*
 * As before, where calls of an account with a soft cap are granted beyond the allowance as well, after its prepaid ones.
 */
create or replace function reserve_units(batch jsonb, on_day date, default_allowance bigint, at timestamptz)
returns table (account text, month_part bigint, extra_part bigint, allowance bigint, held bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  this_month constant text := to_char(on_day, 'YYYY-MM');
  heard_of constant timestamptz := coalesce(at, clock_timestamp()) + interval '45 seconds';
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
    select a.id, a.unmetered, a.soft_cap, a.extra_calls, m.used, ask -> 'families' as families,
      jsonb_array_length(ask -> 'families')::bigint as wanted,
      coalesce(a.monthly_allowance, default_allowance) as allowance
    from jsonb_array_elements(batch) ask
    join accounts a on a.id = ask ->> 'account'
    join usage_months m on m.account_id = a.id and m.month = this_month
  ), of_month as (
    select *, case when unmetered then wanted else least(wanted, greatest(allowance - used, 0)) end as in_allowance
    from asked
  ), with_held as (
    select *, case when in_allowance = wanted then 0 else coalesce((
      select sum(l.units - l.used)::bigint from unit_leases l
      where l.account_id = o.id and to_char(l.day, 'YYYY-MM') = this_month and l.expires_at > heard_of
    ), 0) end as held
    from of_month o
  ), of_extra as (
    select *, case when held > 0 then 0 else least(wanted - in_allowance, extra_calls) end as extra_part from with_held
  ), granted as (
    select *, case when soft_cap then wanted - extra_part else in_allowance end as month_part from of_extra
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
  select g.id, g.month_part, g.extra_part, g.allowance, g.held from granted g;
end
$$;

/*
 * As before, where an account with a soft cap and no prepaid calls gets what it wants: nobody has to wait for what it
 * holds.
 */
create or replace function lease_units(
  batch jsonb, on_day date, default_allowance bigint, share_of integer, least_units integer, at timestamptz
) returns table (id text, units bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  this_month constant text := to_char(on_day, 'YYYY-MM');
  lasts_until constant timestamptz := coalesce(at, clock_timestamp()) + interval '60 seconds';
begin
  perform 1 from accounts a
    where a.id in (select ask ->> 'account' from jsonb_array_elements(batch) ask)
    order by a.id for no key update;

  return query
  with asked as (
    select r.id as lease, a.id as account, r.fresh,
      case when a.soft_cap and a.extra_calls = 0 then r.wanted
        else least(r.wanted, (coalesce(a.monthly_allowance, default_allowance) - m.used) / share_of)
      end as share
    from jsonb_to_recordset(batch) as r (id text, account text, wanted bigint, fresh boolean)
    join accounts a on a.id = r.account and not a.unmetered
    join usage_months m on m.account_id = a.id and m.month = this_month
  ), granted as (
    select * from asked g
    where g.share >= least_units and g.fresh <> exists (select 1 from unit_leases l where l.id = g.lease)
  ), months as (
    update usage_months m set used = m.used + g.share
    from granted g where m.account_id = g.account and m.month = this_month
  ), leases as (
    insert into unit_leases as l (id, account_id, day, units, expires_at)
    select g.lease, g.account, on_day, g.share, lasts_until from granted g order by g.lease
    on conflict (id) do update set units = l.units + excluded.units, expires_at = excluded.expires_at
  )
  select g.lease, g.share from granted g;
end
$$;
