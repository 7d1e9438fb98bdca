import { parseAddress, type Accounts } from '../accounts/accounts.ts';
import { sameToken, untrustedForm } from '../web/browser.ts';
import { redirect, type Page } from '../web/page.ts';
import { accountPage, goodbyePage, suspendedPage } from './account-page.ts';
import { ActivityPages } from './activity-pages.ts';
import { connectPage } from './connect-page.ts';
import { KeyActions, type KeyActionsParts } from './key-actions.ts';
import { overview } from './overview.ts';
import { CALLS, HOME, NEW_KEY, PLAYGROUND, USAGE } from '../web/portal-paths.ts';
import { playgroundPage } from './playground/playground-page.ts';
import type { Act, Show, SignedIn } from './signed-in.ts';
import type { SignInFlow } from './sign-in-flow.ts';
import { CODE, SIGN_IN } from './sign-in-pages.ts';
import type { Visit } from './visit.ts';

export interface PortalPagesParts extends KeyActionsParts {
  readonly flow: SignInFlow;
  readonly accounts: Accounts;
}

const SIGN_OUT = '/developer/sign-out';

/** Which address shows and does what. */
export class PortalPages {
  readonly #parts: PortalPagesParts;
  readonly #shows: ReadonlyMap<string, Show>;
  readonly #acts: ReadonlyMap<string, Act>;

  constructor(parts: PortalPagesParts) {
    this.#parts = parts;
    const keys = new KeyActions(parts);
    const activity = new ActivityPages(parts);
    this.#shows = new Map<string, Show>([
      [HOME, (who) => overview(parts, who)],
      [USAGE, (who) => activity.usage(who)],
      [CALLS, (who) => activity.calls(who)],
      ['/developer/connect', async ({ visit, csrf }) => connectPage(visit.baseUrl, csrf)],
      [PLAYGROUND, async (who) => playgroundPage(who, (await parts.flow.pageToken(who.visit)) ?? '')],
      ['/developer/account', async ({ account, csrf }) => accountPage(account, csrf)],
      [NEW_KEY, (who) => keys.showNew(who)],
    ]);
    this.#acts = new Map<string, Act>([
      ['/developer/keys', (who, form) => keys.make(who, form)],
      ['/developer/keys/rename', (who, form) => keys.rename(who, form)],
      ['/developer/keys/revoke', (who, form) => keys.revoke(who, form)],
      [NEW_KEY, (who) => keys.copied(who)],
      ['/developer/applications/revoke', (who, form) => this.#disconnect(who, form)],
      ['/developer/account/delete', (who, form) => this.#deleteAccount(who, form)],
    ]);
  }

  /** GET; undefined when there is no such page. */
  async show(path: string, visit: Visit): Promise<Page | undefined> {
    const { flow } = this.#parts;
    if (path === SIGN_IN) return flow.showEmailStep(visit);
    if (path === CODE) return flow.showCodeStep(visit);
    const show = this.#shows.get(path);
    if (!show) return isKnown(path, this.#acts) ? redirect(HOME) : undefined;
    const who = await this.#signedIn(visit);
    if (!who) return redirect(`${SIGN_IN}?next=${encodeURIComponent(path)}`);
    return who.account.suspendedAt ? suspendedPage(who.account, who.csrf) : show(who);
  }

  /** POST of a form from a page of ours; undefined when there is no such action. */
  async act(path: string, visit: Visit, form: URLSearchParams): Promise<Page | undefined> {
    const { flow } = this.#parts;
    if (path === SIGN_IN) return flow.takeEmail(visit, form);
    if (path === CODE) return flow.takeCode(visit, form);
    const act = this.#acts.get(path);
    if (!act && path !== SIGN_OUT) return undefined;
    const who = await this.#signedIn(visit);
    if (!who) return redirect(SIGN_IN);
    if (!sameToken(who.csrf, form.get('csrf'))) return untrustedForm(HOME);
    if (!act) return flow.leave(visit);
    return who.account.suspendedAt ? suspendedPage(who.account, who.csrf) : act(who, form);
  }

  async #signedIn(visit: Visit): Promise<SignedIn | undefined> {
    const session = await this.#parts.flow.session(visit);
    const account = session && (await this.#parts.accounts.byId(session.accountId));
    return session && account && { visit, account, csrf: session.csrf };
  }

  async #disconnect({ account }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.#parts.oauth.revokeGrant(account.id, form.get('grant') ?? '');
    return redirect(`${HOME}?done=disconnected`);
  }

  async #deleteAccount({ account, csrf, visit }: SignedIn, form: URLSearchParams): Promise<Page> {
    const { flow, accounts } = this.#parts;
    if (account.email === null || parseAddress(form.get('confirm') ?? '') !== account.email) {
      return accountPage(account, csrf, 'This is not the address of this account. Type it as it stands above.');
    }
    await accounts.delete(account.id);
    return goodbyePage(flow.forgetCookies(visit));
  }
}

/** Addresses that are only posted to lead, when opened, to where their forms are. */
const isKnown = (path: string, acts: ReadonlyMap<string, unknown>): boolean =>
  acts.has(path) || path === SIGN_OUT || path === `${HOME}/`;
