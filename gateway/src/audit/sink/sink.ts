import type { AuditEntry } from '../entry.ts';

/** What takes the entries of the audit log, outside the database. */
export interface AuditSink {
  /** Most entries that it takes at once. */
  readonly most: number;
  /** Resolves when it has taken entries of one chain; rejects where it has not, or nobody knows. */
  take(entries: readonly AuditEntry[]): Promise<void>;
}

/** The sink answered that it does not take what it was sent. */
export class SinkRefusal extends Error {
  override readonly name = 'SinkRefusal';
  constructor(
    message: string,
    /** How long it asks to be left alone. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

export const refusedWith = (status: number, pauseMs: number | undefined): SinkRefusal =>
  new SinkRefusal(`the sink of the audit log answered with status ${status}`, pauseMs);
