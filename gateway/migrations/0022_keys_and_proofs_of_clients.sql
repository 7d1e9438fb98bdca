-- runs with versions from 0005_big_counters.sql on
/*
 * Clients of projects can publish their keys at an address, where key_set holds what was last read there, and can bind
 * their tokens to a key (RFC 9449). Earlier versions use the keys that are kept, and bind no token.
 */
alter table project_clients
  add column jwks_uri text,
  add column keys_read_at timestamptz,
  add column dpop text not null default 'off' check (dpop in ('off', 'allowed', 'required')),
  add check ((jwks_uri is null) = (keys_read_at is null)),
  add check (jwks_uri is null or method = 'private_key_jwt');
