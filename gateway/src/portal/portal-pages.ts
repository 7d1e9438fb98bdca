import { AccountError, type Account, type Accounts } from '../accounts/accounts.ts';
import { MOST_KEYS, type Keys } from '../accounts/keys.ts';
import type { Usage } from '../accounts/usage.ts';
import type { OAuth } from '../oauth/oauth.ts';
import { parseAddress } from '../sign-in/address.ts';
import { sameToken, untrustedForm } from '../web/browser.ts';
import { redirect, type Page } from '../web/page.ts';
import { accountPage, goodbyePage, suspendedPage } from './account-page.ts';
import { connectPage } from './connect-page.ts';
import type { NamingFault } from './keys-view.ts';
import { newKeyPage } from './new-key-page.ts';
import { overviewPage } from './overview-page.ts';
import type { SignInFlow } from './sign-in-flow.ts';
import { CODE, SIGN_IN } from './sign-in-pages.ts';
import type { Visit } from './visit.ts';

export interface PortalPagesParts {
  readonly flow: SignInFlow;
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly usage: Usage;
  /** What knows the applications that accounts have let in. */
  readonly oauth: Pick<OAuth, 'applications' | 'revokeGrant'>;
}

interface SignedIn {
  readonly visit: Visit;
  readonly account: Account;
  readonly csrf: string;
}

type Show = (who: SignedIn) => Promise<Page>;
type Act = (who: SignedIn, form: URLSearchParams) => Promise<Page>;

const HOME = '/developer';
const SIGN_OUT = '/developer/sign-out';

/** Which address shows and does what. */
export class PortalPages {
  readonly #parts: PortalPagesParts;
  readonly #shows = new Map<string, Show>([
    [HOME, (who) => this.#overview(who)],
    ['/developer/connect', async ({ visit, csrf }) => connectPage(visit.baseUrl, csrf)],
    ['/developer/account', async ({ account, csrf }) => accountPage(account, csrf)],
  ]);
  readonly #acts = new Map<string, Act>([
    ['/developer/keys', (who, form) => this.#makeKey(who, form)],
    ['/developer/keys/rename', (who, form) => this.#renameKey(who, form)],
    ['/developer/keys/revoke', (who, form) => this.#revokeKey(who, form)],
    ['/developer/applications/revoke', (who, form) => this.#disconnect(who, form)],
    ['/developer/account/delete', (who, form) => this.#deleteAccount(who, form)],
  ]);

  constructor(parts: PortalPagesParts) {
    this.#parts = parts;
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

  async #overview({ visit, account, csrf }: SignedIn, fault?: NamingFault): Promise<Page> {
    const { keys, usage, oauth } = this.#parts;
    const [month, live, connected] = await Promise.all([
      usage.month(account.id),
      keys.list(account.id),
      oauth.applications(account.id),
    ]);
    return overviewPage({
      usage: month,
      keys: { keys: live, most: account.maxKeys ?? MOST_KEYS, csrf, fault },
      applications: connected,
      done: visit.query.get('done'),
      status: fault ? 422 : 200,
    });
  }

  async #makeKey(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const name = (form.get('name') ?? '').trim();
    return this.#naming(who, { typed: name }, async (keys) => {
      const { key, row } = await keys.create(who.account.id, name);
      return newKeyPage(row.name, key, who.visit.baseUrl, who.csrf);
    });
  }

  async #renameKey(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const name = (form.get('name') ?? '').trim();
    const keyId = form.get('key') ?? '';
    return this.#naming(who, { typed: name, keyId }, async (keys) => {
      const renamed = await keys.rename(who.account.id, keyId, name);
      return redirect(renamed ? `${HOME}?done=renamed` : HOME);
    });
  }

  /** Gives a key a name that no other has: so a page that is reloaded makes no second key, and keys can be told apart. */
  async #naming(who: SignedIn, tried: Omit<NamingFault, 'error'>, name: (keys: Keys) => Promise<Page>): Promise<Page> {
    const { keys } = this.#parts;
    const live = await keys.list(who.account.id);
    if (live.some((key) => key.name === tried.typed && key.id !== tried.keyId)) {
      return this.#overview(who, { ...tried, error: 'You have a key of this name: choose another name.' });
    }
    try {
      return await name(keys);
    } catch (fault) {
      if (!(fault instanceof AccountError)) throw fault;
      return this.#overview(who, { ...tried, error: fault.message });
    }
  }

  async #revokeKey({ account }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.#parts.keys.revoke(account.id, form.get('key') ?? '');
    return redirect(`${HOME}?done=revoked`);
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
