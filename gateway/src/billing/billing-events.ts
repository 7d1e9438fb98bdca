import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { recordAlone } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { billingEvents } from '../database/schema.ts';
import type { BillingEvent } from './billing-system.ts';

/** Events that the billing system has not taken, for the operator. */
@Injectable()
export class BillingEvents {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** Events after the one with an id, in the order of ids. */
  unsent(after: string, most: number): Promise<readonly BillingEvent[]> {
    return this.orm
      .select()
      .from(billingEvents)
      .where(and(ne(billingEvents.status, 'sent'), gt(billingEvents.id, after)))
      .orderBy(asc(billingEvents.id))
      .limit(most);
  }

  async one(id: string): Promise<BillingEvent | undefined> {
    const [found] = await this.orm.select().from(billingEvents).where(eq(billingEvents.id, id));
    return found;
  }

  /** Sends an event again, or notes that the billing system has it; undefined where there is none that waits. */
  async settle(id: string, status: 'waiting' | 'sent'): Promise<BillingEvent | undefined> {
    const at = new Date(this.now());
    const values =
      status === 'sent' ? { sentAt: at, nextAt: null } : { nextAt: at, unansweredSince: null, tries: 0, fault: null };
    const [settled] = await this.orm
      .update(billingEvents)
      .set({ status, ...values })
      .where(and(eq(billingEvents.id, id), ne(billingEvents.status, 'sent')))
      .returning();
    if (!settled) return undefined;
    const target = { kind: 'billing event', id };
    await recordAlone(this.orm, { action: 'billing.settle', of: { accountId: 'operator' }, target, after: { status } });
    return settled;
  }
}
