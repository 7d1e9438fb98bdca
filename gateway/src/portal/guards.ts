import type { IncomingMessage } from 'node:http';
import { Injectable, type CanActivate, type ExecutionContext, Inject } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Accounts, type Account } from '../accounts/accounts.ts';
import { Access } from '../organisations/access.ts';
import { sameToken, untrustedForm, isFromOurPage } from '../web/browser.ts';
import { Instead } from '../web/faults.ts';
import { HostGuard, RouteGuard, ServingGuard } from '../web/guards.ts';
import { uncleanAddress } from '../web/fault-pages.ts';
import { redirect } from '../web/page.ts';
import { HOME, SIGN_IN } from '../web/portal-paths.ts';
import { NotAllowed } from '../organisations/errors.ts';
import type { Action } from '../organisations/roles.ts';
import { auditAsPerson, auditAs, someoneAt } from '../audit/context.ts';
import { pathOf } from '../http/paths.ts';
import { readForm } from '../web/read-form.ts';
import { isCleanForm } from '../web/clean-text.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF } from '../web/web.module.ts';
import { suspendedPage } from './account-page.ts';
import { homeOf, may } from './frame.ts';
import { notAllowedPage, ACTION, noSuchPage, TO_HOME } from './portal-route.ts';
import { found, type PortalRequest, type SignedIn } from './request.ts';
import { SignInFlow } from './sign-in-flow.ts';

/** Finds out what all pages need to know of a request, and refuses a query that cannot be kept. */
@Injectable()
class VisitGuard implements CanActivate {
  constructor(
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const asked = context.switchToHttp().getRequest<PortalRequest>();
    const { raw: request } = asked;
    const query = new URLSearchParams(request.url?.split('?')[1]);
    if (!isCleanForm(query)) throw new Instead(uncleanAddress(TO_HOME));
    const baseUrl = this.baseUrlOf(request);
    const ip = this.clientAddress(request);
    asked.visit = { request, query, baseUrl, secure: baseUrl.startsWith('https:'), ip };
    auditAs(someoneAt('page', ip));
    return true;
  }
}

/** Reads the form that was posted, if a page of ours sent it. The first page has none, though its route has all methods. */
@Injectable()
class FormGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    if (request.raw.method !== 'POST') return true;
    const { baseUrl } = found('visit', request);
    if (!isFromOurPage(request.raw, baseUrl)) throw new Instead(untrustedForm(`${baseUrl}${HOME}`));
    const read = await readForm(request.raw);
    if (!read.ok) throw new Instead(read.page);
    if (pathOf(request.raw.url) === HOME) throw new Instead(noSuchPage());
    request.form = read.form;
    return true;
  }
}

/** Lets in who has signed in, with forms of that session alone; others are led to where they sign in. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly flow: SignInFlow,
    private readonly accounts: Accounts,
    private readonly access: Access,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    const { form } = request;
    const visit = found('visit', request);
    const session = await this.flow.session(visit);
    const person = session && (await this.accounts.byId(session.accountId));
    if (!person) {
      const next = form ? '' : `?next=${encodeURIComponent(pathOf(request.raw.url))}`;
      throw new Instead(redirect(`${SIGN_IN}${next}`));
    }
    if (form && !sameToken(session.csrf, form.get('csrf'))) throw new Instead(untrustedForm(HOME));
    auditAsPerson(person.id);
    const { csrf, hash } = session;
    request.signedIn = { visit, person, csrf, session: hash, ...(await this.#place(person, csrf, request)) };
    return true;
  }

  /** The project that the address names. One that the person does not see is not told from one that there is not. */
  async #place(person: Account, csrf: string, { params }: PortalRequest): Promise<Pick<SignedIn, 'account' | 'frame'>> {
    const all = await this.access.projects(person.id, 'project.see');
    const projects = all.filter(({ organisation }) => !organisation.personal);
    const named = params?.project;
    if (named === undefined) return { account: person, frame: { csrf, home: HOME, role: 'owner', projects } };
    const project = projects.find(({ account }) => account.id === named);
    if (!project) throw new Instead(noSuchPage());
    const { account, role } = project;
    return { account, frame: { csrf, home: homeOf(account.id), role, project, projects } };
  }
}

/** Shows to who has a suspended account, or a suspended project, that it is suspended, and nothing else of it. */
@Injectable()
class SuspendedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { person, account, csrf } = found('signedIn', context.switchToHttp().getRequest<PortalRequest>());
    for (const each of [person, account]) if (each.suspendedAt) throw new Instead(suspendedPage(each, csrf));
    return true;
  }
}

/** Lets in whose role in the organisation of the project allows what the route does. */
@Injectable()
class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { frame } = found('signedIn', context.switchToHttp().getRequest<PortalRequest>());
    const action = this.reflector.get<Action | undefined>(ACTION, context.getHandler());
    if (action === undefined) throw new Error('a route of a project says what it does: see ShowsProject');
    if (!may(frame, action)) throw new Instead(notAllowedPage(new NotAllowed(frame.role, action), frame));
    return true;
  }
}

/** What stands before every page, in this order. */
export const PAGE_GUARDS = [HostGuard, ServingGuard, VisitGuard, RouteGuard, FormGuard];

/** What stands before the pages of somebody who has signed in. */
export const SIGNED_IN_GUARDS = [...PAGE_GUARDS, SessionGuard, SuspendedGuard];

/** What stands before the pages of a project. */
export const PROJECT_GUARDS = [...SIGNED_IN_GUARDS, RoleGuard];
