-- runs with versions from 0005_big_counters.sql on
-- The key of whose share the units are as well; they are in key_usage_months.used as they are in usage_months.used.
alter table unit_leases add column key_id text references api_keys (id) on delete set null;

create index unit_leases_of_key on unit_leases (key_id) where key_id is not null;

-- What keys have used of their share as it is shown, never what is leased.
create view used_key_months as
select m.key_id, m.account_id, m.month,
  m.used - coalesce((
    select sum(l.units - l.used)::bigint from unit_leases l
    where l.key_id = m.key_id and to_char(l.day, 'YYYY-MM') = m.month
  ), 0) as used
from key_usage_months m;

/*
 * As before, where a lease may be of a key with a share ("key"): it then gets no more than one part in share_of of what is
 * left of that either. Leases of one account divide its part among them.
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
    select r.id as lease, a.id as account, r.key, r.fresh,
      least(
        r.wanted,
        case
          when a.unmetered or (a.soft_cap and a.extra_calls = 0) then r.wanted
          else (coalesce(a.monthly_allowance, default_allowance) - m.used)
            / (share_of * count(*) over (partition by a.id))
        end,
        case when r.key is null then r.wanted else coalesce((k.monthly_calls - u.used) / share_of, 0) end
      ) as share
    from jsonb_to_recordset(batch) as r (id text, account text, key text, wanted bigint, fresh boolean)
    join accounts a on a.id = r.account and (not a.unmetered or r.key is not null)
    join usage_months m on m.account_id = a.id and m.month = this_month
    left join api_keys k on k.id = r.key and k.account_id = a.id
    left join key_usage_months u on u.key_id = k.id and u.month = this_month
  ), granted as (
    select * from asked g
    where g.share >= least_units and g.fresh <> exists (select 1 from unit_leases l where l.id = g.lease)
  ), months as (
    update usage_months m set used = m.used + g.units
    from (select account, sum(share)::bigint as units from granted group by account) g
    where m.account_id = g.account and m.month = this_month
  ), keys as (
    update key_usage_months u set used = u.used + g.units
    from (select key, sum(share)::bigint as units from granted group by key) g
    where u.key_id = g.key and u.month = this_month
  ), leases as (
    insert into unit_leases as l (id, account_id, key_id, day, units, expires_at)
    select g.lease, g.account, g.key, on_day, g.share, lasts_until from granted g order by g.lease
    on conflict (id) do update set units = l.units + excluded.units, expires_at = excluded.expires_at
  )
  select g.lease, g.share from granted g;
end
$$;

-- As before, where units of a key are there again for that as well.
create or replace function end_leases(lease_ids text[], expired_by timestamptz) returns void
language plpgsql as $$
begin
  perform 1 from accounts
    where id in (select account_id from unit_leases where id = any (lease_ids))
    order by id for no key update;
  perform 1 from unit_leases where id = any (lease_ids) order by id for update;

  with ended as (
    delete from unit_leases
    where id = any (lease_ids) and (expired_by is null or expires_at <= expired_by)
    returning account_id, key_id, day, units - used as unused, families
  ), months as (
    update usage_months m set used = m.used - e.unused
    from (
      select account_id, to_char(day, 'YYYY-MM') as month, sum(unused)::bigint as unused from ended group by 1, 2
    ) e
    where m.account_id = e.account_id and m.month = e.month
  ), keys as (
    update key_usage_months u set used = u.used - e.unused
    from (
      select key_id, to_char(day, 'YYYY-MM') as month, sum(unused)::bigint as unused from ended group by 1, 2
    ) e
    where u.key_id = e.key_id and u.month = e.month
  )
  insert into usage_days as d (account_id, day, family, calls)
  select e.account_id, e.day, f.key, sum(f.value::bigint)::bigint
  from ended e, jsonb_each_text(e.families) f
  group by 1, 2, 3
  on conflict (account_id, day, family) do update set calls = d.calls + excluded.calls;
end
$$;

/*
 * Ends the leases of a key whose share becomes another: gateways find them gone with the next call, before that runs. The
 * caller holds the row of the account.
 */
create function end_leases_of_key(of_key text) returns void
language plpgsql as $$
declare
  held constant text[] := array(select id from unit_leases where key_id = of_key order by id);
begin
  if held <> '{}' then perform end_leases(held, null); end if;
end
$$;

/*
 * As before, where units of the share may lie at gateways which have taken them ahead. Calls that could have one of those
 * are within the share (`allowed`), are granted none and find it in held.
 */
