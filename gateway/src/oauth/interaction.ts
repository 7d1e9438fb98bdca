import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Grant, Provider } from 'oidc-provider';
import { z } from 'zod';
import { Accounts, type Account } from '../accounts/accounts.ts';
import { Addresses, SCOPE, SCOPES } from '../auth/addresses.ts';
import { CLOCK } from '../core/tokens.ts';
import { isOutage } from '../database/outage.ts';
import { Access, type ProjectAccess } from '../organisations/access.ts';
import { ArrivalProof, PROOF_COOKIE } from '../single-sign-on/proof.ts';
import { SignIn, type Asker as CodeAsker } from '../sign-in/sign-in.ts';
import { knownBrowserCookie, knownBrowserOf } from '../sign-in/known-browsers.ts';
import { sessionIdOf, Sessions } from '../sign-in/sessions.ts';
import { pageLanguage } from '../web/page-language.ts';
import { codeStep, requestFault, verifyFault } from '../sign-in/wording.ts';
import { csrfToken, isFromOurPage, isCsrfTokenValid, untrustedForm } from '../web/browser.ts';
import { dropCookie, readCookie } from '../web/cookies.ts';
import { sendPage, sendRedirect } from '../web/page.ts';
import { readForm } from '../web/read-form.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF } from '../web/web.module.ts';
import { faultPage } from './fault-page.ts';
import {
  askerPage,
  choicePage,
  consentPage,
  newCodePage,
  providerPage,
  suspendedPage,
  type Asker,
  type StepOptions,
} from './interaction-pages.ts';
import { say } from './interaction.messages.ts';
import { PATHS } from './paths.ts';
import { PROVIDER } from './tokens.ts';
import { auditAs, auditAsPerson, someoneAt } from '../audit/context.ts';

/** One authorization under way, in the browser that began it. */
interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly interaction: Awaited<ReturnType<Provider['interactionDetails']>>;
  readonly step: StepOptions;
}

const parameters = z.looseObject({ client_id: z.string(), redirect_uri: z.string() });
const SUSPENDED = { error: 'access_denied', error_description: 'the account is suspended or gone' } as const;
/** A code that was sent. */
const submission = z.object({ ticket: z.string() });
/** A person whose code came back, and until when in milliseconds they may choose a project. */
const verified = z.object({ person: z.string(), until: z.number() });
const CHOICE_MS = 10 * 60_000;

/**
 * The pages on which a person says yes: e-mail address, then the code, which is sign-in and consent in one. Whoever can
 * connect applications to several projects is asked then which one it is.
 */
@Injectable()
export class InteractionPages {
  constructor(
    @Inject(PROVIDER) private readonly provider: Provider,
    private readonly addresses: Addresses,
    private readonly signIn: SignIn,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly access: Access,
    private readonly proof: ArrivalProof,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
    /** As the browser knows this server. */
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
    @Inject(CLOCK) private readonly now: () => number,
  ) {}

  async serve(request: IncomingMessage, response: ServerResponse, uid: string): Promise<void> {
    auditAs(someoneAt('page', this.clientAddress(request)));
    const visit = await this.#visit(request, response, uid);
    if (!visit) return sendPage(response, faultPage(400, { error: 'session_not_found' }));
    return request.method === 'POST' ? this.#post(visit) : this.#show(visit);
  }

