import { Inject, Injectable } from '@nestjs/common';
import { Limits } from '../limits/limits.ts';
import { giveBackToClient, takeOfClient } from '../web/client-limit.ts';
import { PageTokens } from '../auth/page-tokens.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { Passkeys, siteOf } from '../sign-in/passkeys.ts';
import {
  SESSION_COOKIE,
  SESSION_HOURS,
  sessionIdOf,
  Sessions,
  type ProviderSession,
  type Session,
} from '../sign-in/sessions.ts';
import { CODE_MINUTES, SignIn, type Asker } from '../sign-in/sign-in.ts';
import { KNOWN_TOKEN, knownBrowserCookie, knownBrowserOf } from '../sign-in/known-browsers.ts';
import { codeStep, noPasskey, requestFault, tooManyTries, verifyFault } from '../sign-in/wording.ts';
import { csrfToken, dropCsrfToken, isCsrfTokenValid, untrustedForm } from '../web/browser.ts';
import { dropCookie, readCookie, setCookie } from '../web/cookies.ts';
import { languageChosenHere } from '../web/page-language.ts';
import { redirect, type Page } from '../web/page.ts';
import { SIGN_IN } from '../web/portal-paths.ts';
import { safeNext } from './safe-next.ts';
import { CODE, codePage, emailPage, newCodePage, providerPage, type EmailStep } from './sign-in-pages.ts';
import type { Visit } from './request.ts';
import { auditAsPerson } from '../audit/context.ts';

/** A new key, sealed (see new-key-seal.ts). */
export const NEW_KEY_COOKIE = 'cuspal_new_key';
/** The ticket of a code that has been asked for. */
const TICKET = 'cuspal_ticket';

