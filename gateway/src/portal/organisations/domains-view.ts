import { DOMAIN_EXAMPLE, recordOf, type Domain } from '../../single-sign-on/domains.ts';
import { dayText } from '../../web/dates.ts';
import { errorLine, postForm, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { rich } from '../../web/rich.ts';
import { singleSignOnFormAt } from './organisation-paths.ts';
import type { SingleSignOnPageOptions } from './single-sign-on-view.ts';
import { say } from './single-sign-on.messages.ts';

/** Domains of an organisation, and the form that names one. */
export function domainsView(options: SingleSignOnPageOptions): Html {
  const { organisation, frame, domains, fault } = options;
  const claimed = fault?.form === 'claim' ? fault : undefined;
  const other = fault?.form === 'check' || fault?.form === 'release' ? fault : undefined;
  return html`<section class="card" aria-labelledby="domains">
    <h2 id="domains">${say.domains()}</h2>
    <p>${say.domainsHint()}</p>
    ${errorLine(other?.error)} ${domains.map((domain) => domainView(domain, options))}
    ${postForm(
      { action: singleSignOnFormAt(organisation.id, 'claim'), csrf: frame.csrf },
      html`<div class="row">
        <div class="grow">
          ${textField({
            name: 'domain',
            label: say.domain(),
            hint: say.suchAs({ example: DOMAIN_EXAMPLE }),
            attributes: html` autocomplete="off" maxlength="253" autocapitalize="none" spellcheck="false"`,
            ...(claimed && { value: claimed.typed.get('domain') ?? '', error: claimed.error }),
          })}
        </div>
        <button class="second">${say.addDomain()}</button>
      </div>`,
    )}
  </section>`;
}

function domainView(domain: Domain, { organisation, frame }: SingleSignOnPageOptions): Html {
  const hidden = { domain: domain.domain };
  return html`<div class="field">
    <h3>${domain.domain}</h3>
    <p>${stateOf(domain)}</p>
    <p class="small">${rich(say.record(), { b: () => html`<code>${recordOf(domain)}</code>` })}</p>
    <div class="row">
      ${postForm(
        { action: singleSignOnFormAt(organisation.id, 'check'), csrf: frame.csrf, hidden },
        html`<button class="second" aria-label="${say.checkOf(hidden)}">${say.check()}</button>`,
      )}
      ${postForm(
        { action: singleSignOnFormAt(organisation.id, 'release'), csrf: frame.csrf, hidden },
        html`<button class="plain" aria-label="${say.releaseOf(hidden)}">${say.release()}</button>`,
      )}
    </div>
  </div>`;
}

function stateOf({ verifiedAt, missingSince, checkedAt }: Domain): string {
  if (verifiedAt === null) {
    return checkedAt === null ? say.unverified() : say.notThere({ on: dayText(checkedAt) });
  }
  if (missingSince === null) return say.verifiedOn({ on: dayText(verifiedAt) });
  return say.missing({ since: dayText(missingSince) });
}
