import type { ListedSession } from '../sign-in/sessions.ts';
import { shortText } from '../web/dates.ts';
import { postForm } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { headedTable } from '../web/table.ts';
import { say } from './account.messages.ts';

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
    <h2 id="sessions">${say.sessions()}</h2>
    <p class="soft small">${say.sessionsHint()}</p>
    ${headedTable({
      looks: 'rows',
      heads: [say.browser(), say.signedIn(), { roomy: say.ends() }, { unseen: say.actions() }],
      rows: sessions.map((session, index) => sessionRow(session, index + 1, { current, csrf })),
    })}
    ${
      sessions.length > 1 &&
      postForm({ action: `${SESSIONS}/others`, csrf }, html`<button class="second">${say.othersOut()}</button>`)
    }
  </section>`;

const sessionRow = (
  { hash, browser, createdAt, expiresAt }: ListedSession,
  number: number,
  { current, csrf }: Pick<SessionsViewOptions, 'current' | 'csrf'>,
): Html =>
  html`<tr>
    <th scope="row">${browser ?? say.someBrowser()}</th>
    <td>${shortText(createdAt)}</td>
    <td class="roomy">${shortText(expiresAt)}</td>
    <td>
      ${
        hash === current
          ? html`<span class="soft">${say.thisOne()}</span>`
          : postForm(
              { action: SESSIONS, csrf, hidden: { session: hash } },
              html`<button
                class="plain"
                aria-label="${say.signOutSession({ number, isKnown: browser !== null, browser: browser ?? '' })}"
              >
                ${say.signOut()}
              </button>`,
            )
      }
    </td>
  </tr> `;
