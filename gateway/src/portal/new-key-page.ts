import type { KeyRow } from '../accounts/keys.ts';
import { instantText } from '../web/dates.ts';
import { postForm } from '../web/forms.ts';
import { html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { rich, strong } from '../web/rich.ts';
import { snippetList } from './connect-page.ts';
import { copyField, secretPage } from './secret-page.ts';
import { say } from './keys.messages.ts';
import { SEAL_MINUTES } from './new-key-seal.ts';
import { HOME, NEW_KEY } from '../web/portal-paths.ts';
import { inProject, type Frame } from './frame.ts';

export interface NewKeyPageOptions {
  readonly row: KeyRow;
  readonly key: string;
  readonly baseUrl: string;
  readonly frame: Frame;
}

/** The one page that ever shows a key, while its cookie lasts (see new-key-seal.ts). */
export const newKeyPage = ({ row: { name, expiresAt }, key, baseUrl, frame }: NewKeyPageOptions): Page =>
  secretPage({
    title: say.newKey(),
    place: HOME,
    frame,
    copyNow: rich(say.copyNow({ minutes: SEAL_MINUTES }), { b: strong }),
    card: html`${copyField('key', say.apiKey({ name }), key, say.theKey())}
      <p class="small soft">
        ${say.keepIt()}${expiresAt !== null && ` ${say.itExpires({ at: instantText(expiresAt) })}`}
      </p>
      ${postForm({ action: inProject(frame, NEW_KEY), csrf: frame.csrf }, html`<button>${say.haveCopied()}</button>`)}`,
    more: html`<section class="card" aria-labelledby="use">
      <h2 id="use">${say.useIt()}</h2>
      ${snippetList(`${baseUrl}/mcp`, key)}
    </section>`,
  });
