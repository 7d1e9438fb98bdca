import { AccountError } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import { oneLine } from '../web/clean-text.ts';
import { dropCookie, readCookie, setCookie } from '../web/cookies.ts';
import { redirect, type Page } from '../web/page.ts';
import type { NamingFault } from './keys-view.ts';
import { lifeOf } from './key-lives.ts';
import { newKeyPage } from './new-key-page.ts';
import { SEAL_MINUTES, type NewKeySeal } from './new-key-seal.ts';
import { HOME, NEW_KEY } from '../web/portal-paths.ts';
import { overview, type OverviewParts } from './overview.ts';
import type { SignedIn } from './signed-in.ts';
import { NEW_KEY_COOKIE } from './sign-in-flow.ts';

export interface KeyActionsParts extends OverviewParts {
  readonly seal: NewKeySeal;
}

/** What an owner does with keys, and the page of a new one. */
export class KeyActions {
  constructor(private readonly parts: KeyActionsParts) {}

  /** Makes a key and leads to its page, which can be reloaded without making another. */
  async make(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const { account, csrf, visit } = who;
    const typed = oneLine(form.get('name') ?? '');
    const chosen = form.get('life') ?? '';
    return this.#naming(who, { typed, chosen }, async (keys) => {
      const { key, row } = await keys.create(account.id, typed, lifeOf(chosen));
      const sealed = await this.parts.seal.seal(key, { accountId: account.id, keyId: row.id, csrf });
      const cookie = setCookie(NEW_KEY_COOKIE, sealed, { secure: visit.secure, maxAgeSeconds: SEAL_MINUTES * 60 });
      return redirect(`${NEW_KEY}?key=${encodeURIComponent(row.id)}`, { 'Set-Cookie': cookie });
    });
  }

  /** The page of a new key, while it can be shown; then the first page. */
  async showNew({ account, csrf, visit }: SignedIn): Promise<Page> {
    const { keys, seal } = this.parts;
    const keyId = visit.query.get('key') ?? '';
    const sealed = readCookie(visit.request, NEW_KEY_COOKIE, visit.secure);
    const row = (await keys.list(account.id)).find((key) => key.id === keyId);
    const key = row && sealed !== undefined && (await seal.open(sealed, { accountId: account.id, keyId, csrf }));
    return row && key ? newKeyPage(row, key, visit.baseUrl, csrf) : redirect(HOME);
  }

  /** The key has been copied: from now on it is shown no more. */
  async copied({ visit }: SignedIn): Promise<Page> {
    return redirect(HOME, { 'Set-Cookie': dropCookie(NEW_KEY_COOKIE, visit.secure) });
  }

  async rename(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const typed = oneLine(form.get('name') ?? '');
    const keyId = form.get('key') ?? '';
    return this.#naming(who, { typed, keyId }, async (keys) => {
      const renamed = await keys.rename(who.account.id, keyId, typed);
      return redirect(renamed ? `${HOME}?done=renamed` : HOME);
    });
  }

  async revoke({ account }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.parts.keys.revoke(account.id, form.get('key') ?? '');
    return redirect(`${HOME}?done=revoked`);
  }

  /** Gives a key a name that no other has: so a form that is sent twice makes one key, and keys can be told apart. */
  async #naming(who: SignedIn, tried: Omit<NamingFault, 'error'>, name: (keys: Keys) => Promise<Page>): Promise<Page> {
    const { keys } = this.parts;
    const listed = await keys.list(who.account.id);
    if (listed.some((key) => key.name === tried.typed && key.id !== tried.keyId)) {
      const error = 'You have a key of this name: choose another name, or revoke that key first.';
      return overview(this.parts, who, { ...tried, error });
    }
    try {
      return await name(keys);
    } catch (fault) {
      if (!(fault instanceof AccountError)) throw fault;
      return overview(this.parts, who, { ...tried, error: fault.message });
    }
  }
}
