import type { Membership } from '../../organisations/access.ts';
import { LONGEST_NAME } from '../../organisations/names.ts';
import { dayText } from '../../web/dates.ts';
import { postForm, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import type { Frame } from '../frame.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { portalPage } from '../shell.ts';
import { organisationAt } from './organisation-paths.ts';

export interface OrganisationsPageOptions {
  readonly memberships: readonly Membership[];
  readonly frame: Frame;
  readonly done: string | null;
  readonly fault?: { readonly error: string; readonly typed: string } | undefined;
}

const DONE: Readonly<Record<string, string>> = {
  left: 'You have left the organisation.',
  deleted: 'The organisation is deleted.',
  declined: 'The invitation is declined.',
};

/** The organisations of a person, and the form that makes one. */
export const organisationsPage = ({ memberships, frame, done, fault }: OrganisationsPageOptions): Page => {
  const said = DONE[done ?? ''];
  return portalPage({
    title: 'Organisations',
    place: ORGANISATIONS,
    frame,
    sheet: PORTAL_SHEET,
    status: fault ? 422 : 200,
    faulty: fault !== undefined,
    body: html`${said !== undefined && html`<div class="notice" role="status"><p>${said}</p></div>`}
      <section class="card" aria-labelledby="yours">
        <h2 id="yours">Your organisations</h2>
        ${
          memberships.length === 0 ? html`<p class="soft">None. An invitation comes by e-mail.</p>` : table(memberships)
        }
      </section>
      <section class="card" aria-labelledby="new">
        <h2 id="new">New organisation</h2>
        <p class="soft small">
          An organisation has members with roles, and projects: each with keys, an allowance and usage of its own. Your
          personal project stays yours alone.
        </p>
        ${postForm(
          { action: ORGANISATIONS, csrf: frame.csrf },
          html`${textField({
              name: 'name',
              label: 'Name of the organisation',
              attributes: html` maxlength="${LONGEST_NAME}" autocomplete="organization"`,
              ...(fault && { value: fault.typed, error: fault.error }),
            })} <button>Make an organisation</button>`,
        )}
      </section>`,
  });
};

const table = (memberships: readonly Membership[]): Html =>
  html`<table class="rows">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Your role</th>
        <th scope="col" class="roomy">Joined</th>
      </tr>
    </thead>
    <tbody>
      ${memberships.map(
        ({ organisation, role, joinedAt }) =>
          html`<tr>
            <th scope="row"><a href="${organisationAt(organisation.id)}">${organisation.name}</a></th>
            <td>${role}</td>
            <td class="roomy">${dayText(joinedAt)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
