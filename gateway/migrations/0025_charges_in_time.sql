-- runs with versions from 0005_big_counters.sql on
/*
 * True where the statement that asks has taken less than so many milliseconds; else it fails, and nothing that it has done
 * holds. It stands in the WHERE of a statement that selects from a function, which has ended before its rows are filtered.
 */
create function in_time(milliseconds integer) returns boolean
language plpgsql volatile as $$
begin
  if clock_timestamp() - statement_timestamp() < milliseconds * interval '1 millisecond' then return true; end if;
  raise exception 'the statement has taken % ms or more', milliseconds using errcode = 'query_canceled';
end
$$;
