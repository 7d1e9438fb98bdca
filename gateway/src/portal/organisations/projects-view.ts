import type { Account } from '../../accounts/accounts.ts';
import { LONGEST_NAME } from '../../organisations/names.ts';
import { MOST_PROJECTS } from '../../organisations/projects.ts';
import { allows } from '../../organisations/roles.ts';
import { numberText } from '../../web/dates.ts';
import { errorLine, postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { headedTable } from '../../web/table.ts';
import { homeOf } from '../frame.ts';
import { actionsCell, confirmed } from '../shell.ts';
import { errorOf, type OrganisationPageOptions } from './organisation-view.ts';
import { formAt } from './organisation-paths.ts';
import { say } from './organisations.messages.ts';

/** Projects of an organisation, and what can be done with them. */
export function projectsView(options: OrganisationPageOptions): Html {
  const { membership, projects, frame } = options;
  const { organisation, role } = membership;
  const fault = errorOf(options, 'makeProject');
  return html`<section class="card" aria-labelledby="projects">
    <h2 id="projects">${say.projects()}</h2>
    <p class="soft small">${say.projectCount({ count: projects.length, most: MOST_PROJECTS })} ${say.projectsHint()}</p>
    ${errorLine((errorOf(options, 'transferProject') ?? errorOf(options, 'deleteProject'))?.error)}
    ${
      projects.length > 0 &&
      headedTable({
        looks: 'rows',
        heads: [say.name(), say.callsAMonth(), allows(role, 'project.rename') && { unseen: say.actions() }],
        rows: projects.map((project) => projectRow(project, options)),
      })
    }
    ${
      allows(role, 'project.make') &&
      (projects.length < MOST_PROJECTS || fault) &&
      postForm(
        { action: formAt(organisation.id, 'makeProject'), csrf: frame.csrf },
        html`<div class="row">
          <div class="grow">
            ${textField({
              name: 'name',
              id: 'project-name',
              label: say.newProject(),
              hint: say.newProjectHint(),
              attributes: html` maxlength="${LONGEST_NAME}" autocomplete="off"`,
              ...(fault && { value: fault.typed ?? '', error: fault.error }),
            })}
          </div>
          <button>${say.makeProject()}</button>
        </div>`,
      )
    }
  </section>`;
}

function projectRow(project: Account, options: OrganisationPageOptions): Html {
  const { id, name, unmetered, monthlyAllowance, suspendedAt } = project;
  const { role } = options.membership;
  const allowance = unmetered
    ? say.notCounted()
    : monthlyAllowance === null
      ? say.asUsual()
      : numberText(monthlyAllowance);
  return html`<tr>
    <th scope="row">
      <a href="${homeOf(id)}">${name}</a>
      ${suspendedAt !== null && html`<strong class="bad">${say.suspended()}</strong>`}
    </th>
    <td>${allowance}</td>
    ${
      allows(role, 'project.rename') &&
      actionsCell(
        say.actionsFor({ name }),
        html`${renameForm(project, options)} ${allows(role, 'project.transfer') && transferForm(project, options)}
        ${allows(role, 'project.delete') && deleteForm(project, options)}`,
        errorOf(options, 'renameProject', id) !== undefined,
      )
    }
  </tr> `;
}

function renameForm({ id, name }: Account, options: OrganisationPageOptions): Html {
  const { membership, frame } = options;
  const fault = errorOf(options, 'renameProject', id);
  const form = postForm(
    { action: formAt(membership.organisation.id, 'renameProject'), csrf: frame.csrf, hidden: { project: id } },
    html`${textField({
        name: 'name',
        id: `name-${id}`,
        label: say.newNameOf({ name }),
        attributes: html` maxlength="${LONGEST_NAME}" autocomplete="off"`,
        value: fault?.typed ?? name,
        ...(fault && { error: fault.error }),
      })} <button class="second">${say.rename()}</button>`,
  );
  return fault ? form : confirmed(say.renameIt({ name }), form);
}

const transferForm = ({ id, name }: Account, { membership, others, frame }: OrganisationPageOptions): Html | false =>
  others.length > 0 &&
  confirmed(
    say.transfer({ name }),
    postForm(
      { action: formAt(membership.organisation.id, 'transferProject'), csrf: frame.csrf, hidden: { project: id } },
      html`<p>${say.transferHint()}</p>
        ${selectField({
          name: 'to',
          id: `to-${id}`,
          label: say.takesOver(),
          options: others.map(({ organisation }) => ({ value: organisation.id, label: organisation.name })),
          chosen: '',
        })}
        <button class="danger">${say.transfer({ name })}</button>`,
    ),
  );

const deleteForm = ({ id, name }: Account, { membership, frame }: OrganisationPageOptions): Html =>
  confirmed(
    say.delete({ name }),
    postForm(
      { action: formAt(membership.organisation.id, 'deleteProject'), csrf: frame.csrf, hidden: { project: id } },
      html`<p>${say.deleteProjectHint()}</p>
        <button class="danger">${say.deleteForGood({ name })}</button>`,
    ),
  );
