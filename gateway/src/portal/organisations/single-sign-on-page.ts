import { ROLES } from '../../organisations/roles.ts';
import { MOST_DOMAINS } from '../../single-sign-on/domains.ts';
import {
  ISSUER_EXAMPLE,
  LONGEST_TEXT,
  MOST_SESSION_HOURS,
  USUAL_CLAIMS,
  USUAL_SESSION_HOURS,
} from '../../single-sign-on/provider-settings.ts';
import { errorLine, areaField, postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { linkTo, rich } from '../../web/rich.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { confirmed, doneNotice, portalPage, type DoneSentences } from '../shell.ts';
import { domainsView } from './domains-view.ts';
import { organisationAt, singleSignOnFormAt } from './organisation-paths.ts';
import { say as sayRole } from './organisations.messages.ts';
import type { SingleSignOnFault, SingleSignOnPageOptions } from './single-sign-on-view.ts';
import { scimView } from './scim-view.ts';
import { say as sayScim } from './scim.messages.ts';
import { say } from './single-sign-on.messages.ts';

const DONE: DoneSentences = {
  saved: say.saved,
  removed: say.removed,
  claimed: () => say.claimed({ most: MOST_DOMAINS }),
  verified: say.verified,
  released: say.released,
  'token-revoked': sayScim.revoked,
};

/** The provider whose claim for an address that was checked is another one than that of most. */
const ENTRA = { product: 'Microsoft Entra', claim: 'xms_edov' };

/** The provider of an organisation and its domains. */
export function singleSignOnPage(options: SingleSignOnPageOptions): Page {
  const { organisation, frame, done, fault, settings } = options;
  return portalPage({
    title: say.title({ name: organisation.name }),
    place: ORGANISATIONS,
    frame,
    sheet: PORTAL_SHEET,
    faulty: fault !== undefined,
    body: html`${doneNotice(DONE, done)}
      <p class="soft">${rich(say.about(), { a: linkTo('/docs/single-sign-on') })}</p>
      ${domainsView(options)} ${providerView(options)} ${scimView(options)} ${settings && removeView(options)}
      <p><a href="${organisationAt(organisation.id)}">${say.back({ name: organisation.name })}</a></p>`,
  });
}

function providerView(options: SingleSignOnPageOptions): Html {
  const { organisation, frame, fault, addresses } = options;
  const own = fault?.form === 'save' ? fault : undefined;
  return html`<section class="card" aria-labelledby="provider">
    <h2 id="provider">${say.provider()}</h2>
    <p>${say.register()}</p>
    <dl>
      <dt>${say.redirectAddress()}</dt>
      <dd><code>${addresses.callback}</code></dd>
      <dt>${say.logoutAddress()}</dt>
      <dd><code>${addresses.logout}</code></dd>
    </dl>
    ${own && own.field === undefined && errorLine(own.error)}
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
  return html`${line('issuer', say.issuer(), { kept: settings?.issuer ?? '', hint: say.suchAs({ example: ISSUER_EXAMPLE }) })}
    ${line('clientId', say.clientId(), { kept: settings?.clientId ?? '' })}
    ${textField({
      name: 'clientSecret',
      label: say.clientSecret(),
      hint: settings ? say.secretStays() : say.secretSealed(),
      optional: settings !== undefined,
      attributes: html` type="password" autocomplete="off" maxlength="${LONGEST_TEXT}"`,
      ...errorOf('clientSecret'),
    })}
    ${areaField({
      name: 'groupRoles',
      label: say.groups(),
      hint: say.groupsHint({ roles: ROLES.join(', ') }),
      value: valueOf(
        'groupRoles',
        (settings?.groupRoles ?? []).map(({ group, role }) => `${role}: ${group}`).join('\n'),
      ),
      ...errorOf('groupRoles'),
    })}
    ${selectField({
      name: 'defaultRole',
      label: say.defaultRole(),
      options: [
        ...ROLES.map((role) => ({ value: role, label: sayRole.roleName({ role }) })),
        { value: '', label: say.noRole() },
      ],
      chosen: valueOf('defaultRole', settings ? (settings.defaultRole ?? '') : 'reader'),
    })}
    ${line('sessionHours', say.hours(), { kept: String(settings?.sessionHours ?? USUAL_SESSION_HOURS), attributes: html` type="number" min="1" max="${MOST_SESSION_HOURS}" inputmode="numeric"` })}
    <details ${fault?.field?.endsWith('Claim') === true && html` open`}>
      <summary>${say.claims()}</summary>
      ${line('emailClaim', say.emailClaim(), { kept: settings?.emailClaim ?? USUAL_CLAIMS.email })}
      ${line('verifiedClaim', say.verifiedClaim(), { kept: settings?.verifiedClaim ?? USUAL_CLAIMS.verified, hint: say.verifiedHint(ENTRA) })}
      ${line('groupsClaim', say.groupsClaim(), { kept: settings?.groupsClaim ?? USUAL_CLAIMS.groups })}
    </details>
    ${selectField({
      name: 'required',
      label: say.required(),
      options: [
        { value: 'no', label: say.mayChoose() },
        { value: 'yes', label: say.mustCome() },
      ],
      chosen: isRequired ? 'yes' : 'no',
    })}
    <button>${say.save()}</button>`;
}

interface Line {
  readonly kept: string;
  readonly hint?: string;
  readonly attributes?: Html;
}

const removeView = ({ organisation, frame }: SingleSignOnPageOptions): Html =>
  html`<section class="card" aria-labelledby="remove-provider">
    <h2 id="remove-provider">${say.remove()}</h2>
    ${confirmed(
      say.removeAsk(),
      postForm(
        { action: singleSignOnFormAt(organisation.id, 'remove'), csrf: frame.csrf },
        html`<p>${say.removeHint()}</p>
          <button class="danger">${say.remove()}</button>`,
      ),
    )}
  </section>`;
