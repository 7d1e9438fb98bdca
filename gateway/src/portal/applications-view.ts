import type { ConnectedApplication } from '../oauth/applications.ts';
import { postForm } from '../web/forms.ts';
import { instantText } from '../web/dates.ts';
import { html, type Html } from '../web/html.ts';
import { applicationNames } from './application-names.ts';
import { inProject, type Frame } from './frame.ts';
import { confirmed } from './shell.ts';

export function applicationsView(applications: readonly ConnectedApplication[], frame: Frame): Html {
  const names = applicationNames(applications);
  return html`<section class="card" aria-labelledby="applications">
    <h2 id="applications">Connected applications</h2>
    ${
      applications.length === 0
        ? html`<p class="soft">None. A client that you connect by signing in, without a key, is listed here.</p>`
        : html`<ul class="items">
            ${applications.map((application) => applicationItem(application, names.get(application.grantId) ?? '', frame))}
          </ul>`
    }
  </section>`;
}

const applicationItem = (application: ConnectedApplication, name: string, frame: Frame): Html => {
  const { grantId, hosts, connectedAt, lastUsedAt } = application;
  return html`<li>
    <h3>${name} <span class="soft small">${hosts.join(', ')}</span></h3>
    <p class="soft small">
      Connected on ${instantText(connectedAt)},
      ${lastUsedAt ? `last used on ${instantText(lastUsedAt)}` : 'not used yet'}
    </p>
    ${confirmed(
      `Disconnect ${name}`,
      postForm(
        { action: inProject(frame, '/developer/applications/revoke'), csrf: frame.csrf, hidden: { grant: grantId } },
        html`<p>It is refused within a second. You can sign in from it again at any time.</p>
          <button class="danger">Disconnect ${name} now</button>`,
      ),
    )}
  </li> `;
};
