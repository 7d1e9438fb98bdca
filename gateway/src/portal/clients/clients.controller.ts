import { Controller, Res, UseGuards } from '@nestjs/common';
import { answerPage, type RouteReply } from '../../web/route.ts';
import { PROJECT_GUARDS } from '../guards.ts';
import { ShowsProject, TakesProject } from '../portal-route.ts';
import { Form, Who, type SignedIn } from '../request.ts';
import { ClientPages } from './client-pages.ts';
import { CHANGE_CLIENT, CLIENT, CLIENTS, REMOVE_CLIENT, RENEW_CLIENT } from './client-paths.ts';

/** Clients of a project, which its owners and developers register. */
@Controller()
@UseGuards(...PROJECT_GUARDS)
export class ClientsController {
  constructor(private readonly pages: ClientPages) {}

  @ShowsProject('clients.manage', CLIENTS)
  async show(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.show(who));
  }

  @TakesProject('clients.manage', CLIENTS)
  async make(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.make(who, form));
  }

  @TakesProject('clients.manage', REMOVE_CLIENT)
  async remove(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.remove(who, form));
  }

  @ShowsProject('clients.manage', CLIENT)
  async one(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.one(who));
  }

  @TakesProject('clients.manage', CHANGE_CLIENT)
  async change(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.change(who, form));
  }

  @TakesProject('clients.manage', RENEW_CLIENT)
  async renew(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.renew(who, form));
  }
}
