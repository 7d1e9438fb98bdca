import { MOST_SCIM_TOKENS, type ScimToken } from '../../scim/scim-tokens.ts';
import { dayText } from '../../web/dates.ts';
import { errorLine, postForm } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { linkTo, rich } from '../../web/rich.ts';
import { confirmed } from '../shell.ts';
import { singleSignOnFormAt } from './organisation-paths.ts';
import type { SingleSignOnPageOptions } from './single-sign-on-view.ts';
import { say } from './scim.messages.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { copyField, secretPage } from '../secret-page.ts';
import type { Frame } from '../frame.ts';

/** Tokens by which the provider keeps people and groups here, and the form that makes one. */
export function scimView(options: SingleSignOnPageOptions): Html {
  const { organisation, frame, scim, fault } = options;
  const own = fault?.form === 'makeToken' || fault?.form === 'revokeToken' ? fault : undefined;
  return html`<section class="card" aria-labelledby="scim">
    <h2 id="scim">${say.scim()}</h2>
    <p>${rich(say.about(), { a: linkTo('/docs/scim') })}</p>
    <dl>
      <dt>${say.address()}</dt>
      <dd><code>${scim.address}</code></dd>
    </dl>
    ${errorLine(own?.error)}
    ${
      scim.tokens.length > 0 &&
      html`<ul class="items">
        ${scim.tokens.map((token) => tokenView(token, options))}
      </ul>`
    }
    ${
      scim.tokens.length < MOST_SCIM_TOKENS
        ? postForm(
            { action: singleSignOnFormAt(organisation.id, 'makeToken'), csrf: frame.csrf },
            html`<button class="second">${say.make()}</button>`,
          )
        : html`<p>${say.most({ most: MOST_SCIM_TOKENS })}</p>`
    }
  </section>`;
}

const tokenView = (
  { id, hint, createdAt, lastUsedAt }: ScimToken,
  { organisation, frame }: SingleSignOnPageOptions,
): Html =>
  html`<li>
    <p>${rich(say.token(), { b: () => html`<code>${hint}</code>` })}</p>
    <p class="soft small">
      ${say.use({ made: dayText(createdAt), isUsed: lastUsedAt !== null, used: lastUsedAt ? dayText(lastUsedAt) : '' })}
    </p>
    ${confirmed(
      say.revokeAsk({ hint }),
      postForm(
        { action: singleSignOnFormAt(organisation.id, 'revokeToken'), csrf: frame.csrf, hidden: { token: id } },
        html`<p>${say.revokeHint()}</p>
          <button class="danger">${say.revoke()}</button>`,
      ),
    )}
  </li> `;

interface NewScimTokenPageOptions {
  readonly secret: string;
  /** Address of SCIM on this server. */
  readonly address: string;
  readonly frame: Frame;
  /** Address of the page of single sign-on. */
  readonly back: string;
}

/** The one page that ever shows a SCIM token. */
export const newScimTokenPage = ({ secret, address, frame, back }: NewScimTokenPageOptions): Page =>
  secretPage({
    title: say.newToken(),
    place: ORGANISATIONS,
    frame,
    copyNow: say.copyNow(),
    card: html`${copyField('address', say.address(), address)} ${copyField('token', say.theToken(), secret)}
      <p class="small soft">${say.keepIt()}</p>
      <p><a class="button" href="${back}">${say.haveCopied()}</a></p>`,
  });
