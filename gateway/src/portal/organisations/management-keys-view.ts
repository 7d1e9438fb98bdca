import { LONGEST_KEY_NAME, LONGEST_LIFE } from '../../accounts/keys.ts';
import { KEY_ROLES, MOST_MANAGEMENT_KEYS, type ManagementKey } from '../../management/management-keys.ts';
import { dayText, instantText } from '../../web/dates.ts';
import { errorLine, postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { formAt } from './organisation-paths.ts';
import { errorOf, type OrganisationPageOptions } from './organisation-view.ts';
import { say } from './organisations.messages.ts';
import { linkTo, rich, strong } from '../../web/rich.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { headedTable } from '../../web/table.ts';
import type { Frame } from '../frame.ts';
import { secretPage, copyField } from '../secret-page.ts';

/** Keys by which programs manage the organisation, and the form that makes one. */
export const managementKeysView = (options: OrganisationPageOptions, keys: readonly ManagementKey[]): Html =>
  html`<section class="card" aria-labelledby="management">
    <h2 id="management">${say.managementKeys()}</h2>
    <p class="soft small">${rich(say.managementHint({ example: 'Terraform' }), { a: linkTo('/docs/management') })}</p>
    ${errorLine(errorOf(options, 'revokeKey')?.error)} ${keys.length > 0 && keysTable(keys, options)}
    ${keys.length < MOST_MANAGEMENT_KEYS ? makeForm(options) : html`<p>${say.mostKeys({ most: MOST_MANAGEMENT_KEYS })}</p>`}
  </section>`;

const keysTable = (keys: readonly ManagementKey[], { membership, frame }: OrganisationPageOptions): Html =>
  headedTable({
    looks: 'rows',
    heads: [
      say.name(),
      say.role(),
      { roomy: say.endsIn() },
      { roomy: say.lastUsed() },
      { roomy: say.expires() },
      { unseen: say.actions() },
    ],
    rows: keys.map(
      ({ id, name, role, hint, lastUsedAt, expiresAt }) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td>${say.roleName({ role })}</td>
          <td class="roomy"><code>${hint}</code></td>
          <td class="roomy">${lastUsedAt ? dayText(lastUsedAt) : say.never()}</td>
          <td class="roomy">${expiresAt ? dayText(expiresAt) : say.never()}</td>
          <td>
            ${postForm(
              {
                action: formAt(membership.organisation.id, 'revokeKey'),
                csrf: frame.csrf,
                hidden: { key: id },
              },
              html`<button class="plain" aria-label="${say.revokeKey({ name })}">${say.revoke()}</button>`,
            )}
          </td>
        </tr> `,
    ),
  });

function makeForm(options: OrganisationPageOptions): Html {
  const { membership, frame } = options;
  const fault = errorOf(options, 'makeKey');
  return postForm(
    { action: formAt(membership.organisation.id, 'makeKey'), csrf: frame.csrf },
    html`<div class="row">
      <div class="grow">
        ${textField({
          name: 'name',
          id: 'management-key-name',
          label: say.newKeyName(),
          attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
          ...(fault && { value: fault.typed ?? '', error: fault.error }),
        })}
      </div>
      ${selectField({
        name: 'role',
        id: 'management-key-role',
        label: say.role(),
        options: KEY_ROLES.map((role) => ({ value: role, label: say.keyRole({ role }) })),
        chosen: 'reader',
      })}
      ${textField({
        name: 'days',
        id: 'management-key-days',
        label: say.daysUntil(),
        hint: say.emptyNever(),
        attributes: html` type="number" min="1" max="${LONGEST_LIFE}" inputmode="numeric"`,
      })}
      <button class="second">${say.makeKey()}</button>
    </div>`,
  );
}

interface NewManagementKeyPageOptions {
  readonly key: ManagementKey;
  readonly secret: string;
  readonly frame: Frame;
  /** Address of the page of the organisation. */
  readonly back: string;
}

/** The one page that ever shows a management key. */
export const newManagementKeyPage = ({ key, secret, frame, back }: NewManagementKeyPageOptions): Page =>
  secretPage({
    title: say.newKey(),
    place: ORGANISATIONS,
    frame,
    copyNow: rich(say.copyNow(), { b: strong }),
    card: html`${copyField('key', say.keyNamed({ name: key.name, role: key.role }), secret, say.theKey())}
      <p class="small soft">
        ${say.keepIt()}${key.expiresAt !== null && ` ${say.itExpires({ at: instantText(key.expiresAt) })}`}
      </p>
      <p><a class="button" href="${back}">${say.haveCopied()}</a></p>`,
  });
