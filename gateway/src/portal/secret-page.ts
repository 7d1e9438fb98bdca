import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { COPY_SCRIPT_PATH } from '../web/portal-paths.ts';
import { scriptWords } from './copy-script.ts';
import { notice, portalPage, type PortalPageOptions } from './shell.ts';

export interface SecretPageOptions extends Pick<PortalPageOptions, 'title' | 'place' | 'frame'> {
  /** Says that this is the one time to copy it; left out where there is nothing secret. */
  readonly copyNow?: string | Html;
  /** The secret and what belongs to it, to be copied, and the way on. */
  readonly card: Html;
  /** What stands below the card. */
  readonly more?: Html;
}

/** The one page that ever shows something secret. */
export const secretPage = ({ copyNow, card, more, ...options }: SecretPageOptions): Page =>
  portalPage({
    ...options,
    script: COPY_SCRIPT_PATH,
    ...scriptWords(),
    body: html`${copyNow !== undefined && notice(copyNow)}
      <section class="card">${card}</section>
      ${more}`,
  });

/** A text that is only to be copied, with its label. `called`: what the button that copies calls it, by default likewise. */
export const copyField = (id: string, label: string, text: string, called = label) =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    <textarea id="${id}" readonly rows="2" spellcheck="false" autocomplete="off" data-copy="${called}">
${text}</textarea>
  </div>`;
