import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Logger, Registry } from '@cuspal/telemetry';
import { RecurringWork } from '../core/recurring-work.ts';
import { record } from '../audit/record.ts';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { webhookDeliveries, webhookEndpoints } from '../database/schema.ts';
import type { GuardedPost, PostAnswer } from '../outgoing/guarded-post.ts';
import { REQUESTS_AT_ONCE } from '../outgoing/public-hosts.ts';
import { WebhookSecrets, signWebhook } from '../webhooks/signing.ts';
import type { WebhookDelivery, WebhookEndpoint } from './endpoint.ts';
import { recordOf } from './endpoints.ts';
import { claimDue, showWebhookLag } from './due.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses between the tries of a message, as Standard Webhooks proposes them: three days in all. */
export const PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];

/** From the first try of a message to its last. */
export const ALL_TRIES_MS = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);

const LONGEST_ASKED_MS = 24 * HOUR;

/**
 * The pause after so many tries that came to nothing, or undefined where that was the last one. `retryAfter`: seconds
 * that the other side asked for, which make a pause longer and never shorter.
 */
function pauseAfter(tries: number, retryAfter?: string): number | undefined {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return undefined;
  const asked = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * SECOND : 0;
  return Math.max(pause, Math.min(asked, LONGEST_ASKED_MS));
}

const LOOK_MS = 1_000;
const GONE = 410;

export interface WebhookSenderParts {
  readonly orm: Orm;
  readonly post: GuardedPost;
  readonly logger: Logger;
  readonly now: () => number;
  /** Pause between two looks. */
  readonly everyMs?: number;
}

/**
 * Sends messages to endpoints until they have them: each is claimed by one gateway, and tried again with growing pauses
 * for three days. It arrives at least once, always with the same webhook-id and body.
 */
export class WebhookSender {
  readonly #secrets: WebhookSecrets;
  readonly #looking: RecurringWork;

  constructor(private readonly parts: WebhookSenderParts) {
    this.#secrets = new WebhookSecrets(parts.orm);
    this.#looking = new RecurringWork(() => this.#look(), {
      everyMs: parts.everyMs ?? LOOK_MS,
      failed: (fault) => faultLog(parts.logger).error({ fault }, 'webhooks could not be sent'),
    });
  }

  /** Sends all that is due. Never rejects: what fails is tried again. */
  look(): Promise<void> {
    return this.#looking.run();
  }

  /** Shows how far it is behind. */
  show(registry: Registry): void {
    showWebhookLag(registry, this.parts.orm, this.parts.now);
  }

  close(): Promise<void> {
    return this.#looking.close();
  }

  async #look(): Promise<void> {
    const { orm, now } = this.parts;
    while (!this.#looking.isClosed) {
      const due = await claimDue(orm, REQUESTS_AT_ONCE, now());
      if (due.length === 0) return;
      const endpoints = await orm
        .select()
        .from(webhookEndpoints)
        .where(inArray(webhookEndpoints.id, [...new Set(due.map(({ endpointId }) => endpointId))]));
      await Promise.all(
        due.map(async (delivery) => {
          const endpoint = endpoints.find(({ id }) => id === delivery.endpointId);
          if (endpoint) await this.#send(endpoint, delivery);
        }),
      );
    }
  }

  async #send(endpoint: WebhookEndpoint, delivery: WebhookDelivery): Promise<void> {
    const answer = await this.#answered(endpoint, delivery);
    if (answer && answer.status >= 200 && answer.status < 300) await this.#arrived(endpoint, delivery, answer);
    else await this.#failed(endpoint, delivery, answer);
  }

  /** Undefined where no answer came. */
  async #answered(endpoint: WebhookEndpoint, { id, body }: WebhookDelivery): Promise<PostAnswer | undefined> {
    const seconds = Math.floor(this.parts.now() / 1_000);
    const secrets = await this.#secretsOf(endpoint);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Cuspal-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': secrets.map((secret) => signWebhook(secret, id, seconds, body)).join(' '),
    };
    try {
      return await this.parts.post(endpoint.url, { headers, body });
    } catch (fault) {
      // Neither the address nor the message goes into a log.
      this.parts.logger.debug({ endpoint: endpoint.id, fault }, 'a webhook got no answer');
      return undefined;
    }
  }

  /** The secret, and the one before while that holds. */
  #secretsOf({ id, secretNumber, earlierSecretUntil }: WebhookEndpoint): Promise<readonly string[]> {
    const isBoth = (earlierSecretUntil?.getTime() ?? 0) > this.parts.now();
    return Promise.all([secretNumber, ...(isBoth ? [secretNumber - 1] : [])].map((n) => this.#secrets.of(id, n)));
  }

  async #arrived({ id }: WebhookEndpoint, delivery: WebhookDelivery, { status }: PostAnswer): Promise<void> {
    const { orm } = this.parts;
    await orm
      .update(webhookDeliveries)
      .set({ status: 'delivered', nextAt: null, answer: status })
      .where(eq(webhookDeliveries.id, delivery.id));
    await orm
      .update(webhookEndpoints)
      .set({ failingSince: null })
      .where(and(eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.failingSince)));
  }

  async #failed(
    endpoint: WebhookEndpoint,
    { id, tries }: WebhookDelivery,
    answer: PostAnswer | undefined,
  ): Promise<void> {
    const { orm, now } = this.parts;
    const at = new Date(now());
    const pause = pauseAfter(tries, answer?.retryAfter);
    const isLast = pause === undefined || answer?.status === GONE;
    await orm.transaction(async (transaction) => {
      await transaction
        .update(webhookDeliveries)
        .set({
          answer: answer?.status ?? null,
          ...(isLast ? { status: 'failed', nextAt: null } : { nextAt: new Date(at.getTime() + pause) }),
        })
        .where(eq(webhookDeliveries.id, id));
      const [failing] = await transaction
        .update(webhookEndpoints)
        .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at.toISOString()}::timestamptz)` })
        .where(eq(webhookEndpoints.id, endpoint.id))
        .returning({ since: webhookEndpoints.failingSince });
      const isLong = isLast && (failing?.since?.getTime() ?? Infinity) <= at.getTime() - ALL_TRIES_MS;
      if (isLong || answer?.status === GONE) await disable(transaction, endpoint, at);
    });
  }
}

/** Ends an endpoint to which nothing has arrived for three days, or that says it is gone, with all that waits for it. */
async function disable(
  transaction: Pick<Orm, 'select' | 'insert' | 'update'>,
  endpoint: WebhookEndpoint,
  at: Date,
): Promise<void> {
  const disabled = await transaction
    .update(webhookEndpoints)
    .set({ disabledAt: at, tellAt: at })
    .where(and(eq(webhookEndpoints.id, endpoint.id), isNull(webhookEndpoints.disabledAt)))
    .returning({ id: webhookEndpoints.id });
  if (disabled.length === 0) return;
  await transaction
    .update(webhookDeliveries)
    .set({ status: 'failed', nextAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpoint.id), eq(webhookDeliveries.status, 'waiting')));
  await record(transaction, recordOf('webhook.disable', endpoint));
}
