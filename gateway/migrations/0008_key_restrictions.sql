-- runs with versions from 0005_big_counters.sql on
-- The number is taken for what keys may do less than their account.
select 1;
