create table accounts (
  id text primary key,
  kind text not null check (kind in ('operator', 'user')),
  name text not null,
  created_at timestamptz not null default now()
);

-- One operator: the account of the keys that the configuration names.
create unique index accounts_one_operator on accounts (kind) where kind = 'operator';

insert into accounts (id, kind, name) values ('operator', 'operator', 'Operator');
