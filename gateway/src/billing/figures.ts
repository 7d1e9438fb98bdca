import { count, eq, sql } from 'drizzle-orm';
import { Gauge, type Registry } from '@cuspal/telemetry/metrics';
import type { Orm } from '../database/connection.ts';
import { billingEvents } from '../database/schema.ts';
import { SETTLED_MS } from './closing.ts';

const HOUR_MS = 3_600_000;

/** Shows what waits for the billing system; a database that does not answer leaves it empty. */
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
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.reset();
        await read().then(
          (found) => this.set(found),
          () => {},
        );
      },
    });
  gauge('cuspal_billing_lag_seconds', 'For how long usage has waited that the billing system has not taken', lag);
  gauge(
    'cuspal_billing_unsure',
    'Events of usage that the billing system may have or not, which wait for the operator',
    unsure,
  );
}
