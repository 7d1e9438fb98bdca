import { html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { COPY_SCRIPT_PATH, ORGANISATIONS } from '../../web/portal-paths.ts';
import { copyField } from '../copy-field.ts';
import { scriptWords } from '../copy-script.ts';
import type { Frame } from '../frame.ts';
import { portalPage } from '../shell.ts';
import { say } from './scim.messages.ts';

export interface NewScimTokenPageOptions {
  readonly secret: string;
  /** Address of SCIM on this server. */
  readonly address: string;
  readonly frame: Frame;
  /** Address of the page of single sign-on. */
  readonly back: string;
}

/** The one page that ever shows a SCIM token. */
export const newScimTokenPage = ({ secret, address, frame, back }: NewScimTokenPageOptions): Page =>
  portalPage({
    title: say.newToken(),
    place: ORGANISATIONS,
    frame,
    script: COPY_SCRIPT_PATH,
    ...scriptWords(),
    body: html`<div class="notice" role="status"><p>${say.copyNow()}</p></div>
      <section class="card">
        ${copyField('address', say.address(), address)} ${copyField('token', say.theToken(), secret)}
        <p class="small soft">${say.keepIt()}</p>
        <p><a class="button" href="${back}">${say.haveCopied()}</a></p>
      </section>`,
  });
