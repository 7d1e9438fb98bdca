import { Injectable } from '@nestjs/common';
import { AccountError } from '../accounts/accounts.ts';
import { Keys } from '../accounts/keys.ts';
import { oneLine } from '../web/clean-text.ts';
import { dropCookie, readCookie, setCookie } from '../web/cookies.ts';
import { redirect, type Page } from '../web/page.ts';
import type { NamingFault } from './keys-view.ts';
import { lifeOf } from './key-lives.ts';
import { newKeyPage } from './new-key-page.ts';
import { NewKeySeal, SEAL_MINUTES } from './new-key-seal.ts';
import { HOME, NEW_KEY } from '../web/portal-paths.ts';
import { Overview } from './overview.ts';
import type { SignedIn } from './request.ts';
import { NEW_KEY_COOKIE } from './sign-in-flow.ts';

/** What an owner does with keys, and the page of a new one. */
@Injectable()
export class KeyActions {
  constructor(
    private readonly keys: Keys,
    private readonly seal: NewKeySeal,
    private readonly overview: Overview,
  ) {}

  /** Makes a key and leads to its page, which can be reloaded without making another. */
  async make(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const { account, csrf, visit } = who;
    const typed = oneLine(form.get('name') ?? '');
    const chosen = form.get('life') ?? '';
    return this.#naming(who, { typed, chosen }, async () => {
      const { key, row } = await this.keys.create(account.id, typed, lifeOf(chosen));
      const sealed = await this.seal.seal(key, { accountId: account.id, keyId: row.id, csrf });
      const cookie = setCookie(NEW_KEY_COOKIE, sealed, { secure: visit.secure, maxAgeSeconds: SEAL_MINUTES * 60 });
      return redirect(`${NEW_KEY}?key=${encodeURIComponent(row.id)}`, { 'Set-Cookie': cookie });
    });
  }

  /** The page of a new key, while it can be shown; then the first page. */
  async showNew({ account, csrf, visit }: SignedIn): Promise<Page> {
    const keyId = visit.query.get('key') ?? '';
    const sealed = readCookie(visit.request, NEW_KEY_COOKIE, visit.secure);
    const row = (await this.keys.list(account.id)).find((key) => key.id === keyId);
    const key = row && sealed !== undefined && (await this.seal.open(sealed, { accountId: account.id, keyId, csrf }));
    return row && key ? newKeyPage(row, key, visit.baseUrl, csrf) : redirect(HOME);
  }

  /** The key has been copied: from now on it is shown no more. */
  copied({ visit }: SignedIn): Page {
    return redirect(HOME, { 'Set-Cookie': dropCookie(NEW_KEY_COOKIE, visit.secure) });
  }

  async rename(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const typed = oneLine(form.get('name') ?? '');
    const keyId = form.get('key') ?? '';
    return this.#naming(who, { typed, keyId }, async () => {
      const renamed = await this.keys.rename(who.account.id, keyId, typed);
      return redirect(renamed ? `${HOME}?done=renamed` : HOME);
    });
  }

  async revoke({ account }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.keys.revoke(account.id, form.get('key') ?? '');
    return redirect(`${HOME}?done=revoked`);
  }

  /** Gives a key a name that no other has: so a form that is sent twice makes one key, and keys can be told apart. */
  async #naming(who: SignedIn, tried: Omit<NamingFault, 'error'>, name: () => Promise<Page>): Promise<Page> {
    const listed = await this.keys.list(who.account.id);
    if (listed.some((key) => key.name === tried.typed && key.id !== tried.keyId)) {
      const error = 'You have a key of this name: choose another name, or revoke that key first.';
      return this.overview.show(who, { ...tried, error });
    }
    try {
      return await name();
    } catch (fault) {
      if (!(fault instanceof AccountError)) throw fault;
      return this.overview.show(who, { ...tried, error: fault.message });
    }
  }
}
