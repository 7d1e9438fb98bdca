import type { OpenInvitation } from '../../organisations/invitation-list.ts';
import type { Member } from '../../organisations/members.ts';
import { allows } from '../../organisations/roles.ts';
import { dayText, shortText } from '../../web/dates.ts';
import { postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { confirmed } from '../shell.ts';
import { errorLine, errorOf, type OrganisationPageOptions } from './organisation-view.ts';
import { formAt } from './organisation-paths.ts';
import { ROLE_OPTIONS } from './role-texts.ts';

/** Members and their roles, invitations, and the form that sends one. */
export function membersView(options: OrganisationPageOptions): Html {
  const { membership, members, invitations } = options;
  const manages = allows(membership.role, 'members.manage');
  return html`<section class="card" aria-labelledby="members">
    <h2 id="members">Members</h2>
    ${errorLine(errorOf(options, 'setRole') ?? errorOf(options, 'removeMember'))}
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Role</th>
          <th scope="col" class="roomy">Joined</th>
          ${manages && html`<th scope="col"><span class="off">Actions</span></th>`}
        </tr>
      </thead>
      <tbody>
        ${members.map((member) => memberRow(member, options, manages))}
      </tbody>
    </table>
    ${invitations && invitations.length > 0 && invitationsTable(invitations, options)} ${manages && inviteForm(options)}
  </section>`;
}

function memberRow(member: Member, options: OrganisationPageOptions, manages: boolean): Html {
  const { membership, personId, frame } = options;
  const { id } = membership.organisation;
  const address = member.email ?? member.accountId;
  const hidden = { member: member.accountId };
  return html`<tr>
    <th scope="row">${address} ${member.accountId === personId && html`<span class="soft">(you)</span>`}</th>
    <td>${member.role}</td>
    <td class="roomy">${dayText(member.joinedAt)}</td>
    ${
      manages &&
      html`<td class="actions">
        <details class="menu">
          <summary aria-label="Actions for ${address}">…</summary>
          <div>
            ${postForm(
              { action: formAt(id, 'setRole'), csrf: frame.csrf, hidden },
              html`${selectField({
                  name: 'role',
                  id: `role-${member.accountId}`,
                  label: `Role of ${address}`,
                  options: ROLE_OPTIONS,
                  chosen: member.role,
                })} <button class="second">Change the role</button>`,
            )}
            ${
              member.accountId !== personId &&
              confirmed(
                `Remove ${address}`,
                postForm(
                  { action: formAt(id, 'removeMember'), csrf: frame.csrf, hidden },
                  html`<p>
                      They see nothing of the organisation any more. Keys and applications of its projects go on: revoke
                      those that they know.
                    </p>
                    <button class="danger">Remove ${address} now</button>`,
                ),
              )
            }
          </div>
        </details>
      </td>`
    }
  </tr> `;
}

const invitationsTable = (
  invitations: readonly OpenInvitation[],
  { membership, frame }: OrganisationPageOptions,
): Html =>
  html`<h3>Invitations</h3>
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Role</th>
          <th scope="col" class="roomy">Ends (UTC)</th>
          <th scope="col"><span class="off">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        ${invitations.map(
          ({ id, email, role, expiresAt }) =>
            html`<tr>
              <th scope="row">${email}</th>
              <td>${role}</td>
              <td class="roomy">${shortText(expiresAt)}</td>
              <td>
                ${postForm(
                  {
                    action: formAt(membership.organisation.id, 'revokeInvitation'),
                    csrf: frame.csrf,
                    hidden: { invitation: id },
                  },
                  html`<button class="plain" aria-label="Revoke the invitation of ${email}">Revoke</button>`,
                )}
              </td>
            </tr> `,
        )}
      </tbody>
    </table>`;

function inviteForm(options: OrganisationPageOptions): Html {
  const { membership, frame } = options;
  const fault = errorOf(options, 'invite');
  return postForm(
    { action: formAt(membership.organisation.id, 'invite'), csrf: frame.csrf },
    html`<div class="row">
      <div class="grow">
        ${textField({
          name: 'email',
          label: 'Address to invite',
          hint: 'Only who signs in with this address can accept. The message names your address.',
          attributes: html` type="email" autocomplete="off" maxlength="254" autocapitalize="none" spellcheck="false"`,
          ...(fault && { value: fault.typed ?? '', error: fault.error }),
        })}
      </div>
      ${selectField({ name: 'role', label: 'Role', options: ROLE_OPTIONS, chosen: 'developer' })}
      <button>Invite</button>
    </div>`,
  );
}
