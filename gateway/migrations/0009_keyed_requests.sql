-- runs with versions from 0005_big_counters.sql on
/*
 * Requests that came with an Idempotency-Key, for ten minutes. No key, argument or result is kept: key_hash is made with
 * a secret of the gateways, request_hash with the key itself, so that it tells nothing to who has not the key.
 *
 * All that writes here holds the row of the account first, so that two requests never wait for each other crosswise.
 */
create table keyed_requests (
  key_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  request_hash text not null,
  -- The instant that "now" is for every answer, in Unix milliseconds.
  moment bigint not null,
  -- The release that answered first.
  release text not null,
  -- The request that is under way under this key, and until when nothing needs to be heard of it.
  claimant text,
  claimed_until timestamptz,
  -- Whether a request has come to its end; ends_at does not move any more then.
  ended boolean not null default false,
  ends_at timestamptz not null
);

create index keyed_requests_of_account on keyed_requests (account_id);
create index keyed_requests_ending on keyed_requests (ends_at);

-- Units that such requests have taken: line 0 of a single call, the place in the batch of others.
create table keyed_units (
  key_hash text not null references keyed_requests (key_hash) on delete cascade,
  line integer not null,
  day date not null,
  family text not null,
  -- Whether it was a prepaid one.
  extra boolean not null,
  -- The API key of whose share it is as well.
  sharer text,
  -- Whether the call is known to have succeeded; until then its unit can go back.
  settled boolean not null default false,
  primary key (key_hash, line)
);

/*
 * Begins calls, and takes their units where no request under their key has. batch: [{"number", "account", "key", "line",
 * "request", "claimant", "moment", "release", "family", "sharer"}]; one without a family is a batch of calls as a whole,
 * and sharer the API key where that has a share of the allowance. What each may do:
 *   new       the call has its unit;
 *   resumed   an earlier request took the unit and was not heard of any more: the call runs on that;
 *   repeated  the call was answered before; a batch: some of its calls may have been;
 *   busy      another request is under way;
 *   other     the key names another request;
 *   spent     no unit is left;
 *   shared    no unit is left of the share, which is the allowance that is told;
 *   held      units that are left lie at gateways which have taken them ahead.
 */
