import { recordOf, type Domain } from '../../single-sign-on/domains.ts';
import { dayText } from '../../web/dates.ts';
import { postForm, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { singleSignOnFormAt } from './single-sign-on-paths.ts';
import type { SingleSignOnPageOptions } from './single-sign-on-view.ts';

/** Domains of an organisation, and the form that names one. */
export function domainsView(options: SingleSignOnPageOptions): Html {
  const { organisation, frame, domains, fault } = options;
  const claimed = fault?.form === 'claim' ? fault : undefined;
  const other = fault?.form === 'check' || fault?.form === 'release' ? fault : undefined;
  return html`<section class="card" aria-labelledby="domains">
    <h2 id="domains">Domains</h2>
    <p>Addresses of a verified domain are led to your provider. Its TXT record has to stay where it is.</p>
    ${other && html`<p class="error" role="alert">${other.error}</p>`}
    ${domains.map((domain) => domainView(domain, options))}
    ${postForm(
      { action: singleSignOnFormAt(organisation.id, 'claim'), csrf: frame.csrf },
      html`<div class="row">
        <div class="grow">
          ${textField({
            name: 'domain',
            label: 'Domain of your e-mail addresses',
            hint: 'Such as example.com.',
            attributes: html` autocomplete="off" maxlength="253" autocapitalize="none" spellcheck="false"`,
            ...(claimed && { value: claimed.typed.get('domain') ?? '', error: claimed.error }),
          })}
        </div>
        <button class="second">Add the domain</button>
      </div>`,
    )}
  </section>`;
}

function domainView(domain: Domain, { organisation, frame }: SingleSignOnPageOptions): Html {
  const hidden = { domain: domain.domain };
  return html`<div class="field">
    <h3>${domain.domain}</h3>
    <p>${stateOf(domain)}</p>
    <p class="small">TXT record: <code>${recordOf(domain)}</code></p>
    <div class="row">
      ${postForm(
        { action: singleSignOnFormAt(organisation.id, 'check'), csrf: frame.csrf, hidden },
        html`<button class="second" aria-label="Check the record of ${domain.domain}">Check the record</button>`,
      )}
      ${postForm(
        { action: singleSignOnFormAt(organisation.id, 'release'), csrf: frame.csrf, hidden },
        html`<button class="plain" aria-label="Remove ${domain.domain}">Remove</button>`,
      )}
    </div>
  </div>`;
}

function stateOf({ verifiedAt, missingSince, checkedAt }: Domain): string {
  if (verifiedAt === null) {
    return checkedAt === null
      ? 'Not verified yet.'
      : `Not verified: the record was not there on ${dayText(checkedAt)}.`;
  }
  if (missingSince === null) return `Verified on ${dayText(verifiedAt)}.`;
  return `Verified, but the record has not been there since ${dayText(missingSince)}. After a week without it the domain is yours no longer.`;
}
