import type { ListedSession } from '../sign-in/sessions.ts';
import { shortText } from '../web/dates.ts';
import { postForm } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';

export const SESSIONS = '/developer/account/sessions';

export interface SessionsViewOptions {
  readonly sessions: readonly ListedSession[];
  /** Hash of the session that asks. */
  readonly current: string;
  readonly csrf: string;
}

/** The browsers that are signed in, each with a way to end it. */
export const sessionsView = ({ sessions, current, csrf }: SessionsViewOptions): Html =>
  html`<section class="card" aria-labelledby="sessions">
    <h2 id="sessions">Sessions</h2>
    <p class="soft small">Browsers that are signed in to this page. A session ends by itself after a day.</p>
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Browser</th>
          <th scope="col">Signed in (UTC)</th>
          <th scope="col" class="roomy">Ends (UTC)</th>
          <th scope="col"><span class="off">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        ${sessions.map((session, index) => sessionRow(session, index + 1, { current, csrf }))}
      </tbody>
    </table>
    ${
      sessions.length > 1 &&
      postForm({ action: `${SESSIONS}/others`, csrf }, html`<button class="second">Sign out all others</button>`)
    }
  </section>`;

const sessionRow = (
  { hash, browser, createdAt, expiresAt }: ListedSession,
  number: number,
  { current, csrf }: Pick<SessionsViewOptions, 'current' | 'csrf'>,
): Html =>
  html`<tr>
    <th scope="row">${browser ?? 'A browser'}</th>
    <td>${shortText(createdAt)}</td>
    <td class="roomy">${shortText(expiresAt)}</td>
    <td>
      ${
        hash === current
          ? html`<span class="soft">This one</span>`
          : postForm(
              { action: SESSIONS, csrf, hidden: { session: hash } },
              html`<button class="plain" aria-label="Sign out session ${number}, ${browser ?? 'a browser'}">
                Sign out
              </button>`,
            )
      }
    </td>
  </tr> `;
