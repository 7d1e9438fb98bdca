import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq } from 'drizzle-orm';
import type { AuditAction } from '../audit/actions.ts';
import { record, type Recorded } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { webhookDeliveries, webhookEndpoints } from '../database/schema.ts';
import { Access, isId } from '../organisations/access.ts';
import type { Actor } from '../organisations/actor.ts';
import { NothingThere } from '../organisations/errors.ts';
import { deliveryTo } from '../webhooks/announce.ts';
import { WebhookSecrets } from '../webhooks/signing.ts';
import {
  EARLIER_SECRET_MS,
  eventsOf,
  MOST_ENDPOINTS,
  urlOf,
  WebhookFieldError,
  type WebhookEndpoint,
} from './endpoint.ts';
import { say } from './faults.messages.ts';

export interface WebhookWish {
  readonly url: string;
  /** None: all. */
  readonly events: readonly string[];
}

/** The endpoint of an organisation that is meant. */
export interface EndpointOf {
  readonly organisationId: string;
  readonly endpointId: string;
}

type Transaction = Pick<Orm, 'select' | 'insert' | 'update' | 'delete'>;

/** Endpoints of organisations, which their owners set up. */
@Injectable()
export class WebhookEndpoints {
  readonly #secrets: WebhookSecrets;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#secrets = new WebhookSecrets(orm);
  }

  /** In the order in which they were made. */
  async list(actor: Actor, organisationId: string): Promise<readonly WebhookEndpoint[]> {
    await this.access.organisation(actor, organisationId, 'webhooks.manage');
    return this.#of(this.orm, organisationId);
  }

  async one(actor: Actor, { organisationId, endpointId }: EndpointOf): Promise<WebhookEndpoint> {
    const found = (await this.list(actor, organisationId)).find(({ id }) => id === endpointId);
    if (!found) throw new NothingThere('webhook');
    return found;
  }

  /** Makes an endpoint, whose secret is told this once. */
  async make(
    actor: Actor,
    organisationId: string,
    { id = randomUUID(), ...wish }: WebhookWish & { readonly id?: string },
  ): Promise<{ readonly endpoint: WebhookEndpoint; readonly secret: string }> {
    const values = { id, organisationId, url: urlOf(wish.url), events: eventsOf(wish.events) };
    await this.access.organisation(actor, organisationId, 'webhooks.manage');
    const secret = await this.#secrets.of(id, 1);
    return this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: 'webhooks.manage' });
      const held = await this.#of(transaction, organisationId);
      if (held.length >= MOST_ENDPOINTS) {
        throw new WebhookFieldError('endpoint', say.most({ most: MOST_ENDPOINTS }));
      }
      if (held.some(({ url }) => url === values.url)) {
        throw new WebhookFieldError('url', say.taken());
      }
      const [endpoint] = await transaction
        .insert(webhookEndpoints)
        .values({ ...values, createdAt: new Date(this.now()) })
        .onConflictDoNothing()
        .returning();
      if (!endpoint) throw new NothingThere('webhook');
      await record(transaction, { ...recordOf('webhook.make', endpoint), after: factsOf(endpoint) });
      return { endpoint, secret };
    });
  }

  /** Changes address and events; an endpoint that was disabled goes on with what is new. */
  change(actor: Actor, of: EndpointOf, wish: WebhookWish): Promise<WebhookEndpoint> {
    const values = { url: urlOf(wish.url), events: eventsOf(wish.events) };
    return this.#changed(actor, of, 'webhook.change', async (transaction, known) => {
      const twin = (await this.#of(transaction, of.organisationId)).find(({ url }) => url === values.url);
      if (twin && twin.id !== known.id) {
        throw new WebhookFieldError('url', say.taken());
      }
      return { ...values, disabledAt: null, failingSince: null, tellAt: null };
    });
  }

  /**
   * Gives an endpoint its secret of a number, one more than it has; the one before signs beside it for a day. A number
   * that it has already changes nothing, and undefined stands for its secret.
   */
  async rotate(
    actor: Actor,
    of: EndpointOf,
    number?: number,
  ): Promise<{ readonly endpoint: WebhookEndpoint; readonly secret?: string }> {
    const known = await this.one(actor, of);
    const next = number ?? known.secretNumber + 1;
    if (next === known.secretNumber) return { endpoint: known };
    if (next !== known.secretNumber + 1) {
      throw new WebhookFieldError(
        'secretNumber',
        say.otherNumber({ has: String(known.secretNumber), next: String(known.secretNumber + 1) }),
      );
    }
    const secret = await this.#secrets.of(known.id, next);
    const earlierSecretUntil = new Date(this.now() + EARLIER_SECRET_MS);
    const endpoint = await this.#changed(actor, of, 'webhook.rotate', async (_transaction, { secretNumber }) => {
      if (secretNumber !== known.secretNumber) {
        throw new WebhookFieldError('secretNumber', say.changed());
      }
      return { secretNumber: next, earlierSecretUntil };
    });
    return { endpoint, secret };
  }

  /** Removes an endpoint with its deliveries; false where there is none. */
  async remove(actor: Actor, { organisationId, endpointId }: EndpointOf): Promise<boolean> {
    return this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: 'webhooks.manage' });
      const known = await this.#one(transaction, { organisationId, endpointId });
      if (!known) return false;
      await transaction.delete(webhookEndpoints).where(eq(webhookEndpoints.id, known.id));
      await record(transaction, { ...recordOf('webhook.remove', known), before: factsOf(known) });
      return true;
    });
  }

  /** Sends a message that tells of nothing, so that the owner sees how one arrives. */
  async test(actor: Actor, of: EndpointOf): Promise<void> {
    const { id, organisationId } = await this.one(actor, of);
    const message = { organisationId, type: 'webhook.test', data: { webhook: id } } as const;
    await this.orm.transaction(async (transaction) => {
      await transaction.insert(webhookDeliveries).values(deliveryTo(id, message, new Date(this.now())));
      await record(transaction, recordOf('webhook.test', { id, organisationId }));
    });
  }

  #changed(
    actor: Actor,
    of: EndpointOf,
    action: AuditAction,
    values: (transaction: Transaction, known: WebhookEndpoint) => Promise<Partial<WebhookEndpoint>>,
  ): Promise<WebhookEndpoint> {
    return this.orm.transaction(async (transaction) => {
      const { organisationId } = of;
      await this.access.locked(transaction, { actor, organisationId, action: 'webhooks.manage' });
      const known = await this.#one(transaction, of);
      if (!known) throw new NothingThere('webhook');
      const [changed] = await transaction
        .update(webhookEndpoints)
        .set(await values(transaction, known))
        .where(eq(webhookEndpoints.id, known.id))
        .returning();
      if (!changed) throw new NothingThere('webhook');
      await record(transaction, { ...recordOf(action, known), before: factsOf(known), after: factsOf(changed) });
      return changed;
    });
  }

  #of(orm: Pick<Orm, 'select'>, organisationId: string): Promise<WebhookEndpoint[]> {
    return orm
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.organisationId, organisationId))
      .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  }

  async #one(
    transaction: Transaction,
    { organisationId, endpointId }: EndpointOf,
  ): Promise<WebhookEndpoint | undefined> {
    if (!isId(endpointId)) return undefined;
    const [found] = await transaction
      .select()
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.organisationId, organisationId)))
      .for('update');
    return found;
  }
}

/** An entry about an endpoint. */
export const recordOf = (
  action: AuditAction,
  { id, organisationId }: Pick<WebhookEndpoint, 'id' | 'organisationId'>,
): Recorded => ({ action, of: { organisationId }, target: { kind: 'webhook', id } });

/** The log keeps the host alone: the rest of an address can be a secret. */
const factsOf = ({ url, events, secretNumber, disabledAt }: WebhookEndpoint) => ({
  host: new URL(url).host,
  events,
  secretNumber,
  disabled: disabledAt !== null,
});
