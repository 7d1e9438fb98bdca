import { ROLES } from '../../organisations/roles.ts';
import { MOST_DOMAINS } from '../../single-sign-on/domains.ts';
import {
  LONGEST_TEXT,
  MOST_SESSION_HOURS,
  USUAL_CLAIMS,
  USUAL_SESSION_HOURS,
} from '../../single-sign-on/provider-settings.ts';
import { areaField, postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { confirmed, portalPage } from '../shell.ts';
import { domainsView } from './domains-view.ts';
import { organisationAt } from './organisation-paths.ts';
import { singleSignOnFormAt } from './single-sign-on-paths.ts';
import type { SingleSignOnFault, SingleSignOnPageOptions } from './single-sign-on-view.ts';

const DONE: Readonly<Record<string, string>> = {
  saved: 'The provider is saved. Sign in with it in a private window before you ask for it.',
  removed: 'The provider is removed. Everybody signs in by code again.',
  claimed: `The domain is named. Add the record to its DNS, then check it. There can be ${MOST_DOMAINS} domains.`,
  verified: 'The domain is verified.',
  released: 'The domain is removed.',
};

/** The provider of an organisation and its domains. */
export function singleSignOnPage(options: SingleSignOnPageOptions): Page {
  const { organisation, frame, done, fault, settings } = options;
  const said = DONE[done ?? ''];
  return portalPage({
    title: `Single sign-on of ${organisation.name}`,
    place: ORGANISATIONS,
    frame,
    sheet: PORTAL_SHEET,
    status: fault ? 422 : 200,
    faulty: fault !== undefined,
    body: html`${said !== undefined && html`<div class="notice" role="status"><p>${said}</p></div>`}
      <p class="soft">
        People of your company sign in at its own OpenID Connect provider.
        <a href="/docs/single-sign-on">How it works</a>
      </p>
      ${domainsView(options)} ${providerView(options)} ${settings && removeView(options)}
      <p><a href="${organisationAt(organisation.id)}">Back to ${organisation.name}</a></p>`,
  });
}

function providerView(options: SingleSignOnPageOptions): Html {
  const { organisation, frame, fault, addresses } = options;
  const own = fault?.form === 'save' ? fault : undefined;
  return html`<section class="card" aria-labelledby="provider">
    <h2 id="provider">Provider</h2>
    <p>Register Cuspal there as a web application with a secret, and give it these addresses:</p>
    <dl>
      <dt>Redirect address</dt>
      <dd><code>${addresses.callback}</code></dd>
      <dt>Back-channel logout, where it has that</dt>
      <dd><code>${addresses.logout}</code></dd>
    </dl>
    ${own && own.field === undefined && html`<p class="error" role="alert">${own.error}</p>`}
    ${postForm({ action: singleSignOnFormAt(organisation.id, 'save'), csrf: frame.csrf }, fieldsView(options, own))}
  </section>`;
}

function fieldsView({ settings }: SingleSignOnPageOptions, fault: SingleSignOnFault | undefined): Html {
  const errorOf = (name: string) => (fault?.field === name ? { error: fault.error } : {});
  const valueOf = (name: string, kept: string): string => fault?.typed.get(name) ?? kept;
  const line = (name: string, label: string, { kept, ...more }: Line): Html =>
    textField({
      name,
      label,
      value: valueOf(name, kept),
      attributes: html` autocomplete="off" maxlength="${LONGEST_TEXT}" autocapitalize="none" spellcheck="false"`,
      ...more,
      ...errorOf(name),
    });
  const isRequired = fault ? fault.typed.get('required') === 'yes' : settings?.required === true;
  return html`${line('issuer', 'Issuer', { kept: settings?.issuer ?? '', hint: 'Such as https://login.example.com/realms/staff.' })}
    ${line('clientId', 'Client id', { kept: settings?.clientId ?? '' })}
    ${textField({
      name: 'clientSecret',
      label: 'Client secret',
      hint: settings
        ? 'Empty: it stays that it was. Nobody is shown it.'
        : 'It is kept sealed, and nobody is shown it.',
      optional: settings !== undefined,
      attributes: html` type="password" autocomplete="off" maxlength="${LONGEST_TEXT}"`,
      ...errorOf('clientSecret'),
    })}
    ${areaField({
      name: 'groupRoles',
      label: 'Groups and their roles',
      hint: `One on a line: a role (${ROLES.join(', ')}), a colon, the group as the provider names it. The widest role counts. Empty: you give roles here, and the provider does not change them.`,
      value: valueOf(
        'groupRoles',
        (settings?.groupRoles ?? []).map(({ group, role }) => `${role}: ${group}`).join('\n'),
      ),
      ...errorOf('groupRoles'),
    })}
    ${selectField({
      name: 'defaultRole',
      label: 'Role of those in none of the groups',
      options: [
        ...ROLES.map((role) => ({ value: role, label: role })),
        { value: '', label: 'none: they are not let in' },
      ],
      chosen: valueOf('defaultRole', settings ? (settings.defaultRole ?? '') : 'reader'),
    })}
    ${line('sessionHours', 'Hours that a sign-in lasts', { kept: String(settings?.sessionHours ?? USUAL_SESSION_HOURS), attributes: html` type="number" min="1" max="${MOST_SESSION_HOURS}" inputmode="numeric"` })}
    <details ${fault?.field?.endsWith('Claim') === true && html` open`}>
      <summary>Names of claims</summary>
      ${line('emailClaim', 'Claim with the e-mail address', { kept: settings?.emailClaim ?? USUAL_CLAIMS.email })}
      ${line('verifiedClaim', 'Claim that says whether the address was checked', { kept: settings?.verifiedClaim ?? USUAL_CLAIMS.verified, hint: 'For Microsoft Entra: xms_edov.' })}
      ${line('groupsClaim', 'Claim with the groups', { kept: settings?.groupsClaim ?? USUAL_CLAIMS.groups })}
    </details>
    ${selectField({
      name: 'required',
      label: 'Addresses of the verified domains',
      options: [
        { value: 'no', label: 'choose between the provider and a code' },
        { value: 'yes', label: 'sign in at the provider, without another way' },
      ],
      chosen: isRequired ? 'yes' : 'no',
    })}
    <button>Save the provider</button>`;
}

interface Line {
  readonly kept: string;
  readonly hint?: string;
  readonly attributes?: Html;
}

const removeView = ({ organisation, frame }: SingleSignOnPageOptions): Html =>
  html`<section class="card" aria-labelledby="remove-provider">
    <h2 id="remove-provider">Remove the provider</h2>
    ${confirmed(
      'Remove the provider …',
      postForm(
        { action: singleSignOnFormAt(organisation.id, 'remove'), csrf: frame.csrf },
        html`<p>Everybody signs in by code again. Members stay what they are.</p>
          <button class="danger">Remove the provider</button>`,
      ),
    )}
  </section>`;
