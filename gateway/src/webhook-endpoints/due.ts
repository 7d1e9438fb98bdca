import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Registry } from '@cuspal/telemetry/metrics';
import type { Orm } from '../database/connection.ts';
import { webhookDeliveries, webhookEndpoints } from '../database/schema.ts';
import { databaseGauge } from '../metrics/database-gauge.ts';
import type { WebhookDelivery } from './endpoint.ts';

/** A message whose gateway has ended while it was sent is tried again after this. */
const CLAIM_MS = 60_000;
/** Messages of one endpoint that are under way at a time. */
const MOST_OF_ENDPOINT = 2;
/** Messages among which the next ones are chosen. */
const MOST_LOOKED_AT = 1_000;

/**
 * Claims messages that are due, for one gateway. Endpoints that answer come before those that fail, so that these keep
 * none of the others waiting.
 */
export function claimDue(orm: Orm, most: number, now: number): Promise<WebhookDelivery[]> {
  const at = new Date(now);
  const isDue = lte(webhookDeliveries.nextAt, at);
  const waiting = orm
    .select({
      id: webhookDeliveries.id,
      nextAt: webhookDeliveries.nextAt,
      failingSince: webhookEndpoints.failingSince,
      place:
        sql<number>`row_number() over (partition by ${webhookDeliveries.endpointId} order by ${webhookDeliveries.nextAt}, ${webhookDeliveries.id})`.as(
          'place',
        ),
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(isDue, isNull(webhookEndpoints.disabledAt)))
    .orderBy(asc(webhookDeliveries.nextAt))
    .limit(MOST_LOOKED_AT)
    .as('waiting');
  const chosen = orm
    .select({ id: waiting.id })
    .from(waiting)
    .where(lte(waiting.place, MOST_OF_ENDPOINT))
    .orderBy(sql`${waiting.failingSince} nulls first`, asc(waiting.nextAt))
    .limit(most);
  return (
    orm
      .update(webhookDeliveries)
      .set({ tries: sql`${webhookDeliveries.tries} + 1`, triedAt: at, nextAt: new Date(now + CLAIM_MS) })
      // Where two gateways choose the same, the second one finds it not due any more.
      .where(and(inArray(webhookDeliveries.id, chosen), isDue))
      .returning()
  );
}

/** Shows for how long the oldest message has been due. */
export function showWebhookLag(registry: Registry, orm: Orm, now: () => number): void {
  const lag = async (): Promise<number> => {
    const at = now();
    const [row] = await orm
      .select({ first: sql<string | null>`min(${webhookDeliveries.nextAt})` })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(lte(webhookDeliveries.nextAt, new Date(at)), isNull(webhookEndpoints.disabledAt)));
    return row?.first ? Math.max(0, (at - Date.parse(row.first)) / 1_000) : 0;
  };
  databaseGauge(registry, {
    name: 'cuspal_webhook_lag_seconds',
    help: 'For how long the oldest message to a webhook endpoint has been due',
    read: lag,
  });
}
