import type { InferSelectModel } from 'drizzle-orm';
import { FieldError } from '../accounts/account-error.ts';
import type { webhookDeliveries, webhookEndpoints } from '../database/schema.ts';
import { isPublicHttps } from '../outgoing/public-hosts.ts';
import { isWebhookEvent, WEBHOOK_EVENTS, type WebhookEvent } from '../webhooks/events.ts';
import { say } from './faults.messages.ts';

/** Endpoints that an organisation can have. */
export const MOST_ENDPOINTS = 5;
/** For how long the secret before goes on beside a new one. */
export const EARLIER_SECRET_MS = 24 * 3_600_000;

export const LONGEST_URL = 500;
/** How an address is written. */
export const URL_EXAMPLE = 'https://example.com/cuspal';

export type WebhookEndpoint = InferSelectModel<typeof webhookEndpoints>;
export type WebhookDelivery = InferSelectModel<typeof webhookDeliveries>;

/** A value of an endpoint that cannot be taken; `field` names it. */
export class WebhookFieldError extends FieldError {
  override readonly name = 'WebhookFieldError';
  constructor(
    override readonly field: 'url' | 'events' | 'endpoint' | 'secretNumber',
    message: string,
  ) {
    super(field, message);
  }
}

/** An address that messages can go to. Whether its host has public addresses alone is asked each time one goes. */
export function urlOf(typed: string): string {
  const text = typed.trim();
  if (text.length > LONGEST_URL) {
    throw new WebhookFieldError('url', say.tooLong({ length: String(text.length), most: LONGEST_URL }));
  }
  if (isPublicHttps(text)) return new URL(text).href;
  throw new WebhookFieldError('url', say.notPublic({ example: URL_EXAMPLE }));
}

/** Kinds of events, each once; none: all. */
export function eventsOf(named: readonly string[]): WebhookEvent[] {
  const unknown = named.find((each) => !isWebhookEvent(each));
  if (unknown !== undefined) {
    throw new WebhookFieldError(
      'events',
      say.noEvent({ named: JSON.stringify(unknown.slice(0, 40)), known: WEBHOOK_EVENTS.join(', ') }),
    );
  }
  return WEBHOOK_EVENTS.filter((event) => named.includes(event));
}
