import { z } from 'zod';
import { eventsOf, type WebhookDelivery, type WebhookEndpoint, LONGEST_URL } from '../webhook-endpoints/endpoint.ts';
import type { EndpointOf } from '../webhook-endpoints/endpoints.ts';
import { WEBHOOK_EVENTS } from '../webhooks/events.ts';
import { ManagementFieldError } from './errors.ts';
import { newId } from './new-id.ts';
import { operation, type Operation } from './operation.ts';
import { pageOf, readAhead } from './pages.ts';
import { listOf, nothing, pageInput } from './shapes.ts';

const instant = z.iso.datetime();
const events = z.array(z.enum(WEBHOOK_EVENTS));

const webhookInput = z.strictObject({
  url: z.string().min(1).max(LONGEST_URL).describe('An https address on its standard port, of a public host.'),
  events: events.optional().describe('Events that it is told of; none: all.'),
});
const secretInput = z.strictObject({
  number: z
    .int()
    .min(1)
    .describe('Number of the secret that it is to have: one more than secretNumber makes another one.'),
});
const replayInput = z.strictObject({ status: z.literal('waiting') });

const webhookShape = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    events,
    createdAt: instant,
    secretNumber: z.int().min(1).describe('Number of its secret.'),
    earlierSecretUntil: instant.nullable().describe('Until when the secret before signs as well.'),
    failingSince: instant.nullable().describe('Since when nothing has arrived.'),
    disabledAt: instant.nullable().describe('When it was disabled; PUT turns it on again.'),
  })
  .meta({ id: 'Webhook' });
const secretShape = z.strictObject({
  secret: z.string().describe('The secret, whsec_ and base64. It is shown in this answer alone.'),
});
const deliveryShape = z
  .strictObject({
    id: z.string().describe('The webhook-id that it is sent with.'),
    type: z.string(),
    createdAt: instant,
    status: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.int().nonnegative(),
    nextAt: instant.nullable().describe('When it is tried next.'),
    triedAt: instant.nullable(),
    answer: z.int().nullable().describe('HTTP status of the last answer; null: there was none.'),
    body: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });

const AT = '/organisations/{organisation}/webhooks';
const ONE = `${AT}/{webhook}`;
const DELIVERIES = `${ONE}/deliveries`;

const endpointIn = (ids: Readonly<Record<string, string>>): EndpointOf => ({
  organisationId: ids['organisation'] ?? '',
  endpointId: ids['webhook'] ?? '',
});

