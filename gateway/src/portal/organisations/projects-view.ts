import type { Account } from '../../accounts/accounts.ts';
import { LONGEST_NAME } from '../../organisations/names.ts';
import { MOST_PROJECTS } from '../../organisations/projects.ts';
import { allows } from '../../organisations/roles.ts';
import { numberText } from '../../web/dates.ts';
import { postForm, selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { homeOf } from '../frame.ts';
import { confirmed } from '../shell.ts';
import { errorLine, errorOf, type OrganisationPageOptions } from './organisation-view.ts';
import { formAt } from './organisation-paths.ts';

/** Projects of an organisation, and what can be done with them. */
export function projectsView(options: OrganisationPageOptions): Html {
  const { membership, projects, frame } = options;
  const { organisation, role } = membership;
  const fault = errorOf(options, 'makeProject');
  return html`<section class="card" aria-labelledby="projects">
    <h2 id="projects">Projects</h2>
    <p class="soft small">
      ${projects.length === 0 ? `No projects yet (up to ${MOST_PROJECTS}).` : `${projects.length} of up to ${MOST_PROJECTS}.`}
      Each has keys, usage and limits of its own. A new one has no calls until the operator gives it an allowance.
    </p>
    ${errorLine(errorOf(options, 'transferProject') ?? errorOf(options, 'deleteProject'))}
    ${
      projects.length > 0 &&
      html`<table class="rows">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Calls a month</th>
            ${allows(role, 'project.rename') && html`<th scope="col"><span class="off">Actions</span></th>`}
          </tr>
        </thead>
        <tbody>
          ${projects.map((project) => projectRow(project, options))}
        </tbody>
      </table>`
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
              label: 'Name of a new project',
              hint: 'Such as the product or the stage it is for.',
              attributes: html` maxlength="${LONGEST_NAME}" autocomplete="off"`,
              ...(fault && { value: fault.typed ?? '', error: fault.error }),
            })}
          </div>
          <button>Make a project</button>
        </div>`,
      )
    }
  </section>`;
}

function projectRow(project: Account, options: OrganisationPageOptions): Html {
  const { id, name, unmetered, monthlyAllowance, suspendedAt } = project;
  const { role } = options.membership;
  const allowance = unmetered ? 'not counted' : monthlyAllowance === null ? 'as usual' : numberText(monthlyAllowance);
  return html`<tr>
    <th scope="row">
      <a href="${homeOf(id)}">${name}</a> ${suspendedAt !== null && html`<strong class="bad">suspended</strong>`}
    </th>
    <td>${allowance}</td>
    ${
      allows(role, 'project.rename') &&
      html`<td class="actions">
        <details class="menu" ${errorOf(options, 'renameProject', id) && html` open`}>
          <summary aria-label="Actions for ${name}">…</summary>
          <div>
            ${renameForm(project, options)} ${allows(role, 'project.transfer') && transferForm(project, options)}
            ${allows(role, 'project.delete') && deleteForm(project, options)}
          </div>
        </details>
      </td>`
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
        label: `New name of ${name}`,
        attributes: html` maxlength="${LONGEST_NAME}" autocomplete="off"`,
        value: fault?.typed ?? name,
        ...(fault && { error: fault.error }),
      })} <button class="second">Rename</button>`,
  );
  return fault ? form : confirmed(`Rename ${name}`, form);
}

const transferForm = ({ id, name }: Account, { membership, others, frame }: OrganisationPageOptions): Html | false =>
  others.length > 0 &&
  confirmed(
    `Transfer ${name}`,
    postForm(
      { action: formAt(membership.organisation.id, 'transferProject'), csrf: frame.csrf, hidden: { project: id } },
      html`<p>Its keys, applications, limits and usage go with it. Members of this organisation see it no more.</p>
        ${selectField({
          name: 'to',
          id: `to-${id}`,
          label: 'Organisation that takes it over',
          options: others.map(({ organisation }) => ({ value: organisation.id, label: organisation.name })),
          chosen: '',
        })}
        <button class="danger">Transfer ${name}</button>`,
    ),
  );

const deleteForm = ({ id, name }: Account, { membership, frame }: OrganisationPageOptions): Html =>
  confirmed(
    `Delete ${name}`,
    postForm(
      { action: formAt(membership.organisation.id, 'deleteProject'), csrf: frame.csrf, hidden: { project: id } },
      html`<p>
          Its keys and applications are refused within a second, and its usage is gone. What is paid for in advance is
          lost. This cannot be undone.
        </p>
        <button class="danger">Delete ${name} for good</button>`,
    ),
  );
