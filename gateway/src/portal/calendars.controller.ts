import { Controller, Res, UseGuards } from '@nestjs/common';
import { SealedRequests } from '../sealed-requests/sealed-requests.ts';
import { postForm } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { redirect } from '../web/page.ts';
import { linkTo, rich } from '../web/rich.ts';
import { answerPage, type RouteReply } from '../web/route.ts';
import { PROJECT_GUARDS } from './guards.ts';
import { inProject, type Frame } from './frame.ts';
import { say } from './overview.messages.ts';
import { TakesProject } from './portal-route.ts';
import { Who, type SignedIn } from './request.ts';
import { confirmed } from './shell.ts';

export const REVOKE = '/developer/calendars/revoke';

/** The part of the first page about addresses of calendars. They cannot be listed: the server does not know them. */
export const calendarsView = (hasAny: boolean, frame: Frame): Html | false =>
  hasAny &&
  html`<section class="card" aria-labelledby="calendars">
    <h2 id="calendars">${say.calendars()}</h2>
    <p>${rich(say.calendarsText(), { a: linkTo('/docs/feeds') })}</p>
    ${confirmed(
      say.endAll(),
      postForm(
        { action: inProject(frame, REVOKE), csrf: frame.csrf },
        html`<p>${say.endAllHint()}</p>
          <button class="danger">${say.endAllNow()}</button>`,
      ),
    )}
  </section>`;

/** Ends the addresses of calendars. */
@Controller()
@UseGuards(...PROJECT_GUARDS)
export class CalendarsController {
  constructor(private readonly sealed: SealedRequests) {}

  @TakesProject('calendars.manage', REVOKE)
  async revoke(@Res() reply: RouteReply, @Who() { account, frame }: SignedIn): Promise<void> {
    await this.sealed.revokeAll(account.id);
    answerPage(reply, redirect(`${frame.home}?done=calendars`));
  }
}
