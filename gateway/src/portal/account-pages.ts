import { Injectable } from '@nestjs/common';
import { Accounts, parseAddress } from '../accounts/accounts.ts';
import { Activity } from '../journal/activity.ts';
import { AddressChanges, type Asked, type Changed } from '../sign-in/address-changes.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { forgetKnownBrowser } from '../sign-in/known-browsers.ts';
import { MOST_PASSKEYS, Passkeys, siteOf } from '../sign-in/passkeys.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { SignIn } from '../sign-in/sign-in.ts';
import { routeNotice, waitText } from '../sign-in/wording.ts';
import { redirect, type Page } from '../web/page.ts';
import { say } from './account.messages.ts';
import { accountPage, goodbyePage, type AccountFault } from './account-page.ts';
import { ADDRESS, addressPage } from './address-page.ts';
import { orAgain } from './portal-route.ts';
import type { SignedIn } from './request.ts';
import { SignInFlow } from './sign-in-flow.ts';

const ACCOUNT = '/developer/account';
const done = (what: string): Page => redirect(`${ACCOUNT}?done=${what}`);

/** What an owner does with the account itself: its address, ways in, and end. */
@Injectable()
export class AccountPages {
  constructor(
    private readonly accounts: Accounts,
    private readonly activity: Activity,
    private readonly sessions: Sessions,
    private readonly passkeys: Passkeys,
    private readonly changes: AddressChanges,
    private readonly signIn: SignIn,
    private readonly flow: SignInFlow,
  ) {}

  async show({ person: account, csrf, frame, session, visit }: SignedIn, fault?: AccountFault): Promise<Page> {
    const site = siteOf(visit.baseUrl);
    const [sessions, passkeys, pending] = await Promise.all([
      this.sessions.list(account.id),
      this.passkeys.list(account.id),
      this.changes.pending(account.id),
    ]);
    const mayAdd = site !== undefined && passkeys.length < MOST_PASSKEYS;
    return accountPage({
      account,
      csrf,
      frame,
      current: session,
      sessions,
      passkeys,
      ceremony: mayAdd ? await this.passkeys.toRegister(site, account, session) : undefined,
      pending,
      kept: this.activity.kept,
      done: visit.query.get('done'),
      fault,
    });
  }

  async askForAddress(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const typed = form.get('email') ?? '';
    const asked = await this.changes.ask(who.person, typed);
    if (asked.ok) return redirect(ADDRESS);
    return this.show(who, { part: 'address', typed, ...askedFault(asked) });
  }

  async showAddress({ person: account, frame }: SignedIn, error?: string): Promise<Page> {
    const fresh = await this.changes.pending(account.id);
    if (fresh === undefined || account.email === null) return redirect(ACCOUNT);
    const notice = routeNotice(this.signIn.route);
    return addressPage({ old: account.email, fresh, frame, notice, ...(error !== undefined && { error }) });
  }

  async changeAddress(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const { person: account, session } = who;
    const changed = await this.changes.confirm(account.id, form.get('old') ?? '', form.get('new') ?? '');
    if (changed.ok) {
      await this.sessions.endOthers(account.id, session);
      return done('address');
    }
    const { error, ends } = changedFault(changed);
    return ends ? this.show(who, { part: 'address', error }) : this.showAddress(who, error);
  }

  async keepAddress({ person: account }: SignedIn): Promise<Page> {
    await this.changes.cancel(account.id);
    return redirect(ACCOUNT);
  }

  async endSession({ person: account }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.sessions.endListed(account.id, form.get('session') ?? '');
    return done('session');
  }

  async endOtherSessions({ person: account, session }: SignedIn): Promise<Page> {
    await this.sessions.endOthers(account.id, session);
    return done('sessions');
  }

  async addPasskey(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const { person: account, session, visit } = who;
    const site = siteOf(visit.baseUrl);
    const returned = {
      ticket: form.get('ticket') ?? '',
      response: form.get('response') ?? '',
      name: browserName(visit.request.headers['user-agent']),
    };
    const outcome = site ? await this.passkeys.register(site, account, session, returned) : 'refused';
    return outcome === 'made' ? done('passkey') : this.show(who, { part: 'passkey', error: NOT_ADDED[outcome]() });
  }

  async removePasskey({ person: account }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.passkeys.remove(account.id, form.get('passkey') ?? '');
    return done('removed');
  }

  delete(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const { person: account, visit } = who;
    const refused = (error: string): Promise<Page> => this.show(who, { part: 'delete', error });
    if (account.email === null || parseAddress(form.get('confirm') ?? '') !== account.email)
      return refused(say.notThisAddress());
    return orAgain(
      async () => {
        await this.accounts.delete(account.id);
        return goodbyePage([...this.flow.forgetCookies(visit), forgetKnownBrowser(visit.secure)]);
      },
      // An organisation is handed on first by its one owner.
      ({ message }) => refused(message),
    );
  }
}

const NOT_ADDED = {
  refused: say.passkeyRefused,
  full: () => say.passkeysFull({ most: MOST_PASSKEYS }),
} as const;

function askedFault(asked: Exclude<Asked, { readonly ok: true }>): {
  readonly error: string;
  readonly status?: number;
} {
  switch (asked.reason) {
    case 'address':
      return { error: say.noAddress({ example: 'name@example.com' }) };
    case 'same':
      return { error: say.sameAddress() };
    case 'provider':
      return { error: say.providerAddress(), status: 403 };
    case 'mail':
      return { error: say.notSent(), status: 503 };
    case 'limited':
      return { error: say.tooManyCodes({ wait: waitText(asked.retryAfterSeconds) }), status: 429 };
  }
}

/** `ends`: the codes at hand are worth nothing any more. */
function changedFault(changed: Exclude<Changed, { readonly ok: true }>): {
  readonly error: string;
  readonly ends: boolean;
} {
  switch (changed.reason) {
    case 'malformed':
      return { error: say.sixDigits(), ends: false };
    case 'wrong':
      return { error: say.wrongCodes({ left: changed.triesLeft }), ends: false };
    case 'locked':
      return { error: say.codesLocked(), ends: true };
    case 'expired':
      return { error: say.codesExpired(), ends: true };
    case 'taken':
      return {
        error: say.addressTaken(),
        ends: true,
      };
  }
}
