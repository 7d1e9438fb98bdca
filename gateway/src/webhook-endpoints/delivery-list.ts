import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import { AccountError } from '../accounts/account-error.ts';
import { record } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { webhookDeliveries } from '../database/schema.ts';
import type { Actor } from '../organisations/actor.ts';
import { NothingThere } from '../organisations/errors.ts';
import type { WebhookDelivery } from './endpoint.ts';
import { recordOf, WebhookEndpoints, type EndpointOf } from './endpoints.ts';
import { say } from './faults.messages.ts';
import { DAY_MS } from '../core/calendar.ts';

const KEPT_MS = 30 * DAY_MS;
const ID = /^msg_[0-9a-f]{32}$/;

/** The delivery of an endpoint that is meant. */
export interface DeliveryOf extends EndpointOf {
  readonly deliveryId: string;
}

/** What was sent to endpoints, or is still to be, for thirty days. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly endpoints: WebhookEndpoints,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** The newest ones of an endpoint, older than one of them where that is given. */
  async list(actor: Actor, of: EndpointOf, most: number, before?: string): Promise<readonly WebhookDelivery[]> {
    const { id } = await this.endpoints.one(actor, of);
    const last = before === undefined ? undefined : await this.#one(this.orm, id, before);
    if (before !== undefined && !last) throw new NothingThere('delivery');
    return this.orm
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, id), last && isOlder(last)))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(most);
  }

  async one(actor: Actor, of: DeliveryOf): Promise<WebhookDelivery> {
    const { id } = await this.endpoints.one(actor, of);
    const found = await this.#one(this.orm, id, of.deliveryId);
    if (!found) throw new NothingThere('delivery');
    return found;
  }

  /** Sends a message again, with the id and the body that it had. One that still waits is sent at once. */
  async replay(actor: Actor, of: DeliveryOf): Promise<WebhookDelivery> {
    const endpoint = await this.endpoints.one(actor, of);
    if (endpoint.disabledAt) throw new AccountError(say.disabled());
    return this.orm.transaction(async (transaction) => {
      const known = await this.#one(transaction, endpoint.id, of.deliveryId);
      if (!known) throw new NothingThere('delivery');
      const [again] = await transaction
        .update(webhookDeliveries)
        .set({ status: 'waiting', tries: 0, nextAt: new Date(this.now()) })
        .where(eq(webhookDeliveries.id, known.id))
        .returning();
      if (!again) throw new NothingThere('delivery');
      await record(transaction, { ...recordOf('webhook.replay', endpoint), after: { delivery: known.id } });
      return again;
    });
  }

  async purge(): Promise<void> {
    await this.orm.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(this.now() - KEPT_MS)));
  }

  async #one(orm: Pick<Orm, 'select'>, endpointId: string, id: string): Promise<WebhookDelivery | undefined> {
    if (!ID.test(id)) return undefined;
    const [found] = await orm
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)));
    return found;
  }
}

const isOlder = ({ createdAt, id }: WebhookDelivery) =>
  or(
    lt(webhookDeliveries.createdAt, createdAt),
    and(eq(webhookDeliveries.createdAt, createdAt), lt(webhookDeliveries.id, id)),
  );