create function begin_keyed_calls(batch jsonb, on_day date, default_allowance bigint, at timestamptz)
returns table (number integer, verdict text, moment bigint, release text, allowance bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  now_at constant timestamptz := coalesce(at, clock_timestamp());
  claim_ends constant timestamptz := now_at + interval '10 seconds';
  ask record;
  kept keyed_requests;
  is_new boolean;
  is_settled boolean;
  said text;
  told jsonb := '[]';
  granted jsonb;
  shares jsonb;
begin
  perform 1 from accounts
    where id in (select ask ->> 'account' from jsonb_array_elements(batch) ask)
    order by id for no key update;

  for ask in
    select * from jsonb_to_recordset(batch) as r (
      number integer, account text, key text, line integer, request text, claimant text, moment bigint, release text,
      family text, sharer text
    ) order by number
  loop
    delete from keyed_requests k
      where k.key_hash = ask.key and k.ends_at <= now_at and (k.claimed_until is null or k.claimed_until <= now_at);
    insert into keyed_requests
        (key_hash, account_id, request_hash, moment, release, claimant, claimed_until, ends_at)
      select ask.key, a.id, ask.request, ask.moment, ask.release, ask.claimant, claim_ends, now_at + interval '10 minutes'
      from accounts a where a.id = ask.account
      on conflict do nothing;
    is_new := found;
    select * into kept from keyed_requests k where k.key_hash = ask.key;
    is_settled := (select u.settled from keyed_units u where u.key_hash = ask.key and u.line = ask.line);
    said := case
      -- A deleted account has no allowance.
      when kept.key_hash is null then 'spent'
      when kept.request_hash <> ask.request then 'other'
      when ask.family is not null and is_settled then 'repeated'
      when kept.claimant <> ask.claimant and kept.claimed_until > now_at then 'busy'
      when ask.family is not null and is_settled is not null then 'resumed'
      when ask.family is null and not is_new then 'repeated'
      else 'new'
    end;
    if said in ('new', 'resumed') or (said = 'repeated' and ask.family is null) then
      update keyed_requests k set claimant = ask.claimant, claimed_until = claim_ends
        where k.key_hash = ask.key and k.claimant is distinct from ask.claimant;
    end if;
    told := told || jsonb_build_object(
      'number', ask.number, 'verdict', said, 'moment', kept.moment, 'release', kept.release, 'account', ask.account,
      'key', ask.key, 'line', ask.line, 'family', ask.family, 'sharer', ask.sharer,
      'pays', said = 'new' and ask.family is not null
    );
  end loop;

  granted := (
    select jsonb_agg(to_jsonb(g)) from reserve_units((
      select coalesce(jsonb_agg(jsonb_build_object('account', p.account, 'families', p.families)), '[]') from (
        select t.account, jsonb_agg(t.family order by t.number) as families
        from jsonb_to_recordset(told) as t (number integer, account text, family text, sharer text, pays boolean)
        where t.pays and t.sharer is null group by t.account
      ) p
    ), on_day, default_allowance, at) g
  );
  shares := (
    select jsonb_agg(jsonb_build_object('account', p.account, 'key', p.sharer, 'families', p.families)) from (
      select t.account, t.sharer, jsonb_agg(t.family order by t.number) as families
      from jsonb_to_recordset(told) as t (number integer, account text, family text, sharer text, pays boolean)
      where t.pays and t.sharer is not null group by t.account, t.sharer
    ) p
  );
  if shares is not null then
    shares := (select jsonb_agg(to_jsonb(g)) from reserve_key_units(shares, on_day, default_allowance, at) g);
  end if;

  return query
  with calls as (
    select t.*, row_number() over (partition by t.account, t.sharer, t.pays order by t.number) as place
    from jsonb_to_recordset(told) as t (
      number integer, verdict text, moment bigint, release text, account text, key text, line integer, family text,
      sharer text, pays boolean
    )
  ), parts as (
    select g.account, null::text as sharer, null::bigint as share, null::bigint as allowed, g.month_part, g.extra_part,
      g.held, g.allowance
    from jsonb_to_recordset(granted) as g (
      account text, month_part bigint, extra_part bigint, held bigint, allowance bigint
    )
    union all
    select null::text, s.key, s.share, s.allowed, s.month_part, s.extra_part, s.held, s.allowance
    from jsonb_to_recordset(shares) as s (
      key text, share bigint, allowed bigint, month_part bigint, extra_part bigint, held bigint, allowance bigint
    )
  ), paid as (
    select c.*, g.month_part, g.month_part + g.extra_part as given, g.held, g.share, g.allowance,
      c.place > g.allowed as beyond_share
    from calls c
    left join parts g on c.pays and (case when c.sharer is null then g.account = c.account else g.sharer = c.sharer end)
  ), units as (
    insert into keyed_units (key_hash, line, day, family, extra, sharer)
    select p.key, p.line, on_day, p.family, p.place > p.month_part, p.sharer
    from paid p where p.pays and p.place <= p.given
  )
  select p.number,
    case
      when not p.pays or p.place <= p.given then p.verdict
      when p.beyond_share then 'shared'
      when p.held > 0 then 'held'
      else 'spent'
    end,
    p.moment, p.release, case when p.beyond_share then p.share else p.allowance end
  from paid p;
end
$$;

/*
 * Ends calls. batch: [{"account", "key", "line", "claimant", "succeeded", "last"}]; without a line it is a batch of calls
 * as a whole. The unit of a failed call goes back in the statement that forgets it, and only once; last: the request has
 * ended, and others may come.
 */
create function end_keyed_calls(batch jsonb, at timestamptz) returns void
language plpgsql as $$
declare
  now_at constant timestamptz := coalesce(at, clock_timestamp());
  back jsonb;
begin
  perform 1 from accounts
    where id in (select done ->> 'account' from jsonb_array_elements(batch) done)
    order by id for no key update;

  update keyed_units u set settled = true
  from jsonb_to_recordset(batch) as r (key text, line integer, succeeded boolean)
  where r.succeeded and u.key_hash = r.key and u.line = r.line and not u.settled;

  with failed as (
    delete from keyed_units u
    using jsonb_to_recordset(batch) as r (account text, key text, line integer, claimant text, succeeded boolean),
      keyed_requests k
    where not r.succeeded and u.key_hash = r.key and u.line = r.line and not u.settled
      and k.key_hash = u.key_hash and k.claimant = r.claimant
    returning r.account, u.day, u.family, u.extra, u.sharer
  )
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'account', f.account, 'day', f.day, 'family', f.family, 'calls', 1, 'extra', f.extra::integer, 'key', f.sharer
  ))) into back from failed f;
  if back is not null then perform refund_units(gen_random_uuid()::text, back); end if;

  -- Where nothing was charged there is nothing to remember.
  delete from keyed_requests k
  using jsonb_to_recordset(batch) as r (key text, claimant text, last boolean)
  where r.last and k.key_hash = r.key and k.claimant = r.claimant
    and not exists (select 1 from keyed_units u where u.key_hash = k.key_hash);

  update keyed_requests k
  set claimant = null, claimed_until = null, ended = true,
    ends_at = case when k.ended then k.ends_at else now_at + interval '10 minutes' end
  from jsonb_to_recordset(batch) as r (key text, claimant text, last boolean)
  where r.last and k.key_hash = r.key and k.claimant = r.claimant;
end
$$;

-- Says of requests that they are still under way. batch: [{"account", "key", "claimant"}].
create function renew_keyed_calls(batch jsonb, at timestamptz) returns void
language plpgsql as $$
declare
  now_at constant timestamptz := coalesce(at, clock_timestamp());
begin
  perform 1 from accounts
    where id in (select r ->> 'account' from jsonb_array_elements(batch) r)
    order by id for no key update;

  update keyed_requests k
  set claimed_until = now_at + interval '10 seconds',
    ends_at = case when k.ended then k.ends_at else now_at + interval '10 minutes' end
  from jsonb_to_recordset(batch) as r (key text, claimant text)
  where k.key_hash = r.key and k.claimant = r.claimant;
end
$$;

-- Forgets requests whose time is over, some at a time.
create function purge_keyed_calls(at timestamptz) returns void
language plpgsql as $$
declare
  now_at constant timestamptz := coalesce(at, clock_timestamp());
begin
  delete from keyed_requests where key_hash in (
    select key_hash from keyed_requests
    where ends_at <= now_at and (claimed_until is null or claimed_until <= now_at)
    order by ends_at limit 20000 for update skip locked
  );
end
$$;
