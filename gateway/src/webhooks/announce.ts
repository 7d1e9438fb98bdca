import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { webhookDeliveries, webhookEndpoints } from '../database/schema.ts';
import type { WebhookEvent } from './events.ts';

/** Something that happened in an organisation: ids, roles and numbers, never a secret, an address or a result. */
export interface Announcement {
  readonly organisationId: string;
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, string | number | null>>;
}

/**
 * Writes the messages for the endpoints that want them, in the transaction that makes the change: either both are there
 * or none. They are sent afterwards.
 */
export async function announce(
  transaction: Pick<Orm, 'select' | 'insert'>,
  { organisationId, type, data }: Announcement,
  now = new Date(),
): Promise<void> {
  const { id, events } = webhookEndpoints;
  const endpoints = await transaction
    .select({ id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.organisationId, organisationId),
        isNull(webhookEndpoints.disabledAt),
        or(eq(events, []), arrayContains(events, [type])),
      ),
    );
  if (endpoints.length === 0) return;
  await transaction
    .insert(webhookDeliveries)
    .values(endpoints.map((endpoint) => deliveryTo(endpoint.id, { organisationId, type, data }, now)));
}

/** A message for one endpoint, as it is kept. */
export const deliveryTo = (endpointId: string, { organisationId, type, data }: Announcement, now: Date) => ({
  id: `msg_${randomUUID().replaceAll('-', '')}`,
  endpointId,
  type,
  body: JSON.stringify({ type, timestamp: now.toISOString(), data: { organisation: organisationId, ...data } }),
  createdAt: now,
  nextAt: now,
});
