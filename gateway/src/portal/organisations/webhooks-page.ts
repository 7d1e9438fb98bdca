import {
  LONGEST_URL,
  MOST_ENDPOINTS,
  URL_EXAMPLE,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '../../webhook-endpoints/endpoint.ts';
import { WEBHOOK_EVENTS } from '../../webhooks/events.ts';
import type { Organisation } from '../../organisations/access.ts';
import { instantText } from '../../web/dates.ts';
import { errorLine, choiceField, postForm, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { linkTo, rich } from '../../web/rich.ts';
import { headedTable } from '../../web/table.ts';
import type { Frame } from '../frame.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { confirmed, doneNotice, portalPage, type DoneSentences } from '../shell.ts';
import { organisationAt, webhookFormAt, type WebhookForm } from './organisation-paths.ts';
import { say } from './webhooks.messages.ts';
import { copyField, secretPage } from '../secret-page.ts';

/** The last try that came to nothing. */
export interface WebhookFault {
  readonly form: WebhookForm;
  readonly error: string;
  readonly typed?: string;
  /** The events that were ticked. */
  readonly chosen?: readonly string[];
  /** The endpoint that it was about. */
  readonly row?: string;
}

export interface WebhooksPageOptions {
  readonly organisation: Organisation;
  readonly shown: readonly { readonly endpoint: WebhookEndpoint; readonly deliveries: readonly WebhookDelivery[] }[];
  readonly frame: Frame;
  readonly done: string | null;
  readonly fault?: WebhookFault | undefined;
}

const DONE: DoneSentences = {
  changed: say.changed,
  tested: say.tested,
  removed: say.removed,
  replayed: say.replayed,
};

/** The webhook endpoints of an organisation, with what was sent to them last. */
export function webhooksPage(options: WebhooksPageOptions): Page {
  const { organisation, shown, frame, done, fault } = options;
  const isFieldless = fault !== undefined && fault.form !== 'make' && fault.form !== 'change';
  return portalPage({
    title: say.webhooksOf({ name: organisation.name }),
    place: ORGANISATIONS,
    frame,
    sheet: PORTAL_SHEET,
    faulty: fault !== undefined,
    body: html`${doneNotice(DONE, done)} ${isFieldless && errorLine(fault.error)}
      <p class="soft">${rich(say.about(), { a: linkTo('/docs/webhooks') })}</p>
      ${shown.map((each) => endpointView(each, options))} ${makeView(options)}
      <p><a href="${organisationAt(organisation.id)}">${organisation.name}</a></p>`,
  });
}

function endpointView(
  { endpoint, deliveries }: WebhooksPageOptions['shown'][number],
  options: WebhooksPageOptions,
): Html {
  const { id, url, events, secretNumber } = endpoint;
  const press = (
    form: WebhookForm,
    label: string,
    more: { kind?: string; hidden?: Record<string, string> } = {},
  ): Html =>
    postForm(
      {
        action: webhookFormAt(options.organisation.id, form),
        csrf: options.frame.csrf,
        hidden: { webhook: id, ...more.hidden },
      },
      html`<button class="${more.kind ?? 'second'}" aria-label="${label}: ${url}">${label}</button>`,
    );
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}"><code>${url}</code></h2>
    <p>${stateText(endpoint)} ${say.events({ events: events.length === 0 ? say.all() : events.join(', ') })}</p>
    <div class="field">${changeForm(endpoint, options)}</div>
    <div class="field">${press('test', say.sendTest())}</div>
    ${confirmed(
      say.newSecretAsk(),
      html`<p>${say.rotateHint()}</p>
        ${press('rotate', say.makeSecret(), { hidden: { number: String(secretNumber + 1) } })}`,
    )}
    ${confirmed(
      say.removeAsk(),
      html`<p>${say.removeHint()}</p>
        ${press('remove', say.remove(), { kind: 'danger' })}`,
    )}
    ${deliveries.length === 0 ? html`<p class="soft small">${say.nothingSent()}</p>` : deliveriesTable(deliveries, endpoint, options)}
  </section>`;
}

function stateText({ disabledAt, failingSince }: WebhookEndpoint): Html {
  if (disabledAt) return html`<strong class="bad">${say.disabled({ at: instantText(disabledAt) })}</strong>`;
  return failingSince ? html`<strong class="bad">${say.failing({ at: instantText(failingSince) })}</strong>` : html``;
}

function changeForm({ id, url, events }: WebhookEndpoint, { organisation, frame, fault }: WebhooksPageOptions): Html {
  const mine = fault?.form === 'change' && fault.row === id ? fault : undefined;
  return postForm(
    { action: webhookFormAt(organisation.id, 'change'), csrf: frame.csrf, hidden: { webhook: id, chosen: 'events' } },
    html`${textField({
        name: 'url',
        id: `url-${id}`,
        label: say.address(),
        attributes: html` type="url" maxlength="${LONGEST_URL}" autocomplete="off"`,
        value: mine?.typed ?? url,
        ...(mine && { error: mine.error }),
      })}
      ${confirmed(say.chooseEvents(), eventsField(`events-${id}`, mine?.chosen ?? events))}
      <button class="second">${say.save()}</button>`,
  );
}

/** Which events an endpoint is sent; none that is ticked means all. */
const eventsField = (id: string, chosen: readonly string[]): Html =>
  choiceField({
    name: 'events',
    id,
    label: say.eventsLabel(),
    hint: say.eventsHint(),
    options: WEBHOOK_EVENTS.map((event) => ({ value: event, label: event })),
    chosen,
  });

const deliveriesTable = (
  deliveries: readonly WebhookDelivery[],
  endpoint: WebhookEndpoint,
  { organisation, frame }: WebhooksPageOptions,
): Html =>
  headedTable({
    looks: 'rows',
    heads: [say.event(), { roomy: say.when() }, say.state(), { unseen: say.actions() }],
    rows: deliveries.map(
      ({ id, type, createdAt, status, tries, answer }) =>
        html`<tr>
          <th scope="row">${type}</th>
          <td class="roomy">${instantText(createdAt)}</td>
          <td>${say.status({ status, tries })}${answer !== null && ` (${answer})`}</td>
          <td>
            ${
              endpoint.disabledAt === null &&
              postForm(
                {
                  action: webhookFormAt(organisation.id, 'replay'),
                  csrf: frame.csrf,
                  hidden: { webhook: endpoint.id, delivery: id },
                },
                html`<button class="plain" aria-label="${say.again()}: ${type}, ${instantText(createdAt)}">
                  ${say.again()}
                </button>`,
              )
            }
          </td>
        </tr> `,
    ),
  });

function makeView({ organisation, shown, frame, fault }: WebhooksPageOptions): Html {
  const mine = fault?.form === 'make' ? fault : undefined;
  if (shown.length >= MOST_ENDPOINTS && !mine) return html`<p>${say.most({ most: String(MOST_ENDPOINTS) })}</p>`;
  return html`<section class="card" aria-labelledby="new">
    <h2 id="new">${say.newEndpoint()}</h2>
    ${postForm(
      { action: webhookFormAt(organisation.id, 'make'), csrf: frame.csrf },
      html`${textField({
          name: 'url',
          id: 'new-url',
          label: say.address(),
          hint: say.addressHint({ example: URL_EXAMPLE }),
          attributes: html` type="url" maxlength="${LONGEST_URL}" autocomplete="off"`,
          ...(mine && { value: mine.typed ?? '', error: mine.error }),
        })}
        ${eventsField('new-events', mine?.chosen ?? [])} <button>${say.makeEndpoint()}</button>`,
    )}
  </section>`;
}

interface NewWebhookSecretPageOptions {
  readonly secret: string;
  readonly frame: Frame;
  /** Address of the page of the webhooks. */
  readonly back: string;
}

/** The one page that ever shows a secret of a webhook. */
export const newWebhookSecretPage = ({ secret, frame, back }: NewWebhookSecretPageOptions): Page =>
  secretPage({
    title: say.newSecret(),
    place: ORGANISATIONS,
    frame,
    copyNow: say.copyNow(),
    card: html`${copyField('secret', say.secret(), secret)}
      <p class="small soft">${say.secretHint()}</p>
      <p><a class="button" href="${back}">${say.copied()}</a></p>`,
  });
