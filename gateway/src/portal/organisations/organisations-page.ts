import type { Membership } from '../../organisations/access.ts';
import { LONGEST_NAME } from '../../organisations/names.ts';
import { dayText } from '../../web/dates.ts';
import { postForm, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { headedTable } from '../../web/table.ts';
import type { Frame } from '../frame.ts';
import { PORTAL_SHEET } from '../portal-styles.ts';
import { doneNotice, portalPage, type DoneSentences } from '../shell.ts';
import { organisationAt } from './organisation-paths.ts';
import { say } from './organisations.messages.ts';
import { say as sayPlace } from '../shell.messages.ts';

export interface OrganisationsPageOptions {
  readonly memberships: readonly Membership[];
  readonly frame: Frame;
  readonly done: string | null;
  readonly fault?: { readonly error: string; readonly typed: string } | undefined;
}

const DONE: DoneSentences = {
  left: say.left,
  deleted: say.deleted,
  declined: say.declined,
};

/** The organisations of a person, and the form that makes one. */
export const organisationsPage = ({ memberships, frame, done, fault }: OrganisationsPageOptions): Page => {
  return portalPage({
    title: sayPlace.organisations(),
    place: ORGANISATIONS,
    frame,
    sheet: PORTAL_SHEET,
    faulty: fault !== undefined,
    body: html`${doneNotice(DONE, done)}
      <section class="card" aria-labelledby="yours">
        <h2 id="yours">${say.yours()}</h2>
        ${memberships.length === 0 ? html`<p class="soft">${say.none()}</p>` : table(memberships)}
      </section>
      <section class="card" aria-labelledby="new">
        <h2 id="new">${say.new()}</h2>
        <p class="soft small">${say.newHint()}</p>
        ${postForm(
          { action: ORGANISATIONS, csrf: frame.csrf },
          html`${textField({
              name: 'name',
              label: say.nameOf(),
              attributes: html` maxlength="${LONGEST_NAME}" autocomplete="organization"`,
              ...(fault && { value: fault.typed, error: fault.error }),
            })} <button>${say.make()}</button>`,
        )}
      </section>`,
  });
};

const table = (memberships: readonly Membership[]): Html =>
  headedTable({
    looks: 'rows',
    heads: [say.name(), say.yourRole(), { roomy: say.joined() }],
    rows: memberships.map(
      ({ organisation, role, joinedAt }) =>
        html`<tr>
          <th scope="row"><a href="${organisationAt(organisation.id)}">${organisation.name}</a></th>
          <td>${say.roleName({ role })}</td>
          <td class="roomy">${dayText(joinedAt)}</td>
        </tr> `,
    ),
  });
