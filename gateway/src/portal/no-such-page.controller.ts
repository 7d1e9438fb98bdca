import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { pathOf } from '../http/paths.ts';
import { redirect } from '../web/page.ts';
import { HOME } from '../web/portal-paths.ts';
import { answerPage, Route, type RouteReply, type RouteRequest } from '../web/route.ts';
import { PAGE_GUARDS } from './guards.ts';
import { noSuchPage, PORTAL, Shows } from './portal-route.ts';

/** Addresses under /developer at which there is no page. */
@Controller()
@UseGuards(...PAGE_GUARDS)
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