/** Webhooks of an organisation, for its owners. */
export const WEBHOOK_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'listWebhooks',
    method: 'GET',
    path: AT,
    reach: 'webhooks.manage',
    summary: 'Webhook endpoints of an organisation',
    input: pageInput,
    output: listOf(webhookShape),
    async run({ webhookEndpoints }, { actor, ids, input }) {
      const { items, next } = pageOf(await webhookEndpoints.list(actor, ids['organisation'] ?? ''), input);
      return { body: { items: items.map(printed), next } };
    },
  }),
  operation({
    name: 'getWebhook',
    method: 'GET',
    path: ONE,
    reach: 'webhooks.manage',
    summary: 'One webhook endpoint',
    input: nothing,
    output: webhookShape,
    run: async ({ webhookEndpoints }, { actor, ids }) => ({
      body: printed(await webhookEndpoints.one(actor, endpointIn(ids))),
    }),
  }),
  operation({
    name: 'putWebhook',
    method: 'PUT',
    path: ONE,
    reach: 'webhooks.manage',
    summary: 'Makes a webhook endpoint under an id of the caller, or changes it and turns it on again',
    input: webhookInput,
    output: webhookShape,
    once: secretShape,
    async run({ webhookEndpoints }, { actor, ids, input: { url, events: named = [] } }) {
      const of = endpointIn(ids);
      const wish = { url, events: named };
      const known = (await webhookEndpoints.list(actor, of.organisationId)).find(({ id }) => id === of.endpointId);
      if (known) return { body: printed(await webhookEndpoints.change(actor, of, wish)) };
      const id = newId('webhook', of.endpointId);
      const { endpoint, secret } = await webhookEndpoints.make(actor, of.organisationId, { id, ...wish });
      return { made: true, body: printed(endpoint), once: { secret } };
    },
  }),
  operation({
    name: 'deleteWebhook',
    method: 'DELETE',
    path: ONE,
    reach: 'webhooks.manage',
    summary: 'Removes a webhook endpoint with its deliveries',
    input: nothing,
    async run({ webhookEndpoints }, { actor, ids }) {
      await webhookEndpoints.remove(actor, endpointIn(ids));
      return { body: undefined };
    },
  }),
  operation({
    name: 'putWebhookSecret',
    method: 'PUT',
    path: `${ONE}/secret`,
    reach: 'webhooks.manage',
    summary: 'Gives a webhook endpoint another secret; the one before signs as well for 24 hours',
    input: secretInput,
    output: webhookShape,
    once: secretShape,
    async run({ webhookEndpoints }, { actor, ids, input }) {
      const { endpoint, secret } = await webhookEndpoints.rotate(actor, endpointIn(ids), input.number);
      return { body: printed(endpoint), made: secret !== undefined, ...(secret !== undefined && { once: { secret } }) };
    },
  }),
  operation({
    name: 'listWebhookDeliveries',
    method: 'GET',
    path: DELIVERIES,
    reach: 'webhooks.manage',
    summary: 'What was sent to a webhook endpoint in the last 30 days, the newest first',
    input: pageInput,
    output: listOf(deliveryShape),
    async run({ webhookDeliveries }, { actor, ids, input }) {
      const most = readAhead(input);
      const read = await webhookDeliveries.list(actor, endpointIn(ids), most, cursorIn(input.cursor));
      const items = read.slice(0, most - 1);
      const next = read.length > items.length ? (items.at(-1)?.id ?? null) : null;
      return { body: { items: items.map(printedDelivery), next } };
    },
  }),
  operation({
    name: 'getWebhookDelivery',
    method: 'GET',
    path: `${DELIVERIES}/{delivery}`,
    reach: 'webhooks.manage',
    summary: 'One delivery',
    input: nothing,
    output: deliveryShape,
    run: async ({ webhookDeliveries }, { actor, ids }) => ({
      body: printedDelivery(
        await webhookDeliveries.one(actor, { ...endpointIn(ids), deliveryId: ids['delivery'] ?? '' }),
      ),
    }),
  }),
  operation({
    name: 'putWebhookDelivery',
    method: 'PUT',
    path: `${DELIVERIES}/{delivery}`,
    reach: 'webhooks.manage',
    summary: 'Sends a delivery again, with the id and the body that it had',
    input: replayInput,
    output: deliveryShape,
    run: async ({ webhookDeliveries }, { actor, ids }) => ({
      body: printedDelivery(
        await webhookDeliveries.replay(actor, { ...endpointIn(ids), deliveryId: ids['delivery'] ?? '' }),
      ),
    }),
  }),
];

function cursorIn(cursor: string | undefined): string | undefined {
  if (cursor === undefined || /^msg_[0-9a-f]{32}$/.test(cursor)) return cursor;
  throw new ManagementFieldError('cursor', 'The cursor is none of this list. Send the `next` of the page before.');
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const printed = (endpoint: WebhookEndpoint): z.infer<typeof webhookShape> => ({
  id: endpoint.id,
  url: endpoint.url,
  events: eventsOf(endpoint.events),
  createdAt: endpoint.createdAt.toISOString(),
  secretNumber: endpoint.secretNumber,
  earlierSecretUntil: textOf(endpoint.earlierSecretUntil),
  failingSince: textOf(endpoint.failingSince),
  disabledAt: textOf(endpoint.disabledAt),
});

const printedDelivery = (delivery: WebhookDelivery): z.infer<typeof deliveryShape> => ({
  id: delivery.id,
  type: delivery.type,
  createdAt: delivery.createdAt.toISOString(),
  status: delivery.status,
  tries: delivery.tries,
  nextAt: textOf(delivery.nextAt),
  triedAt: textOf(delivery.triedAt),
  answer: delivery.answer,
  body: delivery.body,
});
