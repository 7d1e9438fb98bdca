import { lt, sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { RecurringWork } from '../core/recurring-work.ts';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { billingEvents, billingHours } from '../database/schema.ts';
import { DAY_MS } from '../core/calendar.ts';

const LOOK_MS = 30_000;
const HOUR_MS = 3_600_000;
/** An hour is closed so long after its end, when calls that failed in it have given their units back. */
export const SETTLED_MS = 2 * 60_000;
const KEPT_HOURS_MS = 62 * DAY_MS;
/** For how long events that were sent are kept. */
const KEPT_EVENTS_MS = 400 * DAY_MS;

export interface ClosingParts {
  readonly orm: Orm;
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * Closes each hour once, whichever gateway comes first: what the counters say beyond what was billed becomes events, in
 * one transaction (docs/adr/0114). Calls wait for nothing of it.
 */
export class HourlyClosing {
  readonly #looking: RecurringWork;

  constructor(private readonly parts: ClosingParts) {
    this.#looking = new RecurringWork(() => this.#close(), {
      everyMs: LOOK_MS,
      failed: (fault) => faultLog(parts.logger).error({ fault }, 'an hour could not be closed for billing'),
    });
  }

  /** Closes the last hour that has ended, if it is not closed. Never rejects: it is tried again. */
  look(): Promise<void> {
    return this.#looking.run();
  }

  close(): Promise<void> {
    return this.#looking.close();
  }

  async purge(): Promise<void> {
    const { orm, now } = this.parts;
    await orm.delete(billingHours).where(lt(billingHours.hour, new Date(now() - KEPT_HOURS_MS)));
    await orm.delete(billingEvents).where(lt(billingEvents.sentAt, new Date(now() - KEPT_EVENTS_MS)));
    // Versions before this one left them where a plan had been taken away earlier.
    await orm.execute(
      sql`delete from billed_months b where not exists (select from accounts a where a.id = b.account_id)`,
    );
  }

  async #close(): Promise<void> {
    const hour = lastClosed(this.parts.now());
    await this.parts.orm.transaction(async (transaction) => {
      // The second of two gateways waits here for the first, and finds the hour closed.
      const closing = await transaction
        .insert(billingHours)
        .values({ hour })
        .onConflictDoNothing()
        .returning({ hour: billingHours.hour });
      if (closing.length === 0) return;
      await transaction.execute(sql`select bill_usage(null, ${hour.toISOString()}::timestamptz)`);
    });
  }
}

/** The last hour that has ended and settled. */
export const lastClosed = (now: number): Date => new Date(Math.floor((now - SETTLED_MS) / HOUR_MS) * HOUR_MS - HOUR_MS);
