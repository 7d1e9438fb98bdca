import { Controller, createParamDecorator, Param, Res, UseGuards, type ExecutionContext } from '@nestjs/common';
import { redirect } from '../../web/page.ts';
import { HOME, INVITATION, ORGANISATIONS, PROJECTS } from '../../web/portal-paths.ts';
import { answerPage, type RouteReply } from '../../web/route.ts';
import { SIGNED_IN_GUARDS } from '../guards.ts';
import { homeOf } from '../frame.ts';
import { Shows, Takes } from '../portal-route.ts';
import { Form, found, Who, type PortalRequest, type SignedIn } from '../request.ts';
import { OrganisationActions, type Posted } from './organisation-actions.ts';
import { OrganisationPages } from './organisation-pages.ts';
import { FORMS } from './organisation-paths.ts';

/** Parameter of a method: what was posted to which organisation, and by whom. */
export const Sent = createParamDecorator((_data: undefined, context: ExecutionContext): Posted => {
  const request = context.switchToHttp().getRequest<PortalRequest>();
  return { who: found('signedIn', request), form: found('form', request), id: request.params?.id ?? '' };
});

const ONE = `${ORGANISATIONS}/:id`;

/** Organisations of a person, and what their roles let them do there. */
@Controller()
@UseGuards(...SIGNED_IN_GUARDS)
export class OrganisationsController {
  constructor(
    private readonly pages: OrganisationPages,
    private readonly actions: OrganisationActions,
  ) {}

  /** Leads from the list in the head of each page to the project that was chosen there. */
  @Shows(PROJECTS)
  project(@Res() reply: RouteReply, @Who() { visit }: SignedIn): void {
    const chosen = visit.query.get('project') ?? '';
    answerPage(reply, redirect(chosen === '' ? HOME : homeOf(chosen)));
  }

  @Shows(ORGANISATIONS)
  async list(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.list(who));
  }

  @Takes(ORGANISATIONS)
  async make(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.actions.make(who, form));
  }

  @Shows(ONE)
  async one(@Res() reply: RouteReply, @Who() who: SignedIn, @Param('id') id: string): Promise<void> {
    answerPage(reply, await this.pages.one(who, id));
  }

  @Takes(`${ONE}/${FORMS.rename}`)
  async rename(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.rename(posted));
  }

  @Takes(`${ONE}/${FORMS.delete}`)
  async delete(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.delete(posted));
  }

  @Takes(`${ONE}/${FORMS.leave}`)
  async leave(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.leave(posted));
  }

  @Takes(`${ONE}/${FORMS.invite}`)
  async invite(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.invite(posted));
  }

  @Takes(`${ONE}/${FORMS.revokeInvitation}`)
  async revokeInvitation(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.revokeInvitation(posted));
  }

  @Takes(`${ONE}/${FORMS.setRole}`)
  async setRole(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.setRole(posted));
  }

  @Takes(`${ONE}/${FORMS.removeMember}`)
  async removeMember(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.removeMember(posted));
  }

  @Takes(`${ONE}/${FORMS.makeProject}`)
  async makeProject(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.makeProject(posted));
  }

  @Takes(`${ONE}/${FORMS.renameProject}`)
  async renameProject(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.renameProject(posted));
  }

  @Takes(`${ONE}/${FORMS.transferProject}`)
  async transferProject(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.transferProject(posted));
  }

  @Takes(`${ONE}/${FORMS.deleteProject}`)
  async deleteProject(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.deleteProject(posted));
  }

  @Takes(`${ONE}/${FORMS.makeKey}`)
  async makeKey(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.makeKey(posted));
  }

  @Takes(`${ONE}/${FORMS.revokeKey}`)
  async revokeKey(@Res() reply: RouteReply, @Sent() posted: Posted): Promise<void> {
    answerPage(reply, await this.actions.revokeKey(posted));
  }

  @Takes(`${INVITATION}/accept`)
  async accept(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.actions.accept(who, form));
  }

  @Takes(`${INVITATION}/decline`)
  async decline(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.actions.decline(who, form));
  }

  @Shows(`${INVITATION}/:secret`)
  async invitation(@Res() reply: RouteReply, @Who() who: SignedIn, @Param('secret') secret: string): Promise<void> {
    answerPage(reply, await this.pages.invitation(who, secret));
  }
}
