import { Controller, Param, Res, UseGuards } from '@nestjs/common';
import { CALLBACK, LOGOUT, PROVIDER } from '../single-sign-on/paths.ts';
import { answerPage, type RouteReply } from '../web/route.ts';
import { PAGE_GUARDS } from './guards.ts';
import { Shows, Takes } from './portal-route.ts';
import { ProviderFlow } from './provider-flow.ts';
import { Form, Visitor, type Visit } from './request.ts';

/** The way to the provider of an organisation and back, and what it sends itself. */
@Controller()
@UseGuards(...PAGE_GUARDS)
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
