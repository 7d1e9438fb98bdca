import type { Orm } from '../src/database/connection.ts';
import type { Access } from '../src/organisations/access.ts';
import { WebhookPages } from '../src/portal/organisations/webhook-pages.ts';
import { WebhooksController } from '../src/portal/organisations/webhooks.controller.ts';
import { WebhookDeliveries } from '../src/webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../src/webhook-endpoints/endpoints.ts';

/** Webhooks as the developer page has them. */
export function portalWebhooks(orm: Orm, access: Access, now: () => number) {
  const endpoints = new WebhookEndpoints(orm, access, now);
  const deliveries = new WebhookDeliveries(orm, endpoints, now);
  return {
    endpoints,
    deliveries,
    controller: WebhooksController,
    providers: [
      { provide: WebhookEndpoints, useValue: endpoints },
      { provide: WebhookDeliveries, useValue: deliveries },
      WebhookPages,
    ],
  };
}
