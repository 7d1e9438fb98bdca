import { html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { snippetList } from './connect-page.ts';
import { COPY_SCRIPT_PATH } from './paths.ts';
import { portalPage } from './shell.ts';

/** The one page that ever shows a key. */
export const newKeyPage = (name: string, key: string, baseUrl: string, csrf: string): Page =>
  portalPage({
    title: 'Your new key',
    place: '/developer',
    csrf,
    status: 201,
    script: COPY_SCRIPT_PATH,
    body: html`<div class="notice" role="status">
        <p><strong>Copy it now.</strong> Only a fingerprint of it is kept, so this page cannot show it again.</p>
      </div>
      <section class="card">
        <div class="field">
          <label for="key">API key “${name}”</label>
          <textarea id="key" readonly rows="2" spellcheck="false" autocomplete="off" data-copy="the key">
${key}</textarea>
        </div>
        <p class="small soft">
          Whoever has it can use your allowance: keep it like a password. Revoke it on the overview when it may have
          been seen.
        </p>
        <p><a class="button" href="/developer">I have copied it</a></p>
      </section>
      <section class="card" aria-labelledby="use">
        <h2 id="use">Use it</h2>
        ${snippetList(`${baseUrl}/mcp`, key)}
      </section>`,
  });
