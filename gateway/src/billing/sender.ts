import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Logger, Registry } from '@cuspal/telemetry';
import { RecurringWork } from '../core/recurring-work.ts';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, billingEvents } from '../database/schema.ts';
import { retryAfterMs } from '../outgoing/answers.ts';
import type { BillingEvent, BillingSystem } from './billing-system.ts';
import { showBilling } from './billing-metrics.ts';

const LOOK_MS = 5_000;
/** Events under way at a time. */
const MOST_AT_ONCE = 8;
/** An event whose gateway has ended while it was sent is sent again after this. */
const CLAIM_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

export interface BillingSenderParts {
  readonly orm: Orm;
  readonly system: BillingSystem;
  readonly logger: Logger;
  readonly now: () => number;
  /** Pause between two looks. */
  readonly everyMs?: number;
}

/**
 * Sends events until the billing system has them, under the identifiers by which it counts each once. One that it may
 * have, and would not know again, is left to the operator.
 */
export class BillingSender {
  readonly #looking: RecurringWork;

  constructor(private readonly parts: BillingSenderParts) {
    this.#looking = new RecurringWork(() => this.#look(), {
      everyMs: parts.everyMs ?? LOOK_MS,
      failed: (fault) => faultLog(parts.logger).error({ fault }, 'usage could not be sent for billing'),
    });
  }

  /** Sends all that is due. Never rejects: what fails is sent again. */
  look(): Promise<void> {
    return this.#looking.run();
  }

  close(): Promise<void> {
    return this.#looking.close();
  }

  /** Shows what waits; a database that does not answer leaves it empty. */
  show(registry: Registry): void {
    showBilling(registry, this.parts.orm, this.parts.now);
  }

  async #look(): Promise<void> {
    while (!this.#looking.isClosed) {
      const claimedAt = this.parts.now();
      const due = await this.#claim(claimedAt);
      if (due.length === 0) return;
      const customers = await this.#customers(due);
      const customerOf = ({ customer, accountId }: BillingEvent) => customer ?? customers.get(accountId) ?? null;
      await Promise.all(due.map((event) => this.#send(event, customerOf(event), claimedAt)));
    }
  }

  /**
   * Claims events that are due, for one gateway. From the claim on an event may have been sent: a gateway that is killed
   * says nothing of it any more.
   */
  #claim(claimedAt: number): Promise<BillingEvent[]> {
    const { orm } = this.parts;
    const at = new Date(claimedAt);
    const isDue = and(eq(billingEvents.status, 'waiting'), lte(billingEvents.nextAt, at));
    const chosen = orm
      .select({ id: billingEvents.id })
      .from(billingEvents)
      .where(isDue)
      .orderBy(asc(billingEvents.nextAt), asc(billingEvents.id))
      .limit(MOST_AT_ONCE);
    return (
      orm
        .update(billingEvents)
        .set({
          tries: sql`${billingEvents.tries} + 1`,
          nextAt: new Date(at.getTime() + CLAIM_MS),
          unansweredSince: sql`coalesce(${billingEvents.unansweredSince}, ${at.toISOString()}::timestamptz)`,
        })
        // Where two gateways choose the same, the second one finds it not due any more.
        .where(and(inArray(billingEvents.id, chosen), isDue))
        .returning()
    );
  }

  /** Customers that were named after an hour was closed. */
  async #customers(events: readonly BillingEvent[]): Promise<ReadonlyMap<string, string | null>> {
    const ids = events.flatMap(({ customer, accountId }) => (customer === null ? [accountId] : []));
    if (ids.length === 0) return new Map();
    const rows = await this.parts.orm
      .select({ id: accounts.id, customer: accounts.billingCustomer })
      .from(accounts)
      .where(inArray(accounts.id, ids));
    return new Map(rows.map(({ id, customer }) => [id, customer]));
  }

  async #send(event: BillingEvent, customer: string | null, claimedAt: number): Promise<void> {
    const { system, now } = this.parts;
    const first = event.unansweredSince?.getTime() ?? now();
    if (now() - first >= system.remembersMs) {
      return this.#note(event, { status: 'unsure', nextAt: null });
    }
    const taken = await system.take(event, customer);
    const at = now();
    if (taken.outcome === 'taken')
      return this.#note(event, { status: 'sent', nextAt: null, sentAt: new Date(at), fault: null });
    const pause = pauseAfter(event.tries, taken.outcome === 'refused' ? taken.retryAfter : undefined, at);
    // A refusal is sure only where no earlier try is unanswered.
    const isSure = taken.outcome === 'refused' && first === claimedAt;
    await this.#note(event, {
      nextAt: new Date(at + pause),
      fault: taken.fault,
      ...(isSure && { unansweredSince: null }),
    });
  }

  async #note({ id }: BillingEvent, values: Partial<BillingEvent>): Promise<void> {
    await this.parts.orm
      .update(billingEvents)
      .set(values)
      .where(and(eq(billingEvents.id, id), eq(billingEvents.status, 'waiting')));
  }
}

/** The pause after so many tries, twice as long each time, or what the other side asks for where that is longer. */
function pauseAfter(tries: number, retryAfter: string | undefined, now: number): number {
  const own = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 12));
  return Math.max(own, retryAfterMs(retryAfter, now) ?? 0);
}
