import { Injectable } from '@nestjs/common';
import { Access } from '../../organisations/access.ts';
import { personOf } from '../../organisations/actor.ts';
import { NothingThere } from '../../organisations/errors.ts';
import { WebhookDeliveries } from '../../webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../../webhook-endpoints/endpoints.ts';
import { redirect, type Page } from '../../web/page.ts';
import type { SignedIn } from '../request.ts';
import type { Posted } from './organisation-actions.ts';
import { newWebhookSecretPage, webhooksPage, type WebhookFault } from './webhooks-page.ts';
import { orRefusal } from './or-refusal.ts';
import { webhooksAt, type WebhookForm } from './organisation-paths.ts';

/** Deliveries of an endpoint that are shown. */
const SHOWN = 10;

type Actor = ReturnType<typeof personOf>;
type Tried = Pick<WebhookFault, 'form' | 'typed' | 'chosen' | 'row'> & { readonly form: WebhookForm };

/** Shows and takes what owners set of webhooks. Who may do that is asked by what they call. */
@Injectable()
export class WebhookPages {
  constructor(
    private readonly access: Access,
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
  ) {}

  show(who: SignedIn, id: string): Promise<Page> {
    return orRefusal(id, () => this.#page(who, id));
  }

  /** The answer itself shows the secret, and no other: a form that is sent again finds the address taken. */
  make(posted: Posted): Promise<Page> {
    const { form, who, id } = posted;
    const url = form.get('url') ?? '';
    const events = form.getAll('events');
    return this.#taking(posted, { form: 'make', typed: url, chosen: events }, async (actor) => {
      const { secret } = await this.endpoints.make(actor, id, { url, events });
      return newWebhookSecretPage({ secret, frame: who.frame, back: webhooksAt(id) });
    });
  }

  change(posted: Posted): Promise<Page> {
    const { form } = posted;
    const url = form.get('url') ?? '';
    // A form without the choice, as the release before has it, changes the address alone.
    const chosen = form.has('chosen') ? form.getAll('events') : undefined;
    return this.#taking(posted, { form: 'change', typed: url, ...(chosen && { chosen }) }, async (actor, of) => {
      const events = chosen ?? (await this.endpoints.one(actor, of)).events;
      await this.endpoints.change(actor, of, { url, events });
      return done(posted.id, 'changed');
    });
  }

  /** The number that the form names keeps a form that is sent again from making another secret. */
  rotate(posted: Posted): Promise<Page> {
    const { form, who, id } = posted;
    return this.#taking(posted, { form: 'rotate' }, async (actor, of) => {
      const { secret } = await this.endpoints.rotate(actor, of, Number(form.get('number') ?? ''));
      if (secret === undefined) return redirect(webhooksAt(id));
      return newWebhookSecretPage({ secret, frame: who.frame, back: webhooksAt(id) });
    });
  }

  test(posted: Posted): Promise<Page> {
    return this.#taking(posted, { form: 'test' }, async (actor, of) => {
      await this.endpoints.test(actor, of);
      return done(posted.id, 'tested');
    });
  }

  remove(posted: Posted): Promise<Page> {
    return this.#taking(posted, { form: 'remove' }, async (actor, of) => {
      if (!(await this.endpoints.remove(actor, of))) throw new NothingThere('webhook');
      return done(posted.id, 'removed');
    });
  }

  replay(posted: Posted): Promise<Page> {
    return this.#taking(posted, { form: 'replay' }, async (actor, of) => {
      await this.deliveries.replay(actor, { ...of, deliveryId: posted.form.get('delivery') ?? '' });
      return done(posted.id, 'replayed');
    });
  }

  #taking(
    { who, id, form }: Posted,
    tried: Tried,
    act: (actor: Actor, of: { readonly organisationId: string; readonly endpointId: string }) => Promise<Page>,
  ): Promise<Page> {
    const endpointId = form.get('webhook') ?? '';
    return orRefusal(
      id,
      () => act(personOf(who.person), { organisationId: id, endpointId }),
      ({ message }) => this.#page(who, id, { ...tried, row: endpointId, error: message }),
    );
  }

  async #page({ person, frame, visit }: SignedIn, id: string, fault?: WebhookFault): Promise<Page> {
    const actor = personOf(person);
    const organisation = await this.access.organisation(actor, id, 'webhooks.manage');
    const endpoints = await this.endpoints.list(actor, id);
    const shown = await Promise.all(
      endpoints.map(async (endpoint) => ({
        endpoint,
        deliveries: await this.deliveries.list(actor, { organisationId: id, endpointId: endpoint.id }, SHOWN),
      })),
    );
    return webhooksPage({ organisation, shown, frame, done: fault ? null : visit.query.get('done'), fault });
  }
}

const done = (id: string, what: string): Page => redirect(`${webhooksAt(id)}?done=${what}`);
