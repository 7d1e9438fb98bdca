import type { Invited } from '../../organisations/invitations.ts';
import { instantText } from '../../web/dates.ts';
import { postForm } from '../../web/forms.ts';
import { html } from '../../web/html.ts';
import { errorPage, type Page } from '../../web/page.ts';
import { INVITATION, ORGANISATIONS } from '../../web/portal-paths.ts';
import type { Frame } from '../frame.ts';
import { TO_HOME } from '../portal-route.ts';
import { portalPage } from '../shell.ts';

export interface InvitationPageOptions {
  readonly invited: Invited;
  readonly secret: string;
  readonly frame: Frame;
  readonly error?: string;
}

/** What somebody is invited to, and by whom. */
export const invitationPage = ({ invited, secret, frame, error }: InvitationPageOptions): Page => {
  const { organisation, role, from, expiresAt } = invited;
  const form = { csrf: frame.csrf, hidden: { secret } };
  return portalPage({
    title: `Join ${organisation.name}`,
    place: ORGANISATIONS,
    frame,
    status: error === undefined ? 200 : 422,
    faulty: error !== undefined,
    body: html`<div class="card">
      ${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
      <p>
        ${from ?? 'The operator of this server'} invites you to <strong>${organisation.name}</strong> as
        <strong>${role}</strong>. Its members see your e-mail address.
      </p>
      <p class="soft small">The invitation ends on ${instantText(expiresAt)}.</p>
      ${postForm({ ...form, action: `${INVITATION}/accept` }, html`<button>Join ${organisation.name}</button>`)}
      ${postForm({ ...form, action: `${INVITATION}/decline` }, html`<button class="plain">Decline</button>`)}
    </div>`,
  });
};

/** The same to all for whom there is none: it tells nobody whether there is one for somebody else. */
export const NO_INVITATION = errorPage({
  status: 404,
  title: 'There is no such invitation for you',
  explanation:
    'It was used, revoked or is older than seven days, or it went to another address than the one you are signed in with. Sign in with that address, or ask for a new one.',
  next: TO_HOME,
});
