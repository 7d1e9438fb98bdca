import { sql, type SQL } from 'drizzle-orm';
import { USUAL_RETENTION } from '../config/retention-variables.ts';

/** Functions of the database that write usage. */
export type UsageWriter = 'refund_calls' | 'record_calls' | 'note_calls' | 'end_calls';

/**
 * The statement that writes a batch; one that is sent again under its id counts once. `kept`: how many calls of an
 * account are kept one by one.
 */
export function writing(kind: UsageWriter, batchId: string, batch: string, kept = USUAL_RETENTION.calls): SQL {
  switch (kind) {
    case 'refund_calls':
      return sql`select refund_units(${batchId}, ${batch}::jsonb)`;
    case 'record_calls':
      return sql`select record_units(${batchId}, ${batch}::jsonb)`;
    case 'note_calls':
      return sql`select note_calls(${batchId}, ${batch}::jsonb, ${Math.max(1, kept)}::integer)`;
    // The database knows which calls have ended.
    case 'end_calls':
      return sql`select end_keyed_calls(${batch}::jsonb, null)`;
  }
}
