import { LONGEST_KEY_NAME, LONGEST_LIFE } from '../../accounts/keys.ts';
import { KEY_ROLES, MOST_MANAGEMENT_KEYS, type KeyRole, type ManagementKey } from '../../management/management-keys.ts';
import { dayText } from '../../web/dates.ts';
import { postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { formAt } from './organisation-paths.ts';
import { errorLine, errorOf, type OrganisationPageOptions } from './organisation-view.ts';

const ROLE_TEXTS: Readonly<Record<KeyRole, string>> = {
  owner: 'Owner: projects, keys and members',
  billing: 'Billing: reads usage and limits',
  reader: 'Reader: reads members, projects and usage',
};

/** Keys by which programs manage the organisation, and the form that makes one. */
export const managementKeysView = (options: OrganisationPageOptions, keys: readonly ManagementKey[]): Html =>
  html`<section class="card" aria-labelledby="management">
    <h2 id="management">Management keys</h2>
    <p class="soft small">
      Programs such as Terraform set up projects and keys with one. It calls no tools.
      <a href="/docs/management">How to use it</a>
    </p>
    ${errorLine(errorOf(options, 'revokeKey'))} ${keys.length > 0 && keysTable(keys, options)}
    ${keys.length < MOST_MANAGEMENT_KEYS ? makeForm(options) : html`<p>There can be ${MOST_MANAGEMENT_KEYS}: revoke one to make another.</p>`}
  </section>`;

const keysTable = (keys: readonly ManagementKey[], { membership, frame }: OrganisationPageOptions): Html =>
  html`<table class="rows">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Role</th>
        <th scope="col" class="roomy">Ends in</th>
        <th scope="col" class="roomy">Last used</th>
        <th scope="col" class="roomy">Expires</th>
        <th scope="col"><span class="off">Actions</span></th>
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        ({ id, name, role, hint, lastUsedAt, expiresAt }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${role}</td>
            <td class="roomy"><code>${hint}</code></td>
            <td class="roomy">${lastUsedAt ? dayText(lastUsedAt) : 'never'}</td>
            <td class="roomy">${expiresAt ? dayText(expiresAt) : 'never'}</td>
            <td>
              ${postForm(
                {
                  action: formAt(membership.organisation.id, 'revokeKey'),
                  csrf: frame.csrf,
                  hidden: { key: id },
                },
                html`<button class="plain" aria-label="Revoke the management key ${name}">Revoke</button>`,
              )}
            </td>
          </tr> `,
      )}
    </tbody>
  </table>`;

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
          label: 'Name of a new key',
          attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
          ...(fault && { value: fault.typed ?? '', error: fault.error }),
        })}
      </div>
      ${selectField({
        name: 'role',
        id: 'management-key-role',
        label: 'Role',
        options: KEY_ROLES.map((role) => ({ value: role, label: ROLE_TEXTS[role] })),
        chosen: 'reader',
      })}
      ${textField({
        name: 'days',
        id: 'management-key-days',
        label: 'Days until it expires',
        hint: 'Empty: never.',
        attributes: html` type="number" min="1" max="${LONGEST_LIFE}" inputmode="numeric"`,
      })}
      <button class="second">Make a key</button>
    </div>`,
  );
}
