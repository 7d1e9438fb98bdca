import { Controller, Res, UseGuards } from '@nestjs/common';
import { OAuth } from '../oauth/oauth.ts';
import { HostGuard } from '../web/host.guard.ts';
import { redirect } from '../web/page.ts';
import { CALLS, HOME, KEY, NEW_KEY, PLAYGROUND, TEST_KEYS, USAGE } from '../web/portal-paths.ts';
import { RouteGuard } from '../web/route.guard.ts';
import { answerPage, Route, type RouteReply } from '../web/route.ts';
import { ServingGuard } from '../web/serving.guard.ts';
import { ActivityFiles } from './activity-files.ts';
import { ActivityPages } from './activity-pages.ts';
import { connectPage } from './connect-page.ts';
import { FormGuard } from './form.guard.ts';
import { KeyActions } from './key-actions.ts';
import { KeyPages } from './key-pages.ts';
import { Overview } from './overview.ts';
import { playgroundPage } from './playground/playground-page.ts';
import { PORTAL, Shows, Takes } from './portal-route.ts';
import { Form, Who, type SignedIn } from './request.ts';
import { SealedKeys } from './sealed-keys.ts';
import { SessionGuard, SuspendedGuard } from './session.guard.ts';
import { SignInFlow } from './sign-in-flow.ts';
import { VisitGuard } from './visit.guard.ts';

/** The developer page, as far as it is for who has signed in. */
@Controller()
@UseGuards(HostGuard, ServingGuard, VisitGuard, RouteGuard, FormGuard, SessionGuard, SuspendedGuard)
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
  async home(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.overview.show(who));
  }

  @Shows(USAGE)
  async usage(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.activity.usage(who));
  }

  @Shows(CALLS)
  async calls(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.activity.calls(who));
  }

  @Shows(`${USAGE}.csv`)
  async usageTable(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.usage(who, 'csv'));
  }

  @Shows(`${USAGE}.json`)
  async usageFile(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.usage(who, 'json'));
  }

  @Shows(`${CALLS}.csv`)
  async callsTable(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.calls(who, 'csv'));
  }

  @Shows(`${CALLS}.json`)
  async callsFile(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.files.calls(who, 'json'));
  }

  @Shows('/developer/connect')
  connect(@Res() reply: RouteReply, @Who() { visit, csrf }: SignedIn): void {
    answerPage(reply, connectPage(visit.baseUrl, csrf));
  }

  @Shows(PLAYGROUND)
  async playground(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, playgroundPage(who, (await this.flow.pageToken(who.visit)) ?? ''));
  }

  @Takes('/developer/applications/revoke')
  async disconnect(
    @Res() reply: RouteReply,
    @Who() { account }: SignedIn,
    @Form() form: URLSearchParams,
  ): Promise<void> {
    await this.oauth.revokeGrant(account.id, form.get('grant') ?? '');
    answerPage(reply, redirect(`${HOME}?done=disconnected`));
  }

  @Takes('/developer/keys')
  async makeKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.make(who, form, 'live'));
  }

  @Takes(TEST_KEYS)
  async makeTestKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.make(who, form, 'test'));
  }

  @Shows(KEY)
  async key(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.keyPages.show(who));
  }

  @Takes(`${KEY}/restrict`)
  async restrictKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keyPages.restrict(who, form));
  }

  @Takes(`${KEY}/rotate`)
  async rotateKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keyPages.rotate(who, form));
  }

  @Takes(`${KEY}/end`)
  async endSecret(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keyPages.end(who, form));
  }

  @Takes('/developer/keys/rename')
  async renameKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.rename(who, form));
  }

  @Takes('/developer/keys/revoke')
  async revokeKey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.keys.revoke(who, form));
  }

  @Shows(NEW_KEY)
  async newKey(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.sealedKeys.shown(who));
  }

  @Takes(NEW_KEY)
  copiedKey(@Res() reply: RouteReply, @Who() who: SignedIn): void {
    answerPage(reply, this.sealedKeys.copied(who));
  }
}
