import type { KeyRow } from '../accounts/keys.ts';
import { instantText } from '../web/dates.ts';
import { postForm } from '../web/forms.ts';
import { html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { snippetList } from './connect-page.ts';
import { SEAL_MINUTES } from './new-key-seal.ts';
import { COPY_SCRIPT_PATH, HOME, NEW_KEY } from '../web/portal-paths.ts';
import { inProject, type Frame } from './frame.ts';
import { portalPage } from './shell.ts';

export interface NewKeyPageOptions {
  readonly row: KeyRow;
  readonly key: string;
  readonly baseUrl: string;
  readonly frame: Frame;
}

/** The one page that ever shows a key, while its cookie lasts (see new-key-seal.ts). */
export const newKeyPage = ({ row: { name, expiresAt }, key, baseUrl, frame }: NewKeyPageOptions): Page =>
  portalPage({
    title: 'Your new key',
    place: HOME,
    frame,
    script: COPY_SCRIPT_PATH,
    body: html`<div class="notice" role="status">
        <p>
          <strong>Copy it now.</strong> This browser can show it for ${SEAL_MINUTES} minutes. After that nobody can,
          because only a fingerprint of it is kept.
        </p>
      </div>
      <section class="card">
        <div class="field">
          <label for="key">API key “${name}”</label>
          <textarea id="key" readonly rows="2" spellcheck="false" autocomplete="off" data-copy="the key">
${key}</textarea>
        </div>
        <p class="small soft">
          Whoever has it can use your allowance: keep it like a password. Revoke it on the overview when it may have
          been seen.${expiresAt !== null && ` It expires on ${instantText(expiresAt)}.`}
        </p>
        ${postForm({ action: inProject(frame, NEW_KEY), csrf: frame.csrf }, html`<button>I have copied it</button>`)}
      </section>
      <section class="card" aria-labelledby="use">
        <h2 id="use">Use it</h2>
        ${snippetList(`${baseUrl}/mcp`, key)}
      </section>`,
  });
