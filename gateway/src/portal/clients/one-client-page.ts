import { LONGEST_CLIENT_NAME, type ProjectClient } from '../../project-clients/client.ts';
import { shortText } from '../../web/dates.ts';
import { areaField, postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { HOME } from '../../web/portal-paths.ts';
import { inProject, type Frame } from '../frame.ts';
import { keyLives } from '../key-lives.ts';
import { notice, portalPage } from '../shell.ts';
import { CHANGE_CLIENT, CLIENTS, RENEW_CLIENT } from './client-paths.ts';
import { keysAddressField, proofField, useView } from './client-view.ts';
import type { ClientField } from './clients-page.ts';
import { say } from './clients.messages.ts';

/** Choice of an end that leaves it as it is. */
export const KEEP = 'keep';

/** The last try to change a client that came to nothing. */
export interface OneClientFault {
  readonly error: string;
  /** The field at fault; left out where a new secret was asked for. */
  readonly field?: ClientField | undefined;
  readonly typed?: Readonly<Record<'name' | 'jwks' | 'jwksUri' | 'dpop' | 'life', string>> | undefined;
}

interface OneClientPageOptions {
  readonly client: ProjectClient;
  readonly hasEnded: boolean;
  readonly frame: Frame;
  readonly changed: boolean;
  readonly fault?: OneClientFault | undefined;
}

/** What can be changed of one client. */
export const oneClientPage = (options: OneClientPageOptions): Page => {
  const { client, hasEnded, frame, changed, fault } = options;
  return portalPage({
    title: client.name,
    place: HOME,
    frame,
    faulty: fault !== undefined,
    body: html`${changed && notice(say.saved())}
      <p class="small"><code class="id">${client.id}</code></p>
      ${useView(client, hasEnded)} ${settingsForm(options)} ${client.hint !== null && secretForm(client.hint, options)}
      <p><a href="${inProject(frame, CLIENTS)}">${say.allClients()}</a></p>`,
  });
};

function settingsForm({ client, frame, fault }: OneClientPageOptions): Html {
  const { id, keySet, expiresAt } = client;
  const typed = fault?.typed ?? typedOf(client);
  const errorOf = (field: OneClientFault['field']) => (fault?.field === field ? { error: fault?.error ?? '' } : {});
  const asItIs = expiresAt === null ? say.keep() : say.keepUntil({ at: shortText(expiresAt) });
  return html`<section class="card" aria-labelledby="settings">
    <h2 id="settings">${say.settings()}</h2>
    ${postForm(
      { action: inProject(frame, CHANGE_CLIENT), csrf: frame.csrf, hidden: { client: id } },
      html`${textField({
          name: 'name',
          label: say.name(),
          attributes: html` maxlength="${LONGEST_CLIENT_NAME}" autocomplete="off"`,
          value: typed.name,
          ...errorOf('name'),
        })}
        ${
          keySet !== null &&
          areaField({
            name: 'jwks',
            label: say.keySet(),
            hint: say.keySetChange(),
            value: typed.jwks,
            ...errorOf('jwks'),
          })
        }
        ${keySet !== null && keysAddressField(typed.jwksUri, errorOf('jwksUri'))} ${proofField(typed.dpop)}
        ${selectField({
          name: 'life',
          label: say.expires(),
          options: [{ value: KEEP, label: asItIs }, ...keyLives()],
          chosen: typed.life,
        })}<button>${say.save()}</button>`,
    )}
  </section>`;
}

const typedOf = ({ name, keySet, jwksUri, dpop }: ProjectClient) => ({
  name,
  dpop,
  jwks: keySet && jwksUri === null ? JSON.stringify(keySet, null, 1) : '',
  jwksUri: jwksUri ?? '',
  life: KEEP,
});

function secretForm(hint: string, { client, frame, fault }: OneClientPageOptions): Html {
  const error = fault !== undefined && fault.field === undefined && fault.error;
  return html`<section class="card" aria-labelledby="secret">
    <h2 id="secret">${say.newSecret()}</h2>
    <p>${say.newSecretHint({ hint })}</p>
    ${error !== false && html`<p class="error" id="secret-error" role="alert">${error}</p>`}
    ${postForm(
      { action: inProject(frame, RENEW_CLIENT), csrf: frame.csrf, hidden: { client: client.id, hint } },
      html`<button class="danger">${say.makeSecret()}</button>`,
    )}
  </section>`;
}
