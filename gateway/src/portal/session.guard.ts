import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.ts';
import { sameToken, untrustedForm } from '../web/browser.ts';
import { Instead } from '../web/faults.ts';
import { redirect } from '../web/page.ts';
import { HOME } from '../web/portal-paths.ts';
import { pathOf } from '../web/route.ts';
import { suspendedPage } from './account-page.ts';
import { found, type PortalRequest } from './request.ts';
import { SignInFlow } from './sign-in-flow.ts';
import { SIGN_IN } from '../web/portal-paths.ts';

/** Lets in who has signed in, with forms of that session alone; others are led to where they sign in. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly flow: SignInFlow,
    private readonly accounts: Accounts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    const { form } = request;
    const visit = found('visit', request);
    const session = await this.flow.session(visit);
    const account = session && (await this.accounts.byId(session.accountId));
    if (!account) {
      const next = form ? '' : `?next=${encodeURIComponent(pathOf(request.raw))}`;
      throw new Instead(redirect(`${SIGN_IN}${next}`));
    }
    if (form && !sameToken(session.csrf, form.get('csrf'))) throw new Instead(untrustedForm(HOME));
    request.signedIn = { visit, account, csrf: session.csrf, session: session.hash };
    return true;
  }
}

/** Shows to the owner of a suspended account that it is suspended, and nothing else. */
@Injectable()
export class SuspendedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { account, csrf } = found('signedIn', context.switchToHttp().getRequest<PortalRequest>());
    if (account.suspendedAt) throw new Instead(suspendedPage(account, csrf));
    return true;
  }
}