  /** Undefined unless this browser began the authorization: its signed cookie says so, never the address alone. */
  async #visit(request: IncomingMessage, response: ServerResponse, uid: string): Promise<Visit | undefined> {
    const interaction = await this.provider.interactionDetails(request, response).catch(unlessOutage);
    if (interaction?.uid !== uid) return undefined;
    const asker = await this.#asker(interaction.params);
    if (!asker) return undefined;
    const csrf = csrfToken(request, this.addresses.secure);
    return { request, response, interaction, step: { asker, action: `${PATHS.interaction}/${uid}`, csrf } };
  }

  async #asker(params: unknown): Promise<Asker | undefined> {
    const { client_id: id, redirect_uri: redirectUri } = parameters.parse(params);
    const client = await this.provider.Client.find(id).catch(unlessOutage);
    if (!client) return undefined;
    const publishedBy = 'clientIdMetadataDocument' in client ? new URL(id).host : undefined;
    return { name: client.clientName, publishedBy, redirectUri };
  }

  async #show(visit: Visit): Promise<void> {
    const { request, response, interaction, step } = visit;
    if (await this.#arrived(visit)) return sendRedirect(response, step.action);
    const again = new URLSearchParams(request.url?.split('?')[1]).get('again') === '1';
    const personId = again ? undefined : this.#verified(interaction.lastSubmission);
    if (personId !== undefined) {
      return sendPage(response, choicePage({ ...step, projects: await this.#projects(personId) }));
    }
    const ticket = again ? undefined : ticketOf(interaction.lastSubmission);
    const email = ticket === undefined ? undefined : await this.signIn.pending(ticket);
    if (email === undefined)
      return sendPage(response, askerPage({ ...step, signedInAs: await this.#signedInAs(request) }));
    sendPage(response, consentPage({ ...step, email, ...codeStep(this.signIn.route) }));
  }

  /** Takes the proof of somebody who has come in by a provider, once: they say yes by the choice of a project. */
  async #arrived({ request, response, interaction }: Visit): Promise<boolean> {
    const { secure } = this.addresses;
    const proof = readCookie(request, PROOF_COOKIE, secure);
    const personId = proof === undefined ? undefined : await this.proof.open(proof, interaction.uid);
    if (personId === undefined) return false;
    response.appendHeader('Set-Cookie', dropCookie(PROOF_COOKIE, secure));
    interaction.lastSubmission = { person: personId, until: this.now() + CHOICE_MS };
    await interaction.persist();
    return true;
  }

  /** The address of whoever has signed in to the developer page in this browser. It saves typing and proves nothing. */
  async #signedInAs(request: IncomingMessage): Promise<string | undefined> {
    const id = sessionIdOf(request, this.addresses.secure);
    const session = id === undefined ? undefined : await this.sessions.read(id);
    return (session && (await this.accounts.byId(session.accountId)))?.email ?? undefined;
  }

  async #post(visit: Visit): Promise<void> {
    const { request, response, step } = visit;
    const read = await readForm(request);
    if (!read.ok) return sendPage(response, read.page);
    const { form } = read;
    if (
      !isFromOurPage(request, this.baseUrlOf(request)) ||
      !isCsrfTokenValid(request, this.addresses.secure, form.get('csrf'))
    ) {
      return sendPage(response, untrustedForm(step.action));
    }
    switch (form.get('step')) {
      case 'email':
        return this.#sendCode(visit, form.get('email') ?? '', form.get('by') === 'code');
      case 'code':
        return this.#tryCode(visit, form.get('code') ?? '');
      case 'project':
        return this.#choose(visit, form.get('project') ?? '');
      case 'cancel':
        return this.#finish(visit, { error: 'access_denied', error_description: 'the user did not agree' });
      case 'suspended':
        return this.#finish(visit, SUSPENDED);
      case null:
      default:
        return sendPage(response, untrustedForm(step.action));
    }
  }

  async #sendCode({ request, response, interaction, step }: Visit, email: string, byCode: boolean): Promise<void> {
    const outcome = await this.signIn.request(email, this.#asking(request), byCode);
    if (!outcome.ok && outcome.reason === 'provider') {
      return sendPage(response, providerPage({ ...step, way: outcome.way, email, interaction: interaction.uid }));
    }
    if (!outcome.ok) return sendPage(response, askerPage({ ...step, email, fault: requestFault(outcome) }));
    interaction.lastSubmission = { ticket: outcome.ticket };
    await interaction.persist();
    sendRedirect(response, step.action);
  }

  async #tryCode(visit: Visit, code: string): Promise<void> {
    const { request, response, interaction, step } = visit;
    const ticket = ticketOf(interaction.lastSubmission) ?? '';
    const email = await this.signIn.pending(ticket);
    const outcome = await this.signIn.verify(ticket, code, this.#asking(request));
    if (!outcome.ok) {
      const fault = verifyFault(outcome);
      if (fault.startAgain || email === undefined) return sendPage(response, newCodePage(step.action, fault));
      return sendPage(response, consentPage({ ...step, email, ...codeStep(this.signIn.route, fault) }));
    }
    response.appendHeader('Set-Cookie', knownBrowserCookie(outcome.known, this.addresses.secure));
    await this.sessions.keepLanguage(outcome.accountId, pageLanguage());
    const account = await this.accounts.byId(outcome.accountId);
    if (!account) return this.#finish(visit, SUSPENDED);
    if (account.suspendedAt !== null) return sendPage(response, suspendedPage(step, account.id));
    if ((await this.#projects(account.id)).length < 2) return this.#connect(visit, account, account.id);
    interaction.lastSubmission = { person: account.id, until: this.now() + CHOICE_MS };
    await interaction.persist();
    sendRedirect(response, step.action);
  }

  /** The person of the code that came back in this browser a moment ago. */
  #verified(submitted: unknown): string | undefined {
    const said = verified.safeParse(submitted).data;
    return said && this.now() < said.until ? said.person : undefined;
  }

  /** Projects that the person can connect applications to. */
  async #projects(personId: string): Promise<readonly ProjectAccess[]> {
    const all = await this.access.projects(personId, 'applications.manage');
    return all.filter(({ account }) => account.suspendedAt === null);
  }

  async #choose(visit: Visit, projectId: string): Promise<void> {
    const { response, interaction, step } = visit;
    const personId = this.#verified(interaction.lastSubmission);
    if (personId === undefined) {
      return sendPage(response, newCodePage(step.action, { status: 422, text: say.choiceOver() }));
    }
    const person = await this.accounts.byId(personId);
    if (!person || person.suspendedAt !== null) return this.#finish(visit, SUSPENDED);
    const projects = await this.#projects(personId);
    const chosen = projects.find(({ account }) => account.id === projectId);
    if (chosen) return this.#connect(visit, person, chosen.account.id);
    sendPage(response, choicePage({ ...step, projects, fault: { status: 422, text: say.notYours() } }));
  }

  async #connect(visit: Visit, person: Account, accountId: string): Promise<void> {
    auditAsPerson(person.id);
    const grantId = await this.#grant(accountId, parameters.parse(visit.interaction.params).client_id);
    return this.#finish(visit, { login: { accountId, remember: false }, consent: { grantId } });
  }

  #asking(request: IncomingMessage): CodeAsker {
    return { ip: this.clientAddress(request), known: knownBrowserOf(request, this.addresses.secure) };
  }

  /** The scope is granted twice: as such, and for the resource. */
  async #grant(accountId: string, clientId: string): Promise<string> {
    const grant: Grant = new this.provider.Grant({ accountId, clientId });
    grant.addOIDCScope(SCOPES.join(' '));
    grant.addResourceScope(this.addresses.resource, SCOPE);
    return grant.save();
  }

  async #finish({ request, response }: Visit, result: Parameters<Provider['interactionResult']>[2]): Promise<void> {
    const onward = await this.provider.interactionResult(request, response, result, {
      mergeWithLastSubmission: false,
    });
    sendRedirect(response, new URL(onward).pathname);
  }
}

/** What cannot be found is not there, unless it could not be looked for. */
function unlessOutage(fault: unknown): undefined {
  if (isOutage(fault)) throw fault;
}

const ticketOf = (submitted: unknown): string | undefined => submission.safeParse(submitted).data?.ticket;
