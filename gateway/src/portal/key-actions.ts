import { Injectable } from '@nestjs/common';
import { ManagedKeys, type ManagedKey } from '../accounts/managed-keys.ts';
import { oneLine } from '../web/clean-text.ts';
import { redirect, type Page } from '../web/page.ts';
import type { NamingFault } from './keys-view.ts';
import { lifeOf } from './key-lives.ts';
import { Overview } from './overview.ts';
import { orAgain } from './portal-route.ts';
import type { SignedIn } from './request.ts';
import { SealedKeys } from './sealed-keys.ts';

/** What an owner does with the list of keys. */
@Injectable()
export class KeyActions {
  constructor(
    private readonly keys: ManagedKeys,
    private readonly sealed: SealedKeys,
    private readonly overview: Overview,
  ) {}

  /** Makes a key and leads to its page, which can be reloaded without making another. */
  make(who: SignedIn, form: URLSearchParams, environment: ManagedKey['environment']): Promise<Page> {
    const typed = oneLine(form.get('name') ?? '');
    const chosen = form.get('life') ?? '';
    return this.#naming(who, { typed, chosen, environment }, async () => {
      const { key, row } = await this.keys.make(who.account.id, { name: typed, days: lifeOf(chosen), environment });
      return this.sealed.show(who, key, row.id);
    });
  }

  rename(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const typed = oneLine(form.get('name') ?? '');
    const keyId = form.get('key') ?? '';
    return this.#naming(who, { typed, keyId }, async () => {
      const renamed = await this.keys.change(who.account.id, keyId, { name: typed });
      return redirect(renamed ? `${who.frame.home}?done=renamed` : who.frame.home);
    });
  }

  async revoke({ account, frame }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.keys.revoke(account.id, form.get('key') ?? '');
    return redirect(`${frame.home}?done=revoked`);
  }

  /** Gives a key a name; shows the form again where it cannot have that one. */
  #naming(who: SignedIn, tried: Omit<NamingFault, 'error'>, name: () => Promise<Page>): Promise<Page> {
    return orAgain(name, ({ message }) => this.overview.show(who, { ...tried, error: message }));
  }
}
