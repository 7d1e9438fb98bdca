import { Controller, Param, Res, UseGuards } from '@nestjs/common';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { answerPage, type RouteReply } from '../../web/route.ts';
import { SIGNED_IN_GUARDS } from '../guards.ts';
import { Shows, Takes } from '../portal-route.ts';
import { Who, type SignedIn } from '../request.ts';
import type { Posted } from './organisation-actions.ts';
import { Sent } from './organisations.controller.ts';
import { WebhookPages } from './webhook-pages.ts';
import { WEBHOOK_FORMS, WEBHOOKS } from './organisation-paths.ts';

const ONE = `${ORGANISATIONS}/:id`;

/** The webhook endpoints of an organisation, which its owners set up. */
@Controller()
@UseGuards(...SIGNED_IN_GUARDS)
export class WebhooksController {
  constructor(private readonly pages: WebhookPages) {}

  @Shows(`${ONE}/${WEBHOOKS}`)
  async show(@Res() reply: RouteReply, @Who() who: SignedIn, @Param('id') id: string): Promise<void> {
    answerPage(reply, await this.pages.show(who, id));
  }

  @Takes(`${ONE}/${WEBHOOK_FORMS.make}`)
  async make(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.make(posted));
  }

  @Takes(`${ONE}/${WEBHOOK_FORMS.change}`)
  async change(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.change(posted));
  }

  @Takes(`${ONE}/${WEBHOOK_FORMS.rotate}`)
  async rotate(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.rotate(posted));
  }

  @Takes(`${ONE}/${WEBHOOK_FORMS.test}`)
  async test(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.test(posted));
  }

  @Takes(`${ONE}/${WEBHOOK_FORMS.remove}`)
  async remove(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.remove(posted));
  }

  @Takes(`${ONE}/${WEBHOOK_FORMS.replay}`)
  async replay(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.replay(posted));
  }
}
