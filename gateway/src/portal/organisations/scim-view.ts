import { MOST_SCIM_TOKENS, type ScimToken } from '../../scim/scim-tokens.ts';
import { dayText } from '../../web/dates.ts';
import { postForm } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { linkTo, rich } from '../../web/rich.ts';
import { confirmed } from '../shell.ts';
import { singleSignOnFormAt } from './single-sign-on-paths.ts';
import type { SingleSignOnPageOptions } from './single-sign-on-view.ts';
import { say } from './scim.messages.ts';

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
    ${own && html`<p class="error" role="alert">${own.error}</p>`}
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
