import { Controller, Param, Res, UseGuards } from '@nestjs/common';
import { CALLBACK, LOGOUT, PROVIDER } from '../single-sign-on/paths.ts';
import { HostGuard } from '../web/host.guard.ts';
import { RouteGuard } from '../web/route.guard.ts';
import { answerPage, type RouteReply } from '../web/route.ts';
import { ServingGuard } from '../web/serving.guard.ts';
import { FormGuard } from './form.guard.ts';
import { Shows, Takes } from './portal-route.ts';
import { ProviderFlow } from './provider-flow.ts';
import { Form, Visitor, type Visit } from './request.ts';
import { VisitGuard } from './visit.guard.ts';

/** The way to the provider of an organisation and back, and what it sends itself. */
@Controller()
@UseGuards(HostGuard, ServingGuard, VisitGuard, RouteGuard, FormGuard)
export class ProviderController {
  constructor(private readonly flow: ProviderFlow) {}

  @Shows(PROVIDER)
  async begin(@Res() reply: RouteReply, @Visitor() visit: Visit, @Param('organisation') id: string): Promise<void> {
    answerPage(reply, await this.flow.begin(visit, id));
  }

  @Shows(CALLBACK)
  async finish(@Res() reply: RouteReply, @Visitor() visit: Visit, @Param('organisation') id: string): Promise<void> {
    answerPage(reply, await this.flow.finish(visit, id));
  }

  @Takes(LOGOUT)
  async end(
    @Res() reply: RouteReply,
    @Visitor() visit: Visit,
    @Param('organisation') id: string,
    @Form() form: URLSearchParams,
  ): Promise<void> {
    answerPage(reply, await this.flow.end(visit, id, form));
  }
}
