import type { ManagementKey } from '../../management/management-keys.ts';
import { instantText } from '../../web/dates.ts';
import { html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { COPY_SCRIPT_PATH, ORGANISATIONS } from '../../web/portal-paths.ts';
import type { Frame } from '../frame.ts';
import { portalPage } from '../shell.ts';

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
    title: 'Your new management key',
    place: ORGANISATIONS,
    frame,
    script: COPY_SCRIPT_PATH,
    body: html`<div class="notice" role="status">
        <p><strong>Copy it now.</strong> Nobody can show it again, because only a fingerprint of it is kept.</p>
      </div>
      <section class="card">
        <div class="field">
          <label for="key">Management key “${key.name}”, ${key.role}</label>
          <textarea id="key" readonly rows="2" spellcheck="false" autocomplete="off" data-copy="the key">
${secret}</textarea>
        </div>
        <p class="small soft">
          Whoever has it can do what its role allows in the organisation: keep it like a
          password.${key.expiresAt !== null && ` It expires on ${instantText(key.expiresAt)}.`}
        </p>
        <p><a class="button" href="${back}">I have copied it</a></p>
      </section>`,
  });
