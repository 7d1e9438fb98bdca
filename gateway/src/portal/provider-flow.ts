import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Limits } from '../limits/limits.ts';
import { PATHS } from '../oauth/paths.ts';
import { BackChannelLogout } from '../single-sign-on/back-channel-logout.ts';
import { notInPage } from '../single-sign-on/pages.ts';
import { ArrivalProof, PROOF_COOKIE } from '../single-sign-on/proof.ts';
import { SingleSignOn } from '../single-sign-on/single-sign-on.ts';
import { tooManyTries } from '../sign-in/wording.ts';
import { isFromOurPage } from '../web/browser.ts';
import { giveBackToClient, takeOfClient } from '../web/client-limit.ts';
import { dropCookie, readCookie, setCookie } from '../web/cookies.ts';
import { errorPage, redirect, type Page } from '../web/page.ts';
import { SIGN_IN } from '../web/portal-paths.ts';
import { safeNext } from './safe-next.ts';
import type { Visit } from './request.ts';
import { SignInFlow } from './sign-in-flow.ts';
import { say } from './sign-in.messages.ts';

/** The secret of a browser that is at a provider. */
const ATTEMPT_COOKIE = 'cuspal_attempt';
const ATTEMPT_SECONDS = 600;
/** How the authorization server names an authorization. */
const INTERACTION_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Signing in at the provider of an organisation: there and back. */
@Injectable()
export class ProviderFlow {
  constructor(
    private readonly singleSignOn: SingleSignOn,
    private readonly logouts: BackChannelLogout,
    private readonly proof: ArrivalProof,
    private readonly flow: SignInFlow,
    @Inject(Limits) private readonly limits: Pick<Limits, 'take' | 'giveBack'>,
  ) {}

  /** Leads to the provider. */
  async begin({ request, query, secure, baseUrl, ip }: Visit, organisationId: string): Promise<Page> {
    // A page of somebody else could sign a visitor in as one of its own people.
    if (!isFromOurPage(request, baseUrl)) return redirect(SIGN_IN);
    const taken = await takeOfClient(this.limits, 'authorize', ip);
    if (!taken.ok) return limitedPage(taken.retryAfterSeconds);
    const browser = randomBytes(32).toString('base64url');
    const interaction = query.get('interaction') ?? '';
    const onward = {
      next: safeNext(query.get('next')),
      ...(INTERACTION_ID.test(interaction) && { interaction }),
    };
    const begun = await this.singleSignOn.begin(organisationId, browser, onward);
    if (!begun.ok) return notInPage(begun);
    const cookie = setCookie(ATTEMPT_COOKIE, browser, { secure, maxAgeSeconds: ATTEMPT_SECONDS });
    return redirect(begun.address, { 'Set-Cookie': cookie });
  }

  /** Takes what the provider sent the browser back with. */
  async finish(visit: Visit, organisationId: string): Promise<Page> {
    const { request, query, secure, ip } = visit;
    const taken = await takeOfClient(this.limits, 'verify_client', ip);
    if (!taken.ok) return limitedPage(taken.retryAfterSeconds);
    const browser = readCookie(request, ATTEMPT_COOKIE, secure) ?? '';
    const finished = await this.singleSignOn.finish(organisationId, browser, query);
    const over = dropCookie(ATTEMPT_COOKIE, secure);
    if (!finished.ok) {
      const page = notInPage(finished);
      return { ...page, headers: { ...page.headers, 'Set-Cookie': [over] } };
    }
    await giveBackToClient(this.limits, 'verify_client', ip);
    const { accountId, session, onward } = finished;
    if (onward.interaction === undefined) {
      return this.flow.enter(visit, { accountId, by: session }, { next: onward.next, cookies: [over] });
    }
    // The authorization that waits asks for consent; it opens no session of this page.
    const proof = await this.proof.seal(accountId, onward.interaction);
    const kept = setCookie(PROOF_COOKIE, proof, { secure, maxAgeSeconds: ATTEMPT_SECONDS });
    return redirect(`${PATHS.interaction}/${onward.interaction}`, { 'Set-Cookie': [over, kept] });
  }

  /** Takes what a provider sends itself (OpenID Connect Back-Channel Logout 1.0). */
  async end({ ip }: Visit, organisationId: string, form: URLSearchParams): Promise<Page> {
    const taken = await takeOfClient(this.limits, 'verify_client', ip);
    if (!taken.ok) return answer(429, { error: 'rate_limited' });
    if (!(await this.logouts.end(organisationId, form.get('logout_token') ?? ''))) {
      return answer(400, { error: 'invalid_request' });
    }
    await giveBackToClient(this.limits, 'verify_client', ip);
    return answer(200, {});
  }
}

const answer = (status: number, body: object): Page => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  body: JSON.stringify(body),
});

function limitedPage(retryAfterSeconds: number): Page {
  const { status, text } = tooManyTries(retryAfterSeconds);
  return errorPage({
    status,
    title: say.signIn(),
    explanation: text,
    next: { href: SIGN_IN, label: say.signIn() },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