create or replace function reserve_key_units(batch jsonb, on_day date, default_allowance bigint, at timestamptz)
returns table (
  key text, share bigint, allowed bigint, month_part bigint, extra_part bigint, allowance bigint, held bigint
)
language plpgsql as $$
#variable_conflict use_column
declare
  this_month constant text := to_char(on_day, 'YYYY-MM');
  heard_of constant timestamptz := coalesce(at, clock_timestamp()) + interval '45 seconds';
  asked jsonb;
  within_shares jsonb;
begin
  perform 1 from accounts
    where id in (select ask ->> 'account' from jsonb_array_elements(batch) ask)
    order by id for no key update;

  insert into key_usage_months (key_id, account_id, month)
    select k.id, k.account_id, this_month from api_keys k
    where k.id in (select ask ->> 'key' from jsonb_array_elements(batch) ask)
    order by k.id
    on conflict do nothing;

  asked := (
    select jsonb_agg(jsonb_build_object(
      'number', w.number, 'account', w.account, 'key', w.key, 'families', w.families, 'share', w.share,
      'wanted', w.wanted, 'allowed', w.allowed,
      'held', case when w.allowed = w.wanted then 0 else coalesce((
        select sum(l.units - l.used)::bigint from unit_leases l
        where l.key_id = w.key and to_char(l.day, 'YYYY-MM') = this_month and l.expires_at > heard_of
      ), 0) end
    ))
    from (
      select b.number, k.account_id as account, k.id as key, b.ask -> 'families' as families, k.monthly_calls as share,
        jsonb_array_length(b.ask -> 'families')::bigint as wanted,
        case
          when k.monthly_calls is null then jsonb_array_length(b.ask -> 'families')
          else least(jsonb_array_length(b.ask -> 'families'), greatest(k.monthly_calls - u.used, 0))
        end as allowed
      from jsonb_array_elements(batch) with ordinality as b (ask, number)
      join api_keys k on k.id = b.ask ->> 'key' and k.account_id = b.ask ->> 'account'
      join key_usage_months u on u.key_id = k.id and u.month = this_month
    ) w
  );

  within_shares := (
    select jsonb_agg(jsonb_build_object('account', a.account, 'families', a.families))
    from (
      select r.account, jsonb_agg(f.family order by r.number, f.number) as families
      from jsonb_to_recordset(asked) as r (number bigint, account text, families jsonb, allowed bigint),
        jsonb_array_elements_text(r.families) with ordinality as f (family, number)
      where f.number <= r.allowed
      group by r.account
    ) a
  );

  return query
  with given as (
    select * from reserve_units(coalesce(within_shares, '[]'), on_day, default_allowance, at)
  ), placed as (
    select r.key, r.share, r.wanted, r.allowed, r.held as held_of_key, g.allowance, coalesce(g.held, 0) as held,
      coalesce(g.month_part, 0) as month_part, coalesce(g.month_part + g.extra_part, 0) as both_parts,
      sum(r.allowed) over (partition by r.account order by r.number) - r.allowed as before
    from jsonb_to_recordset(asked) as r (
      number bigint, account text, key text, share bigint, wanted bigint, allowed bigint, held bigint
    )
    left join given g on g.account = r.account
  ), granted as (
    select p.*,
      greatest(least(p.month_part - p.before, p.allowed), 0)::bigint as of_month,
      greatest(least(p.both_parts - p.before, p.allowed), 0)::bigint as of_both
    from placed p
  ), used as (
    update key_usage_months u set used = u.used + g.of_both
    from granted g where u.key_id = g.key and u.month = this_month and g.of_both > 0
  )
  select g.key, g.share, least(g.wanted, g.allowed + g.held_of_key), g.of_month, g.of_both - g.of_month,
    coalesce(g.allowance, 0), greatest(g.held, g.held_of_key)
  from granted g;
end
$$;

-- As record_calls, where an entry may name the key whose share its calls were of.
create function record_units(batch_id text, batch jsonb) returns void
language plpgsql as $$
begin
  if not exists (select from jsonb_array_elements(batch) done where done ? 'key') then
    perform record_calls(batch_id, batch);
    return;
  end if;

  insert into ledger_batches (id) values (batch_id || ' of keys') on conflict do nothing;
  if not found then return; end if;

  -- It locks the accounts.
  perform record_calls(batch_id, batch);

  insert into key_usage_months as u (key_id, account_id, month, used)
  select k.id, k.account_id, to_char(r.day, 'YYYY-MM'), sum(r.calls)::bigint
  from jsonb_to_recordset(batch) as r (account text, key text, day date, calls bigint)
  join api_keys k on k.id = r.key and k.account_id = r.account
  group by 1, 2, 3
  order by 1, 3
  on conflict (key_id, month) do update set used = u.used + excluded.used;
end
$$;
