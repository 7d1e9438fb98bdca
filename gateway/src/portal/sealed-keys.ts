import { Injectable } from '@nestjs/common';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { dropCookie, readCookie, setCookie } from '../web/cookies.ts';
import { redirect, type Page } from '../web/page.ts';
import { NEW_KEY } from '../web/portal-paths.ts';
import { inProject } from './frame.ts';
import { newKeyPage } from './new-key-page.ts';
import { NewKeySeal, SEAL_MINUTES } from './new-key-seal.ts';
import type { SignedIn } from './request.ts';
import { NEW_KEY_COOKIE } from './sign-in-flow.ts';

/** The page of a new key, or of a new secret for one, which can be reloaded without making another. */
@Injectable()
export class SealedKeys {
  constructor(
    private readonly keys: ManagedKeys,
    private readonly seal: NewKeySeal,
  ) {}

  /** Leads to the page. */
  async show({ account, csrf, frame, visit }: SignedIn, key: string, keyId: string): Promise<Page> {
    const sealed = await this.seal.seal(key, { accountId: account.id, keyId, csrf });
    const cookie = setCookie(NEW_KEY_COOKIE, sealed, { secure: visit.secure, maxAgeSeconds: SEAL_MINUTES * 60 });
    return redirect(`${inProject(frame, NEW_KEY)}?key=${encodeURIComponent(keyId)}`, { 'Set-Cookie': cookie });
  }

  /** The page, while the key can be shown; then the first page. */
  async shown({ account, csrf, frame, visit }: SignedIn): Promise<Page> {
    const keyId = visit.query.get('key') ?? '';
    const sealed = readCookie(visit.request, NEW_KEY_COOKIE, visit.secure);
    const row = (await this.keys.list(account.id)).find((key) => key.id === keyId);
    if (!row || sealed === undefined) return redirect(frame.home);
    const key = await this.seal.open(sealed, { accountId: account.id, keyId, csrf });
    // A secret that another one has replaced is nothing to give to programs.
    return key?.endsWith(row.hint) === true
      ? newKeyPage({ row, key, baseUrl: visit.baseUrl, frame })
      : redirect(frame.home);
  }

  /** The key has been copied: from now on it is shown no more. */
  copied({ frame, visit }: SignedIn): Page {
    return redirect(frame.home, { 'Set-Cookie': dropCookie(NEW_KEY_COOKIE, visit.secure) });
  }
}
