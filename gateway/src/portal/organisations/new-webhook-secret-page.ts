import { html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { COPY_SCRIPT_PATH, ORGANISATIONS } from '../../web/portal-paths.ts';
import { copyField } from '../copy-field.ts';
import { scriptWords } from '../copy-script.ts';
import type { Frame } from '../frame.ts';
import { portalPage } from '../shell.ts';
import { say } from './webhooks.messages.ts';

export interface NewWebhookSecretPageOptions {
  readonly secret: string;
  readonly frame: Frame;
  /** Address of the page of the webhooks. */
  readonly back: string;
}

/** The one page that ever shows a secret of a webhook. */
export const newWebhookSecretPage = ({ secret, frame, back }: NewWebhookSecretPageOptions): Page =>
  portalPage({
    title: say.newSecret(),
    place: ORGANISATIONS,
    frame,
    script: COPY_SCRIPT_PATH,
    ...scriptWords(),
    body: html`<div class="notice" role="status"><p>${say.copyNow()}</p></div>
      <section class="card">
        ${copyField('secret', say.secret(), secret)}
        <p class="small soft">${say.secretHint()}</p>
        <p><a class="button" href="${back}">${say.copied()}</a></p>
      </section>`,
  });
