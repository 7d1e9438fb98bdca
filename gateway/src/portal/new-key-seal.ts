import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Orm } from '../database/connection.ts';
import { sharedSetting } from '../database/shared-setting.ts';

/** For so long a new key can be shown again in the browser that made it. */
export const SEAL_MINUTES = 10;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const END_BYTES = 6;

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
export class NewKeySeal {
  #secret: Promise<Buffer> | undefined;

  constructor(
    private readonly orm: Orm,
    private readonly now: () => number = Date.now,
  ) {}

  /** A cookie value of 108 characters for a key of ours. */
  async seal(key: string, owner: SealedFor): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', await this.#key(), nonce).setAAD(bound(owner));
    const end = Buffer.alloc(END_BYTES);
    end.writeUIntBE(this.now() + SEAL_MINUTES * 60_000, 0, END_BYTES);
    const hidden = Buffer.concat([cipher.update(Buffer.concat([end, Buffer.from(key)])), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
  }

  /** Undefined when it is not for this owner, was changed, or has ended. */
  async open(sealed: string, owner: SealedFor): Promise<string | undefined> {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    if (tag.length < TAG_BYTES) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', await this.#key(), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(bound(owner)).setAuthTag(tag);
    try {
      const shown = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      const inTime = this.now() < shown.readUIntBE(0, END_BYTES);
      return inTime ? shown.subarray(END_BYTES).toString() : undefined;
    } catch {
      return undefined;
    }
  }

  #key(): Promise<Buffer> {
    const asked = (this.#secret ??= sharedSetting(this.orm, 'portal.new_key_seal', newSecret).then((secret) =>
      Buffer.from(secret, 'base64url'),
    ));
    // One that could not be asked for is asked for again.
    asked.catch(() => (this.#secret = undefined));
    return asked;
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url');

const bound = ({ accountId, keyId, csrf }: SealedFor): Buffer => Buffer.from(JSON.stringify([accountId, keyId, csrf]));
