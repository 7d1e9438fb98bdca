import type { ProjectClient } from '../../project-clients/client.ts';
import { html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { COPY_SCRIPT_PATH, HOME } from '../../web/portal-paths.ts';
import { copyField } from '../copy-field.ts';
import { scriptWords } from '../copy-script.ts';
import type { Frame } from '../frame.ts';
import { portalPage } from '../shell.ts';
import { say } from './clients.messages.ts';

export interface NewClientPageOptions {
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
  portalPage({
    title: (isRenewed === true ? say.renewedTitle : say.madeTitle)({ name: client.name }),
    place: HOME,
    frame,
    script: COPY_SCRIPT_PATH,
    ...scriptWords(),
    body: html`${secret !== undefined && html`<div class="notice" role="status"><p>${say.copyNow()}</p></div>`}
      <section class="card">
        ${copyField('client-id', say.clientId(), client.id)}
        ${secret !== undefined && copyField('secret', say.secret(), secret)}
        ${copyField('endpoint', say.endpoint(), tokenEndpoint)}
        ${secret !== undefined && html`<p class="small soft">${say.keepIt()}</p>`}
        <p><a class="button" href="${back}">${say.haveCopied()}</a></p>
      </section>`,
  });
