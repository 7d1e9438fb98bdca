-- runs with versions from 0005_big_counters.sql on
/*
 * Organisations. What is called an account stays what it is, the project: keys, allowance, limits, usage and grants belong
 * to it. A person is the account of an e-mail address, which is the one project of an organisation of its own as well:
 * its personal organisation, which has the id of the account. Every other organisation is shared.
 */
create table organisations (
  id text primary key,
  -- What a shared one calls itself; of a personal one the same for all, because nobody is shown it.
  name text not null,
  personal boolean not null default false,
  created_at timestamptz not null default now()
);

create table members (
  organisation_id text not null references organisations (id) on delete cascade,
  -- The account of the person.
  account_id text not null references accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'developer', 'billing', 'reader')),
  joined_at timestamptz not null default now(),
  primary key (organisation_id, account_id)
);

create index members_of_account on members (account_id);

-- Invitations that are open; who accepts one becomes a member, and the row goes.
create table invitations (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'developer', 'billing', 'reader')),
  -- SHA-256 of the secret in the message, as lower-case hexadecimal digits.
  secret_hash text not null unique,
  -- The owner who sent it; null: it was the operator, or the account is deleted.
  invited_by text references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (organisation_id, email)
);

create index invitations_to_address on invitations (email);
create index invitations_by on invitations (invited_by) where invited_by is not null;
create index invitations_expiring on invitations (expires_at);

alter table accounts add column organisation_id text;

insert into organisations (id, name, personal) select id, 'Personal', true from accounts where twin_of is null;
insert into members (organisation_id, account_id, role) select id, id, 'owner' from accounts where email is not null;
update accounts set organisation_id = coalesce(twin_of, id);

-- Checked when the transaction ends, because the personal organisation of a new account is made after it.
alter table accounts
  alter column organisation_id set not null,
  add constraint accounts_of_organisation foreign key (organisation_id) references organisations (id)
    deferrable initially deferred;

create index accounts_by_organisation on accounts (organisation_id);

/*
 * Gives an account its organisation where a version that knows of none has written it: a personal one, and a test account
 * that of the account it belongs to. A person stays in the own organisation, and nothing else comes into it.
 */
create function place_account() returns trigger
language plpgsql as $$
declare
  is_personal boolean;
begin
  if new.twin_of is not null then
    new.organisation_id := (select a.organisation_id from accounts a where a.id = new.twin_of);
  end if;
  new.organisation_id := coalesce(new.organisation_id, new.id);
  if new.organisation_id = new.id or new.organisation_id = new.twin_of then return new; end if;
  select o.personal into is_personal from organisations o where o.id = new.organisation_id;
  if is_personal or new.email is not null or new.kind = 'operator' then
    raise exception 'account % cannot be in organisation %', new.id, new.organisation_id
      using errcode = 'check_violation', constraint = 'accounts_in_place';
  end if;
  return new;
end
$$;

create trigger place_account before insert or update of organisation_id on accounts
  for each row execute function place_account();

-- Makes the personal organisation of a new account, of which its person, where it is one, is the owner.
create function make_personal_organisation() returns trigger
language plpgsql as $$
begin
  insert into organisations (id, name, personal) values (new.id, 'Personal', true) on conflict (id) do nothing;
  if new.email is not null then
    insert into members (organisation_id, account_id, role) values (new.id, new.id, 'owner') on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger make_personal_organisation after insert on accounts
  for each row when (new.organisation_id = new.id) execute function make_personal_organisation();

-- A personal organisation goes with its account, and with a project that another organisation takes over.
create function drop_personal_organisation() returns trigger
language plpgsql as $$
begin
  delete from organisations o where o.id = old.id and o.personal;
  return null;
end
$$;

create trigger personal_organisation_goes after delete on accounts
  for each row when (old.organisation_id = old.id) execute function drop_personal_organisation();

-- The test account of a project goes where the project goes.
create function move_with_project() returns trigger
language plpgsql as $$
begin
  update accounts set organisation_id = new.organisation_id where twin_of = new.id;
  if old.organisation_id = old.id then
    delete from organisations o where o.id = old.id and o.personal;
  end if;
  return null;
end
$$;

create trigger project_moves after update of organisation_id on accounts
  for each row when (old.organisation_id <> new.organisation_id and new.twin_of is null)
  execute function move_with_project();

-- Members are persons, and of a personal organisation there is the one.
create function check_member() returns trigger
language plpgsql as $$
begin
  if exists (select 1 from organisations o where o.id = new.organisation_id and o.personal and o.id <> new.account_id)
    or not exists (select 1 from accounts a where a.id = new.account_id and a.email is not null) then
    raise exception 'account % cannot be a member of organisation %', new.account_id, new.organisation_id
      using errcode = 'check_violation', constraint = 'members_are_persons';
  end if;
  return new;
end
$$;

create trigger check_member before insert or update of organisation_id, account_id on members
  for each row execute function check_member();

/*
 * An organisation has an owner for as long as it is there, whatever removes members: changes at the same time wait for
 * each other at the row of the organisation, and each sees what the one before it has left. A personal organisation ends
 * with its account.
 */
create function keep_an_owner() returns trigger
language plpgsql as $$
begin
  perform 1 from organisations o where o.id = old.organisation_id for no key update;
  if not found then return null; end if;
  if exists (select 1 from members m where m.organisation_id = old.organisation_id and m.role = 'owner') then
    return null;
  end if;
  if old.organisation_id = old.account_id and not exists (select 1 from accounts a where a.id = old.account_id) then
    return null;
  end if;
  raise exception 'organisation % would have no owner', old.organisation_id
    using errcode = 'check_violation', constraint = 'organisations_have_an_owner';
end
$$;

create trigger keep_an_owner after delete or update of role, organisation_id on members
  for each row when (old.role = 'owner') execute function keep_an_owner();
