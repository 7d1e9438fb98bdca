import { Inject, Injectable } from '@nestjs/common';
import type { Orm } from '../database/connection.ts';
import { SealedText } from '../sealed-requests/sealed-text.ts';
import { ORM } from '../database/database.module.ts';
import { CLOCK } from '../core/tokens.ts';

/** For so long a new key can be shown again in the browser that made it. */
export const SEAL_MINUTES = 10;

/** What a sealed key belongs to: only with the same values it is opened. */
export interface SealedFor {
  readonly accountId: string;
  readonly keyId: string;
  /** The token of the session in which the key was made. */
  readonly csrf: string;
}

/**
 * A new key in a cookie, so that its page can be reloaded while the server keeps nothing but the hash.
 *
 * Why this is safe: the cookie holds the key under AES-256-GCM, with a secret of the installation. Who has the cookie
 * (a copy of the browser's files, a log of headers) lacks the secret; who has the database, secret included, lacks the
 * cookie. It is opened only in the session that made the key, for ten minutes, while the key is live; scripts cannot
 * read it (HttpOnly), other sites cannot have it sent with a form (SameSite), and no cache keeps the page. Signing out
 * and "I have copied it" remove it. Whoever holds the session within those minutes could make a key of their own anyway.
 */
@Injectable()
export class NewKeySeal {
  readonly #sealed: SealedText;

  constructor(
    @Inject(ORM) orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#sealed = new SealedText(orm, 'portal.new_key_seal');
  }

  /** A cookie value of 108 characters for a key of ours. */
  seal(key: string, owner: SealedFor): Promise<string> {
    return this.#sealed.seal(key, this.now() + SEAL_MINUTES * 60_000, bound(owner));
  }

  /** Undefined when it is not for this owner, was changed, or has ended. */
  async open(sealed: string, owner: SealedFor): Promise<string | undefined> {
    const opened = await this.#sealed.open(sealed, bound(owner));
    return opened && this.now() < opened.end ? opened.text : undefined;
  }
}

const bound = ({ accountId, keyId, csrf }: SealedFor): string => JSON.stringify([accountId, keyId, csrf]);
