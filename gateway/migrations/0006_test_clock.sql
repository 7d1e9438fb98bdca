-- runs with versions from 0004_calls.sql on
-- The moment of every call of a test account; null for all others, whose clock goes.
alter table accounts add column test_clock timestamptz;
