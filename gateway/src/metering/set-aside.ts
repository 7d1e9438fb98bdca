import { Inject, Injectable } from '@nestjs/common';
import type { Registry } from '@cuspal/telemetry/metrics';
import { asc, count, eq } from 'drizzle-orm';
import type { GatewayConfig } from '../config/config.ts';
import { USUAL_RETENTION } from '../config/retention-variables.ts';
import { CONFIG } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { refusalOf } from '../database/outage.ts';
import { setAsideUsage } from '../database/schema.ts';
import { databaseGauge } from '../metrics/database-gauge.ts';
import { writing, type UsageWriter } from './usage-writers.ts';

/** An entry that the database refused. */
export type SetAsideEntry = typeof setAsideUsage.$inferSelect;

/** Usage that the database refuses whatever is sent with it, kept until the operator has looked at it. */
@Injectable()
export class SetAside {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'retention'> = { retention: USUAL_RETENTION },
  ) {}

  async keep(id: string, kind: UsageWriter, accountId: string, batch: object, fault: unknown): Promise<void> {
    await this.orm
      .insert(setAsideUsage)
      .values({ id, kind, accountId, batch, fault: refusalOf(fault) })
      .onConflictDoNothing();
  }

  list(): Promise<readonly SetAsideEntry[]> {
    return this.orm.select().from(setAsideUsage).orderBy(asc(setAsideUsage.at), asc(setAsideUsage.id));
  }

  /** Writes an entry after all; false where there is none of that id. Rejects when it is refused again. */
  retry(id: string): Promise<boolean> {
    return this.orm.transaction(async (transaction) => {
      const [entry] = await transaction.delete(setAsideUsage).where(eq(setAsideUsage.id, id)).returning();
      if (!entry) return false;
      const { calls } = this.config.retention;
      await transaction.execute(writing(entry.kind, entry.id, JSON.stringify(entry.batch), calls));
      return true;
    });
  }

  /** Forgets an entry; false where there is none of that id. */
  async drop(id: string): Promise<boolean> {
    const dropped = await this.orm.delete(setAsideUsage).where(eq(setAsideUsage.id, id)).returning();
    return dropped.length > 0;
  }

  /** Shows how many there are as a gauge. */
  show(registry: Registry): void {
    databaseGauge(registry, {
      name: 'cuspal_usage_set_aside',
      help: 'Entries of usage that the database refuses, which wait for the operator',
      read: async () => {
        const [row] = await this.orm.select({ entries: count() }).from(setAsideUsage);
        return row?.entries ?? 0;
      },
    });
  }
}
