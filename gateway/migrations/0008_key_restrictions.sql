-- runs with versions from 0005_big_counters.sql on
-- The account whose test account this is.
alter table accounts add column twin_of text unique references accounts (id) on delete cascade;

/*
 * What a key may do less than its account. The hash of a key that is kept to something begins with "r:", by which
 * versions that know nothing of it find no key, and refuse what they could not check.
 */
alter table api_keys
  -- The key whose earlier secret this is: it goes on until it expires, and counts among the keys.
  add column secret_of text references api_keys (id) on delete cascade,
  add column monthly_calls bigint check (monthly_calls >= 0),
  add column rate_per_second integer check (rate_per_second > 0),
  add column address_ranges text[] not null default '{}',
  add column allowed_origins text[] not null default '{}',
  -- Sets of tools that its lists begin with.
  add column toolsets text[] not null default '{}',
  -- Whether it may make and change keys of its account.
  add column manages boolean not null default false;

create index api_keys_secrets_of on api_keys (secret_of) where secret_of is not null;
create index api_keys_of_origin on api_keys using gin (allowed_origins) where allowed_origins <> '{}';

-- What keys with a share of the allowance have used of it. Whoever writes here has the row of the account locked.
create table key_usage_months (
  key_id text not null references api_keys (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  used bigint not null default 0 check (used >= 0),
  primary key (key_id, month)
);

create index key_usage_months_of_account on key_usage_months (account_id);

/*
 * As reserve_units, for calls of keys with a share, of which each key stands in one row of the batch: [{"account", "key",
 * "families"}]. Of the calls of a row the first `allowed` are within the share, and of these the first month_part and then
 * the next extra_part are granted. A share that was taken away a moment ago bounds nothing.
 */
create function reserve_key_units(batch jsonb, on_day date, default_allowance bigint, at timestamptz)
returns table (
  key text, share bigint, allowed bigint, month_part bigint, extra_part bigint, allowance bigint, held bigint
)
language plpgsql as $$
#variable_conflict use_column
declare
  this_month constant text := to_char(on_day, 'YYYY-MM');
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
      'number', b.number, 'account', k.account_id, 'key', k.id, 'families', b.ask -> 'families', 'share', k.monthly_calls,
      'allowed', case
        when k.monthly_calls is null then jsonb_array_length(b.ask -> 'families')
        else least(jsonb_array_length(b.ask -> 'families'), greatest(k.monthly_calls - u.used, 0))
      end
    ))
    from jsonb_array_elements(batch) with ordinality as b (ask, number)
    join api_keys k on k.id = b.ask ->> 'key' and k.account_id = b.ask ->> 'account'
    join key_usage_months u on u.key_id = k.id and u.month = this_month
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
    select r.key, r.share, r.allowed, g.allowance, g.held,
      coalesce(g.month_part, 0) as month_part, coalesce(g.month_part + g.extra_part, 0) as both_parts,
      sum(r.allowed) over (partition by r.account order by r.number) - r.allowed as before
    from jsonb_to_recordset(asked) as r (number bigint, account text, key text, share bigint, allowed bigint)
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
  select g.key, g.share, g.allowed, g.of_month, g.of_both - g.of_month, coalesce(g.allowance, 0), coalesce(g.held, 0)
  from granted g;
end
$$;

-- As refund_calls, where an entry may name the key whose share its calls were of.
create function refund_units(batch_id text, batch jsonb) returns void
language plpgsql as $$
begin
  if not exists (select from jsonb_array_elements(batch) back where back ? 'key') then
    perform refund_calls(batch_id, batch);
    return;
  end if;

  insert into ledger_batches (id) values (batch_id || ' of keys') on conflict do nothing;
  if not found then return; end if;

  -- It locks the accounts.
  perform refund_calls(batch_id, batch);

  update key_usage_months u set used = u.used - b.calls
  from (
    select key, to_char(day, 'YYYY-MM') as month, sum(calls) as calls
    from jsonb_to_recordset(batch) as r (key text, day date, calls integer)
    where key is not null
    group by 1, 2
  ) b
  where u.key_id = b.key and u.month = b.month;
end
$$;
