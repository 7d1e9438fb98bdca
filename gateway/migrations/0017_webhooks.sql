-- runs with versions from 0005_big_counters.sql on
/*
 * Where organisations are told of what is done in them. The secret of an endpoint is not kept: it is made of its id, its
 * number and a secret that the gateways share.
 */
create table webhook_endpoints (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  url text not null,
  -- Kinds of events that it is sent; none: all.
  events text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- Number of its secret, and until when the one before signs as well.
  secret_number integer not null default 1 check (secret_number > 0),
  earlier_secret_until timestamptz,
  -- When a delivery failed for the first time since the last one that arrived.
  failing_since timestamptz,
  disabled_at timestamptz,
  -- When its owners are to be told that it was disabled; null: they know, or there is nothing to tell.
  tell_at timestamptz
);

create index webhook_endpoints_of_organisation on webhook_endpoints (organisation_id);
create index webhook_endpoints_to_tell on webhook_endpoints (tell_at) where tell_at is not null;

-- One message for one endpoint, written in the transaction that makes the change which it tells of.
create table webhook_deliveries (
  -- What is sent as webhook-id.
  id text primary key,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  -- Tries of the run that is under way or was the last; a replay begins another.
  tries integer not null default 0,
  -- When it is tried next; null: it is not.
  next_at timestamptz,
  tried_at timestamptz,
  -- HTTP status of the last answer; null: there was none.
  answer integer
);

create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null;
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_at on webhook_deliveries (created_at);
