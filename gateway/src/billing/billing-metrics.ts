import { count, eq, sql } from 'drizzle-orm';
import type { Registry } from '@cuspal/telemetry/metrics';
import type { Orm } from '../database/connection.ts';
import { billingEvents } from '../database/schema.ts';
import { databaseGauge } from '../metrics/database-gauge.ts';
import { SETTLED_MS } from './closing.ts';

const HOUR_MS = 3_600_000;

/** Shows what waits for the billing system. */
export function showBilling(registry: Registry, orm: Orm, now: () => number): void {
  const lag = async (): Promise<number> => {
    const [row] = await orm
      .select({ hour: sql<string | null>`min(${billingEvents.hour})` })
      .from(billingEvents)
      .where(eq(billingEvents.status, 'waiting'));
    return row?.hour ? Math.max(0, (now() - Date.parse(row.hour) - HOUR_MS - SETTLED_MS) / 1_000) : 0;
  };
  const unsure = async (): Promise<number> => {
    const [row] = await orm.select({ events: count() }).from(billingEvents).where(eq(billingEvents.status, 'unsure'));
    return row?.events ?? 0;
  };
  databaseGauge(registry, {
    name: 'cuspal_billing_lag_seconds',
    help: 'For how long usage has waited that the billing system has not taken',
    read: lag,
  });
  databaseGauge(registry, {
    name: 'cuspal_billing_unsure',
    help: 'Events of usage that the billing system may have or not, which wait for the operator',
    read: unsure,
  });
}
