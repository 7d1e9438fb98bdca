import type { OpenInvitation } from '../../organisations/invitation-list.ts';
import type { Member } from '../../organisations/members.ts';
import { allows, ROLES } from '../../organisations/roles.ts';
import { dayText, shortText } from '../../web/dates.ts';
import { errorLine, postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { headedTable } from '../../web/table.ts';
import { actionsCell, confirmed } from '../shell.ts';
import { errorOf, type OrganisationPageOptions } from './organisation-view.ts';
import { formAt } from './organisation-paths.ts';
import { say } from './organisations.messages.ts';

/** Members and their roles, invitations, and the form that sends one. */
export function membersView(options: OrganisationPageOptions): Html {
  const { membership, members, invitations } = options;
  const manages = allows(membership.role, 'members.manage');
  return html`<section class="card" aria-labelledby="members">
    <h2 id="members">${say.members()}</h2>
    ${errorLine((errorOf(options, 'setRole') ?? errorOf(options, 'removeMember'))?.error)}
    ${headedTable({
      looks: 'rows',
      heads: [say.address(), say.role(), { roomy: say.joined() }, manages && { unseen: say.actions() }],
      rows: members.map((member) => memberRow(member, options, manages)),
    })}
    ${invitations && invitations.length > 0 && invitationsTable(invitations, options)} ${manages && inviteForm(options)}
  </section>`;
}

function memberRow(member: Member, options: OrganisationPageOptions, manages: boolean): Html {
  const { membership, personId, frame } = options;
  const { id } = membership.organisation;
  const address = member.email ?? member.accountId;
  const hidden = { member: member.accountId };
  return html`<tr>
    <th scope="row">${address} ${member.accountId === personId && html`<span class="soft">${say.you()}</span>`}</th>
    <td>${say.roleName({ role: member.role })}</td>
    <td class="roomy">${dayText(member.joinedAt)}</td>
    ${
      manages &&
      actionsCell(
        say.actionsFor({ name: address }),
        html`${postForm(
          { action: formAt(id, 'setRole'), csrf: frame.csrf, hidden },
          html`${selectField({
              name: 'role',
              id: `role-${member.accountId}`,
              label: say.roleOf({ name: address }),
              options: roleOptions(),
              chosen: member.role,
            })} <button class="second">${say.changeRole()}</button>`,
        )}
        ${
          member.accountId !== personId &&
          confirmed(
            say.remove({ name: address }),
            postForm(
              { action: formAt(id, 'removeMember'), csrf: frame.csrf, hidden },
              html`<p>${say.removeHint()}</p>
                <button class="danger">${say.removeNow({ name: address })}</button>`,
            ),
          )
        }`,
      )
    }
  </tr> `;
}

const invitationsTable = (
  invitations: readonly OpenInvitation[],
  { membership, frame }: OrganisationPageOptions,
): Html =>
  html`<h3>${say.invitations()}</h3>
    ${headedTable({
      looks: 'rows',
      heads: [say.address(), say.role(), { roomy: say.ends() }, { unseen: say.actions() }],
      rows: invitations.map(
        ({ id, email, role, expiresAt }) =>
          html`<tr>
            <th scope="row">${email}</th>
            <td>${say.roleName({ role })}</td>
            <td class="roomy">${shortText(expiresAt)}</td>
            <td>
              ${postForm(
                {
                  action: formAt(membership.organisation.id, 'revokeInvitation'),
                  csrf: frame.csrf,
                  hidden: { invitation: id },
                },
                html`<button class="plain" aria-label="${say.revokeInvitation({ name: email })}">
                  ${say.revoke()}
                </button>`,
              )}
            </td>
          </tr> `,
      ),
    })}`;

function inviteForm(options: OrganisationPageOptions): Html {
  const { membership, frame } = options;
  const fault = errorOf(options, 'invite');
  return postForm(
    { action: formAt(membership.organisation.id, 'invite'), csrf: frame.csrf },
    html`<div class="row">
      <div class="grow">
        ${textField({
          name: 'email',
          label: say.toInvite(),
          hint: say.toInviteHint(),
          attributes: html` type="email" autocomplete="off" maxlength="254" autocapitalize="none" spellcheck="false"`,
          ...(fault && { value: fault.typed ?? '', error: fault.error }),
        })}
      </div>
      ${selectField({ name: 'role', label: say.role(), options: roleOptions(), chosen: 'developer' })}
      <button>${say.invite()}</button>
    </div>`,
  );
}

/** The roles that a form offers. */
const roleOptions = () => ROLES.map((role) => ({ value: role, label: say.roleText({ role }) }));
