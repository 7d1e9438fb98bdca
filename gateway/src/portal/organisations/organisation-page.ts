import { LONGEST_NAME } from '../../organisations/names.ts';
import { allows, type Action } from '../../organisations/roles.ts';
import { errorLine, postForm, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { confirmed, doneNotice, portalPage, type DoneSentences } from '../shell.ts';
import { formAt, organisationAt, singleSignOnAt, webhooksAt } from './organisation-paths.ts';
import { errorOf, type OrganisationPageOptions } from './organisation-view.ts';
import { managementKeysView } from './management-keys-view.ts';
import { membersView } from './members-view.ts';
import { projectsView } from './projects-view.ts';
import { say } from './organisations.messages.ts';
import { say as sayWebhooks } from './webhooks.messages.ts';
import { linkTo, rich } from '../../web/rich.ts';

const DONE: DoneSentences = {
  made: say.made,
  joined: say.joinedDone,
  renamed: say.renamed,
  invited: say.invited,
  revoked: say.revoked,
  'key-revoked': say.keyRevoked,
  role: say.roleDone,
  removed: say.removed,
  project: say.projectDone,
  transferred: say.transferred,
  dropped: say.dropped,
};

/** One organisation: projects, members, invitations, and its end. */
export function organisationPage(options: OrganisationPageOptions): Page {
  const { membership, frame, done, fault } = options;
  const { organisation, role } = membership;
  const may = (action: Action): boolean => allows(role, action);
  return portalPage({
    title: organisation.name,
    place: ORGANISATIONS,
    frame,
    sheet: PORTAL_SHEET,
    status: fault ? (fault.status ?? 422) : 200,
    faulty: fault !== undefined,
    body: html`${doneNotice(DONE, done)}
      <p class="soft">${rich(say.youAre({ role }), { b: () => html`<code>${organisation.id}</code>` })}</p>
      ${projectsView(options)} ${membersView(options)} ${options.keys && managementKeysView(options, options.keys)}
      ${may('webhooks.manage') && webhooksView(options)} ${may('single-sign-on.manage') && singleSignOnView(options)}
      ${may('organisation.rename') && renameView(options)} ${endView(options)}
      <p>
        ${may('audit.see') && html`<a href="${organisationAt(organisation.id)}/audit">${say.auditLog()}</a> `}
        <a href="${ORGANISATIONS}">${say.all()}</a>
      </p>`,
  });
}

const webhooksView = ({ membership }: OrganisationPageOptions): Html =>
  html`<section class="card" aria-labelledby="webhooks">
    <h2 id="webhooks">${sayWebhooks.heading()}</h2>
    <p>${rich(sayWebhooks.more(), { a: linkTo(webhooksAt(membership.organisation.id)) })}</p>
  </section>`;

const singleSignOnView = ({ membership }: OrganisationPageOptions): Html =>
  html`<section class="card" aria-labelledby="single-sign-on">
    <h2 id="single-sign-on">${say.singleSignOn()}</h2>
    <p>${rich(say.singleSignOnHint(), { a: linkTo(singleSignOnAt(membership.organisation.id)) })}</p>
  </section>`;

function renameView(options: OrganisationPageOptions): Html {
  const { membership, frame } = options;
  const { id, name } = membership.organisation;
  const fault = errorOf(options, 'rename');
  return html`<section class="card" aria-labelledby="rename">
    <h2 id="rename">${say.name()}</h2>
    ${postForm(
      { action: formAt(id, 'rename'), csrf: frame.csrf },
      html`${textField({
          name: 'name',
          id: 'organisation-name',
          label: say.nameOf(),
          attributes: html` maxlength="${LONGEST_NAME}" autocomplete="off"`,
          value: fault?.typed ?? name,
          ...(fault && { error: fault.error }),
        })} <button class="second">${say.rename()}</button>`,
    )}
  </section>`;
}

function endView(options: OrganisationPageOptions): Html {
  const { membership, frame, projects } = options;
  const { organisation, role } = membership;
  const [left, deleted] = [errorOf(options, 'leave'), errorOf(options, 'delete')];
  const leave = html`${errorLine(left?.error)}
  ${postForm(
    { action: formAt(organisation.id, 'leave'), csrf: frame.csrf },
    html`<p>${say.leaveHint()}</p>
      <button class="danger">${say.leave({ name: organisation.name })}</button>`,
  )}`;
  const end = html`${errorLine(deleted?.error)}
  ${postForm(
    { action: formAt(organisation.id, 'delete'), csrf: frame.csrf },
    projects.length > 0
      ? html`<p>${say.firstProjects()}</p>
          <button class="danger">${say.deleteForGood({ name: organisation.name })}</button>`
      : html`<p>${say.deleteHint()}</p>
          <button class="danger">${say.deleteForGood({ name: organisation.name })}</button>`,
  )}`;
  return html`<section class="card" aria-labelledby="end">
    <h2 id="end">${say.end()}</h2>
    ${left ? leave : confirmed(say.leaveIt(), leave)}
    ${allows(role, 'organisation.delete') && (deleted ? end : confirmed(say.deleteIt(), end))}
  </section>`;
}
