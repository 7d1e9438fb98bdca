import { FIGURE_STYLE_SOURCES } from '../../rest/figures/figure-headers.ts';
import { html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { PLAYGROUND, PLAYGROUND_SCRIPT_PATH } from '../../web/portal-paths.ts';
import { portalPage } from '../shell.ts';
import type { SignedIn } from '../request.ts';
import { PLAYGROUND_SHEET } from './playground-styles.ts';

/** Where tools are tried: the script of the page makes all of it. `token`: what its calls are made with. */
export const playgroundPage = ({ visit, csrf }: SignedIn, token: string): Page =>
  portalPage({
    title: 'Playground',
    place: PLAYGROUND,
    csrf,
    script: PLAYGROUND_SCRIPT_PATH,
    sheet: PLAYGROUND_SHEET,
    styleSources: FIGURE_STYLE_SOURCES,
    connects: true,
    body: html`<p class="lead">
        Try any tool on your own allowance: give a birth once, choose a tool, and see its figure, the result in words
        and the call to copy. <a href="/docs/playground">How it works</a>
      </p>
      <div id="playground" data-token="${token}" data-server="${visit.baseUrl}">
        <noscript><p>The playground needs a script, and scripts are switched off in this browser.</p></noscript>
      </div>`,
  });
