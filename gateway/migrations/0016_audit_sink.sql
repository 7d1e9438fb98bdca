-- runs with versions from 0005_big_counters.sql on
/*
 * A gateway that sends a chain of the audit log to the sink keeps the others away until then; so does a pause after the sink
 * did not take an entry. Null: nobody sends it.
 */
alter table audit_heads add column sending_until timestamptz;
