import type { ManagementKey } from '../../management/management-keys.ts';
import { instantText } from '../../web/dates.ts';
import { html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { COPY_SCRIPT_PATH, ORGANISATIONS } from '../../web/portal-paths.ts';
import type { Frame } from '../frame.ts';
import { portalPage } from '../shell.ts';
import { say } from './organisations.messages.ts';
import { rich, strong } from '../../web/rich.ts';
import { copyField } from '../copy-field.ts';
import { scriptWords } from '../copy-script.ts';

export interface NewManagementKeyPageOptions {
  readonly key: ManagementKey;
  readonly secret: string;
  readonly frame: Frame;
  /** Address of the page of the organisation. */
  readonly back: string;
}

/** The one page that ever shows a management key. */
export const newManagementKeyPage = ({ key, secret, frame, back }: NewManagementKeyPageOptions): Page =>
  portalPage({
    title: say.newKey(),
    place: ORGANISATIONS,
    frame,
    script: COPY_SCRIPT_PATH,
    ...scriptWords(),
    body: html`<div class="notice" role="status">
        <p>${rich(say.copyNow(), { b: strong })}</p>
      </div>
      <section class="card">
        ${copyField('key', say.keyNamed({ name: key.name, role: key.role }), secret, say.theKey())}
        <p class="small soft">
          ${say.keepIt()}${key.expiresAt !== null && ` ${say.itExpires({ at: instantText(key.expiresAt) })}`}
        </p>
        <p><a class="button" href="${back}">${say.haveCopied()}</a></p>
      </section>`,
  });
