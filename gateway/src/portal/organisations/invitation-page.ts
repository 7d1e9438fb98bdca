import type { Invited } from '../../organisations/invitations.ts';
import { instantText } from '../../web/dates.ts';
import { errorLine, postForm } from '../../web/forms.ts';
import { html } from '../../web/html.ts';
import { errorPage, type Page } from '../../web/page.ts';
import { INVITATION, ORGANISATIONS } from '../../web/portal-paths.ts';
import type { Frame } from '../frame.ts';
import { TO_HOME } from '../portal-route.ts';
import { portalPage } from '../shell.ts';
import { say } from './organisations.messages.ts';
import { rich, strong } from '../../web/rich.ts';

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
    title: say.join({ name: organisation.name }),
    place: ORGANISATIONS,
    frame,
    faulty: error !== undefined,
    body: html`<div class="card">
      ${errorLine(error)}
      <p>
        ${rich(say.invites(), {
          a: () => html`${from ?? say.theOperator()}`,
          b: () => strong(organisation.name),
          c: () => strong(say.roleName({ role })),
        })}
      </p>
      <p class="soft small">${say.invitationEnds({ at: instantText(expiresAt) })}</p>
      ${postForm({ ...form, action: `${INVITATION}/accept` }, html`<button>${say.join({ name: organisation.name })}</button>`)}
      ${postForm({ ...form, action: `${INVITATION}/decline` }, html`<button class="plain">${say.decline()}</button>`)}
    </div>`,
  });
};

/** The same to all for whom there is none: it tells nobody whether there is one for somebody else. */
export const noInvitation = (): Page =>
  errorPage({
    status: 404,
    title: say.noInvitation(),
    explanation: say.noInvitationWhy(),
    next: TO_HOME,
  });
