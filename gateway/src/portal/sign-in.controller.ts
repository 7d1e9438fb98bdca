import { Controller, Res, UseGuards } from '@nestjs/common';
import { HostGuard } from '../web/host.guard.ts';
import { SIGN_IN } from '../web/portal-paths.ts';
import { RouteGuard } from '../web/route.guard.ts';
import { answerPage, type RouteReply } from '../web/route.ts';
import { ServingGuard } from '../web/serving.guard.ts';
import { FormGuard } from './form.guard.ts';
import { Shows, Takes } from './portal-route.ts';
import { Form, Visitor, type Visit } from './request.ts';
import { SessionGuard } from './session.guard.ts';
import { SignInFlow } from './sign-in-flow.ts';
import { CODE, PASSKEY_SIGN_IN } from './sign-in-pages.ts';
import { VisitGuard } from './visit.guard.ts';

/** Signing in to the developer page, and out of it. */
@Controller()
@UseGuards(HostGuard, ServingGuard, VisitGuard, RouteGuard, FormGuard)
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
