import type { ConnectedApplication } from '../oauth/applications.ts';
import { postForm } from '../web/forms.ts';
import { instantText } from '../web/dates.ts';
import { html, type Html } from '../web/html.ts';
import { linkTo, rich } from '../web/rich.ts';
import { applicationNames } from './caller-names.ts';
import { CLIENTS } from './clients/client-paths.ts';
import { say as sayClients } from './clients/clients.messages.ts';
import { inProject, may, type Frame } from './frame.ts';
import { say } from './overview.messages.ts';
import { confirmed } from './shell.ts';

export function applicationsView(applications: readonly ConnectedApplication[], frame: Frame): Html {
  const names = applicationNames(applications);
  return html`<section class="card" aria-labelledby="applications">
    <h2 id="applications">${say.applications()}</h2>
    ${
      applications.length === 0
        ? html`<p class="soft">${say.noApplications()}</p>`
        : html`<ul class="items">
            ${applications.map((application) => applicationItem(application, names.get(application.grantId) ?? '', frame))}
          </ul>`
    }
    ${may(frame, 'clients.manage') && html`<p>${rich(sayClients.more(), { a: linkTo(inProject(frame, CLIENTS)) })}</p>`}
  </section>`;
}

const applicationItem = (application: ConnectedApplication, name: string, frame: Frame): Html => {
  const { grantId, hosts, connectedAt, lastUsedAt } = application;
  return html`<li>
    <h3>${name} <span class="soft small">${hosts.join(', ')}</span></h3>
    <p class="soft small">
      ${say.connectedOn({
        at: instantText(connectedAt),
        isUsed: lastUsedAt !== null,
        used: lastUsedAt ? instantText(lastUsedAt) : '',
      })}
    </p>
    ${confirmed(
      say.disconnect({ name }),
      postForm(
        { action: inProject(frame, '/developer/applications/revoke'), csrf: frame.csrf, hidden: { grant: grantId } },
        html`<p>${say.disconnectHint()}</p>
          <button class="danger">${say.disconnectNow({ name })}</button>`,
      ),
    )}
  </li> `;
};
