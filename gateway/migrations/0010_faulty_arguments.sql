-- runs with versions from 0005_big_counters.sql on
-- The argument at fault by the name that its tool gives it, else "unknown"; null: none was, or an older version noted it.
alter table calls add column field text;

-- As before, and each call with its "field", where it has one.
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

  insert into calls (account_id, caller, tool, outcome, duration_ms, request_id, at, field)
  select a.id, r.caller, r.tool, r.outcome, r.ms, r.request, r.at, r.field
  from rows from (jsonb_to_recordset(batch -> 'calls')
      as (account text, caller text, tool text, outcome text, ms integer, request text, at timestamptz, field text))
    with ordinality as r (account, caller, tool, outcome, ms, request, at, field, number)
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
