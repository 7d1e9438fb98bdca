import { CLIENT_METHODS } from '../../database/schema.ts';
import { LONGEST_CLIENT_NAME, MOST_CLIENTS, type ProjectClient } from '../../project-clients/client.ts';
import { areaField, postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { HOME } from '../../web/portal-paths.ts';
import { linkTo, rich } from '../../web/rich.ts';
import { inProject, type Frame } from '../frame.ts';
import { keyLives } from '../key-lives.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { confirmed, notice, portalPage } from '../shell.ts';
import { clientAt, CLIENTS, REMOVE_CLIENT } from './client-paths.ts';
import { keysAddressField, METHODS, proofField, useView } from './client-view.ts';
import { say } from './clients.messages.ts';
import { copyField, secretPage } from '../secret-page.ts';

/** Fields that a fault of a client is said at. */
export type ClientField = 'name' | 'jwks' | 'jwksUri';

/** The last try to make a client that came to nothing. */
export interface ClientFault {
  readonly error: string;
  /** The field at fault; the name where none is. */
  readonly field: ClientField;
  readonly typed: Readonly<Record<'name' | 'method' | 'jwks' | 'jwksUri' | 'dpop' | 'life', string>>;
}

export interface ClientsPageOptions {
  readonly clients: readonly ProjectClient[];
  readonly hasEnded: (client: ProjectClient) => boolean;
  readonly frame: Frame;
  readonly done: string | null;
  readonly fault?: ClientFault | undefined;
}

/** The clients of a project, which get tokens for themselves. */
export function clientsPage(options: ClientsPageOptions): Page {
  const { clients, frame, done, fault } = options;
  return portalPage({
    title: say.title(),
    place: HOME,
    frame,
    sheet: PORTAL_SHEET,
    faulty: fault !== undefined,
    body: html`${done === 'removed' && notice(say.removed())}
      <p class="soft">${rich(say.about(), { a: linkTo('/docs/client-credentials') })}</p>
      <section class="card" aria-labelledby="clients">
        <h2 id="clients">${say.clients()}</h2>
        <p class="soft small">${say.count({ count: clients.length, most: MOST_CLIENTS })}</p>
        ${
          clients.length > 0 &&
          html`<ul class="items">
            ${clients.map((client) => clientItem(client, options))}
          </ul>`
        }
      </section>
      ${clients.length < MOST_CLIENTS || fault ? newClientView(options) : html`<p>${say.removeFirst()}</p>`}
      <p><a href="${frame.home}">${say.back()}</a></p>`,
  });
}

function clientItem(client: ProjectClient, { frame, hasEnded }: ClientsPageOptions): Html {
  const { id, name } = client;
  return html`<li>
    <h3>${name}</h3>
    <p class="small"><code class="id">${id}</code></p>
    ${useView(client, hasEnded(client))}
    <p><a href="${clientAt(frame, id)}">${say.change({ name })}</a></p>
    ${confirmed(
      say.remove({ name }),
      postForm(
        { action: inProject(frame, REMOVE_CLIENT), csrf: frame.csrf, hidden: { client: id } },
        html`<p>${say.removeHint()}</p>
          <button class="danger">${say.removeNow({ name })}</button>`,
      ),
    )}
  </li> `;
}

function newClientView({ frame, fault }: ClientsPageOptions): Html {
  const typed = fault?.typed;
  const errorOf = (field: ClientFault['field']) => (fault?.field === field ? { error: fault.error } : {});
  return html`<section class="card" aria-labelledby="new">
    <h2 id="new">${say.newClient()}</h2>
    ${postForm(
      { action: inProject(frame, CLIENTS), csrf: frame.csrf },
      html`${textField({
          name: 'name',
          label: say.name(),
          hint: say.nameHint(),
          attributes: html` maxlength="${LONGEST_CLIENT_NAME}" autocomplete="off"`,
          value: typed?.name ?? '',
          ...errorOf('name'),
        })}
        ${selectField({
          name: 'method',
          label: say.method(),
          options: CLIENT_METHODS.map((method) => ({ value: method, label: METHODS[method]() })),
          chosen: typed?.method ?? 'client_secret_basic',
        })}
        ${areaField({
          name: 'jwks',
          label: say.keySet(),
          hint: say.keySetHint(),
          value: typed?.jwks ?? '',
          ...errorOf('jwks'),
        })}
        ${keysAddressField(typed?.jwksUri ?? '', errorOf('jwksUri'))} ${proofField(typed?.dpop ?? 'off')}
        ${selectField({ name: 'life', label: say.expires(), options: keyLives(), chosen: typed?.life ?? '' })}
        <button>${say.make()}</button>`,
    )}
  </section>`;
}

interface NewClientPageOptions {
  readonly client: ProjectClient;
  /** Left out where the client proves itself by a key. */
  readonly secret: string | undefined;
  readonly frame: Frame;
  /** Address of the page of the clients. */
  readonly back: string;
  readonly tokenEndpoint: string;
  /** Whether the client was there before, and has another secret now. */
  readonly isRenewed?: boolean;
}

/** The one page that ever shows a secret of a client. */
export const newClientPage = ({ client, secret, frame, back, tokenEndpoint, isRenewed }: NewClientPageOptions): Page =>
  secretPage({
    title: (isRenewed === true ? say.renewedTitle : say.madeTitle)({ name: client.name }),
    place: HOME,
    frame,
    ...(secret !== undefined && { copyNow: say.copyNow() }),
    card: html`${copyField('client-id', say.clientId(), client.id)}
      ${secret !== undefined && copyField('secret', say.secret(), secret)}
      ${copyField('endpoint', say.endpoint(), tokenEndpoint)}
      ${secret !== undefined && html`<p class="small soft">${say.keepIt()}</p>`}
      <p><a class="button" href="${back}">${say.haveCopied()}</a></p>`,
  });