/** Signing in to the developer page: address, code, session. */
@Injectable()
export class SignInFlow {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
    private readonly tokens: PageTokens,
    private readonly passkeys: Passkeys,
    @Inject(Limits) private readonly limits: Pick<Limits, 'take' | 'giveBack'>,
  ) {}

  async session({ request, secure }: Visit): Promise<Session | undefined> {
    const id = sessionIdOf(request, secure);
    const session = id === undefined ? undefined : await this.sessions.read(id);
    const chosen = languageChosenHere();
    if (session && chosen !== undefined) await this.sessions.keepLanguage(session.accountId, chosen);
    return session;
  }

  /** What a page of this visit calls tools with, on a project or their own; undefined where nobody has signed in. */
  async pageToken({ request, secure }: Visit, projectId?: string): Promise<string | undefined> {
    const id = sessionIdOf(request, secure);
    return id === undefined ? undefined : this.tokens.issue(id, projectId);
  }

  async showEmailStep(visit: Visit): Promise<Page> {
    const next = safeNext(visit.query.get('next'));
    const known = visit.query.get('known') ?? '';
    // The address that stands in a message: the browser is known by it, and forgets where it came from.
    if (KNOWN_TOKEN.test(known)) return redirect(SIGN_IN, { 'Set-Cookie': knownBrowserCookie(known, visit.secure) });
    if (await this.session(visit)) return redirect(next);
    return this.#emailStep(visit, { next });
  }

  async takeEmail(visit: Visit, form: URLSearchParams): Promise<Page> {
    const { request, secure } = visit;
    if (!isCsrfTokenValid(request, secure, form.get('csrf'))) return untrustedForm(SIGN_IN);
    const next = safeNext(form.get('next'));
    const email = form.get('email') ?? '';
    const asked = await this.signIn.request(email, askerOf(visit), form.get('by') === 'code');
    if (!asked.ok && asked.reason === 'provider') {
      return providerPage({ csrf: csrfToken(request, secure), next, way: asked.way, email });
    }
    if (!asked.ok) return this.#emailStep(visit, { next, email, fault: requestFault(asked) });
    const ticket = setCookie(TICKET, asked.ticket, { secure, maxAgeSeconds: CODE_MINUTES * 60 });
    return redirect(`${CODE}?next=${encodeURIComponent(next)}`, { 'Set-Cookie': ticket });
  }

  /** Lets in whoever has a passkey; the code stays the other way. */
  async takePasskey(visit: Visit, form: URLSearchParams): Promise<Page> {
    const { request, secure, ip } = visit;
    const csrf = form.get('csrf');
    if (!isCsrfTokenValid(request, secure, csrf)) return untrustedForm(SIGN_IN);
    const next = safeNext(form.get('next'));
    const site = siteOf(visit.baseUrl);
    const tried = await takeOfClient(this.limits, 'verify_client', ip);
    if (!tried.ok)
      return this.#emailStep(visit, { next, afterPasskey: true, fault: tooManyTries(tried.retryAfterSeconds) });
    const returned = { ticket: form.get('ticket') ?? '', response: form.get('response') ?? '' };
    const accountId = site && (await this.passkeys.signIn(site, csrf ?? '', returned));
    if (accountId === undefined) return this.#emailStep(visit, { next, afterPasskey: true, fault: noPasskey() });
    await giveBackToClient(this.limits, 'verify_client', ip);
    return this.enter(visit, { accountId }, { next });
  }

  async showCodeStep(visit: Visit): Promise<Page> {
    const { request, secure, query } = visit;
    const next = safeNext(query.get('next'));
    const email = await this.#pending(visit);
    if (email === undefined) return redirect(`${SIGN_IN}?next=${encodeURIComponent(next)}`);
    return codePage({ csrf: csrfToken(request, secure), next, email, ...codeStep(this.signIn.route) });
  }

  async takeCode(visit: Visit, form: URLSearchParams): Promise<Page> {
    const { request, secure } = visit;
    if (!isCsrfTokenValid(request, secure, form.get('csrf'))) return untrustedForm(SIGN_IN);
    const next = safeNext(form.get('next'));
    const ticket = readCookie(request, TICKET, secure) ?? '';
    const verdict = await this.signIn.verify(ticket, form.get('code') ?? '', askerOf(visit));
    if (verdict.ok) return this.enter(visit, verdict, { next });
    const fault = verifyFault(verdict);
    const email = fault.startAgain ? undefined : await this.#pending(visit);
    if (email === undefined) return newCodePage(fault, next);
    return codePage({ csrf: csrfToken(request, secure), next, email, ...codeStep(this.signIn.route, fault) });
  }

  /** Nothing that the browser held before signing in is worth anything after it. */
  async enter(visit: Visit, { accountId, known, by }: Entered, { next, cookies: more = [] }: Leads): Promise<Page> {
    const { secure } = visit;
    await this.#endSession(visit);
    const id = await this.sessions.start(accountId, browserName(visit.request.headers['user-agent']), by);
    const cookies = [
      ...more,
      setCookie(SESSION_COOKIE, id, { secure, maxAgeSeconds: (by?.hours ?? SESSION_HOURS) * 3_600 }),
      ...(known === undefined ? [] : [knownBrowserCookie(known, secure)]),
      dropCookie(TICKET, secure),
      dropCsrfToken(secure),
    ];
    return redirect(next, { 'Set-Cookie': cookies });
  }

  async leave(visit: Visit): Promise<Page> {
    await this.#endSession(visit);
    return redirect(SIGN_IN, { 'Set-Cookie': this.forgetCookies(visit) });
  }

  /** Set-Cookie lines for a browser whose session is over. */
  forgetCookies({ secure }: Visit): string[] {
    return [dropCookie(SESSION_COOKIE, secure), dropCookie(NEW_KEY_COOKIE, secure)];
  }

  async #emailStep(visit: Visit, step: Omit<EmailStep, 'csrf' | 'ceremony'>): Promise<Page> {
    const csrf = csrfToken(visit.request, visit.secure);
    const site = siteOf(visit.baseUrl);
    const ceremony = site && (await this.passkeys.toSignIn(site, csrf.token));
    return emailPage({ ...step, csrf, ceremony });
  }

  async #endSession({ request, secure }: Visit): Promise<void> {
    const id = sessionIdOf(request, secure);
    if (id === undefined) return;
    const session = await this.sessions.read(id);
    if (session) auditAsPerson(session.accountId);
    await this.sessions.end(id);
  }

  async #pending({ request, secure }: Visit): Promise<string | undefined> {
    const ticket = readCookie(request, TICKET, secure);
    return ticket === undefined ? undefined : this.signIn.pending(ticket);
  }
}

interface Entered {
  readonly accountId: string;
  /** Token by which the browser is known for the address that was shown to be theirs. */
  readonly known?: string;
  /** The provider that let the person in. */
  readonly by?: ProviderSession;
}

interface Leads {
  readonly next: string;
  /** More Set-Cookie lines. */
  readonly cookies?: readonly string[];
}

const askerOf = ({ request, secure, ip }: Visit): Asker => ({ ip, known: knownBrowserOf(request, secure) });
