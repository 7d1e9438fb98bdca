import { Controller, Param, Res, UseGuards } from '@nestjs/common';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { answerPage, type RouteReply } from '../../web/route.ts';
import { SIGNED_IN_GUARDS } from '../guards.ts';
import { Shows, Takes } from '../portal-route.ts';
import { Who, type SignedIn } from '../request.ts';
import type { Posted } from './organisation-actions.ts';
import { Sent } from './organisations.controller.ts';
import { SingleSignOnPages } from './single-sign-on-pages.ts';
import { SINGLE_SIGN_ON, SINGLE_SIGN_ON_FORMS } from './organisation-paths.ts';

const ONE = `${ORGANISATIONS}/:id`;

/** The provider and the domains of an organisation, which its owners set. */
@Controller()
@UseGuards(...SIGNED_IN_GUARDS)
export class SingleSignOnController {
  constructor(private readonly pages: SingleSignOnPages) {}

  @Shows(`${ONE}/${SINGLE_SIGN_ON}`)
  async show(@Res() reply: RouteReply, @Who() who: SignedIn, @Param('id') id: string): Promise<void> {
    answerPage(reply, await this.pages.show(who, id));
  }

  @Takes(`${ONE}/${SINGLE_SIGN_ON_FORMS.save}`)
  async save(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.save(posted));
  }

  @Takes(`${ONE}/${SINGLE_SIGN_ON_FORMS.remove}`)
  async remove(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.remove(posted));
  }

  @Takes(`${ONE}/${SINGLE_SIGN_ON_FORMS.claim}`)
  async claim(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.claim(posted));
  }

  @Takes(`${ONE}/${SINGLE_SIGN_ON_FORMS.check}`)
  async check(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.check(posted));
  }

  @Takes(`${ONE}/${SINGLE_SIGN_ON_FORMS.release}`)
  async release(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.release(posted));
  }

  @Takes(`${ONE}/${SINGLE_SIGN_ON_FORMS.makeToken}`)
  async makeToken(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.makeToken(posted));
  }

  @Takes(`${ONE}/${SINGLE_SIGN_ON_FORMS.revokeToken}`)
  async revokeToken(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.pages.revokeToken(posted));
  }
}
