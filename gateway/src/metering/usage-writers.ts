import { sql, type SQL } from 'drizzle-orm';
import { MOST_CALLS } from '../core/retention.ts';

/** Functions of the database that write usage. */
export type UsageWriter = 'refund_calls' | 'record_calls' | 'note_calls';

/** The statement that writes a batch; one that is sent again under its id counts once. */
export function writing(kind: UsageWriter, batchId: string, batch: string): SQL {
  switch (kind) {
    case 'refund_calls':
      return sql`select refund_calls(${batchId}, ${batch}::jsonb)`;
    case 'record_calls':
      return sql`select record_calls(${batchId}, ${batch}::jsonb)`;
    case 'note_calls':
      return sql`select note_calls(${batchId}, ${batch}::jsonb, ${MOST_CALLS}::integer)`;
  }
}
