import { LONGEST_NAME } from '../../organisations/names.ts';
import { allows, type Action } from '../../organisations/roles.ts';
import { postForm, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { confirmed, portalPage } from '../shell.ts';
import { formAt, organisationAt } from './organisation-paths.ts';
import { errorLine, errorOf, type OrganisationPageOptions } from './organisation-view.ts';
import { managementKeysView } from './management-keys-view.ts';
import { membersView } from './members-view.ts';
import { singleSignOnAt } from './single-sign-on-paths.ts';
import { projectsView } from './projects-view.ts';

const DONE: Readonly<Record<string, string>> = {
  made: 'The organisation is made. Invite members, and make a project.',
  joined: 'You are a member now.',
  renamed: 'The new name is saved.',
  invited: 'The invitation is sent. It is good for seven days.',
  revoked: 'The invitation is revoked.',
  'key-revoked': 'The management key is revoked. It is refused from now on.',
  role: 'The role is changed. It holds from now on.',
  removed: 'The member is removed.',
  project: 'The project is made.',
  transferred: 'The project has gone to the other organisation, with its keys and usage.',
  dropped: 'The project is deleted.',
};

/** One organisation: projects, members, invitations, and its end. */
export function organisationPage(options: OrganisationPageOptions): Page {
  const { membership, frame, done, fault } = options;
  const { organisation, role } = membership;
  const said = DONE[done ?? ''];
  const may = (action: Action): boolean => allows(role, action);
  return portalPage({
    title: organisation.name,
    place: ORGANISATIONS,
    frame,
    sheet: PORTAL_SHEET,
    status: fault ? (fault.status ?? 422) : 200,
    faulty: fault !== undefined,
    body: html`${said !== undefined && html`<div class="notice" role="status"><p>${said}</p></div>`}
      <p class="soft">You are ${role} here. Number for questions to the operator: <code>${organisation.id}</code></p>
      ${projectsView(options)} ${membersView(options)} ${options.keys && managementKeysView(options, options.keys)}
      ${may('single-sign-on.manage') && singleSignOnView(options)} ${may('organisation.rename') && renameView(options)}
      ${endView(options)}
      <p>
        ${may('audit.see') && html`<a href="${organisationAt(organisation.id)}/audit">Audit log</a> `}
        <a href="${ORGANISATIONS}">All organisations</a>
      </p>`,
  });
}

const singleSignOnView = ({ membership }: OrganisationPageOptions): Html =>
  html`<section class="card" aria-labelledby="single-sign-on">
    <h2 id="single-sign-on">Single sign-on</h2>
    <p>
      People of your company can sign in at its own provider.
      <a href="${singleSignOnAt(membership.organisation.id)}">Set up single sign-on</a>
    </p>
  </section>`;

function renameView(options: OrganisationPageOptions): Html {
  const { membership, frame } = options;
  const { id, name } = membership.organisation;
  const fault = errorOf(options, 'rename');
  return html`<section class="card" aria-labelledby="rename">
    <h2 id="rename">Name</h2>
    ${postForm(
      { action: formAt(id, 'rename'), csrf: frame.csrf },
      html`${textField({
          name: 'name',
          id: 'organisation-name',
          label: 'Name of the organisation',
          attributes: html` maxlength="${LONGEST_NAME}" autocomplete="off"`,
          value: fault?.typed ?? name,
          ...(fault && { error: fault.error }),
        })} <button class="second">Rename</button>`,
    )}
  </section>`;
}

function endView(options: OrganisationPageOptions): Html {
  const { membership, frame, projects } = options;
  const { organisation, role } = membership;
  const [left, deleted] = [errorOf(options, 'leave'), errorOf(options, 'delete')];
  const leave = html`${errorLine(left)}
  ${postForm(
    { action: formAt(organisation.id, 'leave'), csrf: frame.csrf },
    html`<p>You see nothing of it any more. Keys and applications that you have made stay with its projects.</p>
      <button class="danger">Leave ${organisation.name}</button>`,
  )}`;
  const end = html`${errorLine(deleted)}
  ${postForm(
    { action: formAt(organisation.id, 'delete'), csrf: frame.csrf },
    projects.length > 0
      ? html`<p>First delete or transfer its projects.</p>
          <button class="danger">Delete ${organisation.name} for good</button>`
      : html`<p>Its members and invitations go with it. This cannot be undone.</p>
          <button class="danger">Delete ${organisation.name} for good</button>`,
  )}`;
  return html`<section class="card" aria-labelledby="end">
    <h2 id="end">Leave or delete</h2>
    ${left ? leave : confirmed('Leave the organisation …', leave)}
    ${allows(role, 'organisation.delete') && (deleted ? end : confirmed('Delete the organisation …', end))}
  </section>`;
}
