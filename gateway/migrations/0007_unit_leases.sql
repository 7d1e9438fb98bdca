-- runs with versions from 0005_big_counters.sql on
/*
 * Units of a month's allowance that a gateway has taken ahead. They are in usage_months.used from the moment they are
 * taken, so that nobody who looks there alone gives them a second time, and leave it again when the lease ends unused.
 */
create table unit_leases (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  day date not null,
  units bigint not null,
  used bigint not null default 0,
  -- What was used by family; all of it is used.
  families jsonb not null default '{}',
  -- Number of the last writing by the gateway: what comes late is older and changes nothing.
  mark bigint not null default 0,
  -- Whether another gateway has none left, so that this one is to give back what it does not use.
  recalled boolean not null default false,
  expires_at timestamptz not null,
  check (used between 0 and units)
) with (fillfactor = 50);

create index unit_leases_of_account on unit_leases (account_id);

-- Usage as it is shown: what was used, never what is leased.
create view used_months as
select m.account_id, m.month, m.extra_used,
  m.used - coalesce((
    select sum(l.units - l.used)::bigint from unit_leases l
    where l.account_id = m.account_id and to_char(l.day, 'YYYY-MM') = m.month
  ), 0) as used
from usage_months m;

create view used_days as
select account_id, day, family, sum(calls)::bigint as calls
from (
  select account_id, day, family, calls from usage_days
  union all
  select l.account_id, l.day, f.key, f.value::bigint from unit_leases l, jsonb_each_text(l.families) f
) d
group by account_id, day, family;

/*
 * As reserve_calls, for gateways that know of leases. held: units of the account that a gateway which was heard of a
 * moment ago has not used. While there are some, no prepaid calls are taken in their place.
 */
create function reserve_units(batch jsonb, on_day date, default_allowance bigint, at timestamptz)
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
    select a.id, a.unmetered, a.extra_calls, m.used, ask -> 'families' as families,
      jsonb_array_length(ask -> 'families')::bigint as wanted,
      coalesce(a.monthly_allowance, default_allowance) as allowance
    from jsonb_array_elements(batch) ask
    join accounts a on a.id = ask ->> 'account'
    join usage_months m on m.account_id = a.id and m.month = this_month
  ), of_month as (
    select *, case when unmetered then wanted else least(wanted, greatest(allowance - used, 0)) end as month_part
    from asked
  ), with_held as (
    select *, case when month_part = wanted then 0 else coalesce((
      select sum(l.units - l.used)::bigint from unit_leases l
      where l.account_id = o.id and to_char(l.day, 'YYYY-MM') = this_month and l.expires_at > heard_of
    ), 0) end as held
    from of_month o
  ), granted as (
    select *, case when held > 0 then 0 else least(wanted - month_part, extra_calls) end as extra_part from with_held
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
 * Takes units ahead. batch: [{"id", "account", "wanted", "fresh"}], fresh for a lease that is not there yet. A lease gets
 * at most one part in share_of of what is left, and nothing where that is less than least_units.
 */
create function lease_units(
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
      least(r.wanted, (coalesce(a.monthly_allowance, default_allowance) - m.used) / share_of) as share
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

/*
 * Writes what leases have used by now and returns those that are there. batch: [{"id", "used", "families", "mark"}]. A
 * gateway writes its own rows, so that it waits for no other, and not for the disk: each writing says all, so that the
 * next one makes up for one that was lost with the server.
 */
create function use_leases(batch jsonb, at timestamptz) returns table (id text, recalled boolean)
language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('synchronous_commit', 'off', true);

  perform 1 from unit_leases l
    where l.id in (select b.id from jsonb_to_recordset(batch) as b (id text))
    order by l.id for no key update;

  update unit_leases l
  set used = b.used, families = b.families, mark = b.mark,
    expires_at = coalesce(at, clock_timestamp()) + interval '60 seconds'
  from jsonb_to_recordset(batch) as b (id text, used bigint, families jsonb, mark bigint)
  where l.id = b.id and l.mark < b.mark;

  return query
  select l.id, l.recalled from unit_leases l
  where l.id in (select b.id from jsonb_to_recordset(batch) as b (id text));
end
$$;

-- Asks the gateways that hold units of these accounts to give them back.
create function recall_leases(account_ids text[]) returns void
language plpgsql as $$
begin
  perform 1 from unit_leases where account_id = any (account_ids) and not recalled order by id for no key update;
  update unit_leases set recalled = true where account_id = any (account_ids) and not recalled;
end
$$;

-- Ends leases; what they have not used is there for all again. expired_by: only those that have run out by then.
create function end_leases(lease_ids text[], expired_by timestamptz) returns void
language plpgsql as $$
begin
  perform 1 from accounts
    where id in (select account_id from unit_leases where id = any (lease_ids))
    order by id for no key update;
  perform 1 from unit_leases where id = any (lease_ids) order by id for update;

  with ended as (
    delete from unit_leases
    where id = any (lease_ids) and (expired_by is null or expires_at <= expired_by)
    returning account_id, day, units - used as unused, families
  ), months as (
    update usage_months m set used = m.used - e.unused
    from (
      select account_id, to_char(day, 'YYYY-MM') as month, sum(unused)::bigint as unused from ended group by 1, 2
    ) e
    where m.account_id = e.account_id and m.month = e.month
  )
  insert into usage_days as d (account_id, day, family, calls)
  select e.account_id, e.day, f.key, sum(f.value::bigint)::bigint
  from ended e, jsonb_each_text(e.families) f
  group by 1, 2, 3
  on conflict (account_id, day, family) do update set calls = d.calls + excluded.calls;
end
$$;

-- Ends the leases of gateways that have ended without giving them back.
create function end_expired_leases(at timestamptz) returns void
language plpgsql as $$
declare
  expired_by constant timestamptz := coalesce(at, clock_timestamp());
  expired constant text[] := array(select id from unit_leases where expires_at <= expired_by order by id limit 100);
begin
  if expired <> '{}' then perform end_leases(expired, expired_by); end if;
end
$$;
