import { Controller, Res, SetMetadata, UseGuards } from '@nestjs/common';
import { OAuth } from '../oauth/oauth.ts';
import type { Action } from '../organisations/roles.ts';
import { redirect } from '../web/page.ts';
import { CALLS, HOME, KEY, NEW_KEY, PLAYGROUND, PROJECTS, TEST_KEYS, USAGE } from '../web/portal-paths.ts';
import { answerPage, Route, type RouteReply } from '../web/route.ts';
import { ActivityFiles } from './activity-files.ts';
import { ActivityPages } from './activity-pages.ts';
import { connectPage } from './connect-page.ts';
import { PROJECT_GUARDS } from './guards.ts';
import { KeyActions } from './key-actions.ts';
import { KeyPages } from './key-pages.ts';
import { Overview } from './overview.ts';
import { playgroundPage } from './playground/playground-page.ts';
import { ACTION, PORTAL, Shows, ShowsProject, TakesProject } from './portal-route.ts';
import { Form, Who, type SignedIn } from './request.ts';
import { SealedKeys } from './sealed-keys.ts';
import { SignInFlow } from './sign-in-flow.ts';

/** The developer page, as far as it is for who has signed in. */
@Controller()
@UseGuards(...PROJECT_GUARDS)
export class PortalController {
  constructor(
    private readonly flow: SignInFlow,
    private readonly oauth: OAuth,
    private readonly overview: Overview,
    private readonly activity: ActivityPages,
    private readonly files: ActivityFiles,
    private readonly keys: KeyActions,
    private readonly keyPages: KeyPages,
    private readonly sealedKeys: SealedKeys,
  ) {}

  /** Shows the first page. Its route has every method, because no wildcard leads the others to NoSuchPageController. */
  @Route(HOME, PORTAL)
  @SetMetadata(ACTION, 'project.see' satisfies Action)
  async home(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.overview.show(who));
  }

  @Shows(`${PROJECTS}/:project`)
  @SetMetadata(ACTION, 'project.see' satisfies Action)
  async projectHome(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.overview.show(who));
  }

  @ShowsProject('usage.see', USAGE)
  async usage(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.activity.usage(who));
  }

  @ShowsProject('calls.see', CALLS)
  async calls(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.activity.calls(who));
  }

  @ShowsProject('usage.see', `${USAGE}.csv`)
  async usageTable(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.usage(who, 'csv'));
  }

  @ShowsProject('usage.see', `${USAGE}.json`)
  async usageFile(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.usage(who, 'json'));
  }

  @ShowsProject('calls.see', `${CALLS}.csv`)
  async callsTable(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.calls(who, 'csv'));
  }

  @ShowsProject('calls.see', `${CALLS}.json`)
  async callsFile(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.calls(who, 'json'));
  }

  @ShowsProject('project.see', '/developer/connect')
  connect(@Res() reply: RouteReply, @Who() { visit, frame }: SignedIn): void {
    answerPage(reply, connectPage(visit.baseUrl, frame));
  }

  @ShowsProject('tools.call', PLAYGROUND)
  async playground(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, playgroundPage(who, (await this.flow.pageToken(who.visit, who.frame.project?.account.id)) ?? ''));
  }

  @TakesProject('applications.manage', '/developer/applications/revoke')
  async disconnect(
    @Res() reply: RouteReply,
    @Who() { account, frame }: SignedIn,
    @Form() form: URLSearchParams,
  ): Promise<void> {
    await this.oauth.revokeGrant(account.id, form.get('grant') ?? '');
    answerPage(reply, redirect(`${frame.home}?done=disconnected`));
  }

  @TakesProject('keys.manage', '/developer/keys')
  async makeKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.make(who, form, 'live'));
  }

  @TakesProject('keys.manage', TEST_KEYS)
  async makeTestKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.make(who, form, 'test'));
  }

  @ShowsProject('keys.manage', KEY)
  async key(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.keyPages.show(who));
  }

  @TakesProject('keys.manage', `${KEY}/restrict`)
  async restrictKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keyPages.restrict(who, form));
  }

  @TakesProject('keys.manage', `${KEY}/rotate`)
  async rotateKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keyPages.rotate(who, form));
  }

  @TakesProject('keys.manage', `${KEY}/end`)
  async endSecret(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keyPages.end(who, form));
  }

  @TakesProject('keys.manage', '/developer/keys/rename')
  async renameKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.rename(who, form));
  }

  @TakesProject('keys.manage', '/developer/keys/revoke')
  async revokeKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.revoke(who, form));
  }

  @ShowsProject('keys.manage', NEW_KEY)
  async newKey(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.sealedKeys.shown(who));
  }

  @TakesProject('keys.manage', NEW_KEY)
  copiedKey(@Res() reply: RouteReply, @Who() who: SignedIn): void {
    answerPage(reply, this.sealedKeys.copied(who));
  }
}
