import { Controller, Res, UseGuards } from '@nestjs/common';
import { SIGN_IN } from '../web/portal-paths.ts';
import { answerPage, type RouteReply } from '../web/route.ts';
import { PAGE_GUARDS, SessionGuard } from './guards.ts';
import { Shows, Takes } from './portal-route.ts';
import { Form, Visitor, type Visit } from './request.ts';
import { SignInFlow } from './sign-in-flow.ts';
import { CODE, PASSKEY_SIGN_IN } from './sign-in-pages.ts';

/** Signing in to the developer page, and out of it. */
@Controller()
@UseGuards(...PAGE_GUARDS)
export class SignInController {
  constructor(private readonly flow: SignInFlow) {}

  @Shows(SIGN_IN)
  async email(@Res() reply: RouteReply, @Visitor() visit: Visit): Promise<void> {
    answerPage(reply, await this.flow.showEmailStep(visit));
  }

  @Takes(SIGN_IN)
  async takeEmail(@Res() reply: RouteReply, @Visitor() visit: Visit, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.flow.takeEmail(visit, form));
  }

  @Takes(PASSKEY_SIGN_IN)
  async takePasskey(@Res() reply: RouteReply, @Visitor() visit: Visit, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.flow.takePasskey(visit, form));
  }

  @Shows(CODE)
  async code(@Res() reply: RouteReply, @Visitor() visit: Visit): Promise<void> {
    answerPage(reply, await this.flow.showCodeStep(visit));
  }

  @Takes(CODE)
  async takeCode(@Res() reply: RouteReply, @Visitor() visit: Visit, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.flow.takeCode(visit, form));
  }

  /** Signs out, also who is suspended. */
  @Takes('/developer/sign-out')
  @UseGuards(SessionGuard)
  async leave(@Res() reply: RouteReply, @Visitor() visit: Visit): Promise<void> {
    answerPage(reply, await this.flow.leave(visit));
  }
}
