import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { pathOf } from '../http/paths.ts';
import { HostGuard } from '../web/host.guard.ts';
import { redirect } from '../web/page.ts';
import { HOME } from '../web/portal-paths.ts';
import { RouteGuard } from '../web/route.guard.ts';
import { answerPage, Route, type RouteReply, type RouteRequest } from '../web/route.ts';
import { ServingGuard } from '../web/serving.guard.ts';
import { FormGuard } from './form.guard.ts';
import { noSuchPage, PORTAL, Shows } from './portal-route.ts';
import { VisitGuard } from './visit.guard.ts';

/** Addresses under /developer at which there is no page. */
@Controller()
@UseGuards(HostGuard, ServingGuard, VisitGuard, RouteGuard, FormGuard)
export class NoSuchPageController {
  /** Leads from addresses that are only posted to, when opened, to where their forms are. */
  @Shows(
    '/developer/account/delete',
    '/developer/account/address/cancel',
    '/developer/account/address/confirm',
    '/developer/account/passkeys',
    '/developer/account/passkeys/remove',
    '/developer/account/sessions',
    '/developer/account/sessions/others',
    '/developer/applications/revoke',
    '/developer/keys',
    '/developer/keys/rename',
    '/developer/keys/revoke',
    '/developer/invitation/accept',
    '/developer/invitation/decline',
    '/developer/sign-in/passkey',
    '/developer/sign-out',
  )
  onlyPosted(@Res() reply: RouteReply): void {
    answerPage(reply, redirect(HOME));
  }

  @Route(`${HOME}/*`, PORTAL)
  nothing(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): void {
    const isHome = pathOf(raw.url) === `${HOME}/` && raw.method !== 'POST';
    answerPage(reply, isHome ? redirect(HOME) : noSuchPage());
  }
}
