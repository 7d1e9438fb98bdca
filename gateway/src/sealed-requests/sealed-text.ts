import { randomBytes } from 'node:crypto';
import { openBytes, sealBytes } from '../core/sealed-bytes.ts';
import type { Orm } from '../database/connection.ts';
import { sharedSetting } from '../database/shared-setting.ts';

const END_BYTES = 6;

/** The sealed text and its end in milliseconds, which may be past. */
export interface Opened {
  readonly text: string;
  readonly end: number;
}

/**
 * Texts with an end under AES-256-GCM, by a secret of the installation that is kept in the database by this name.
 * `boundTo` is not in the sealed text; opening it needs the same value.
 */
export class SealedText {
  #secret: Promise<Buffer> | undefined;

  constructor(
    private readonly orm: Orm,
    private readonly name: string,
  ) {}

  /** Seals the text, in base64url. */
  async seal(text: string, endMs: number, boundTo = ''): Promise<string> {
    const end = Buffer.alloc(END_BYTES);
    end.writeUIntBE(endMs, 0, END_BYTES);
    return sealBytes(await this.#key(), Buffer.concat([end, Buffer.from(text)]), boundTo).toString('base64url');
  }

  /** Opens a text; undefined when it was not sealed here, is bound to something else, or was changed. */
  async open(sealed: string, boundTo = ''): Promise<Opened | undefined> {
    const shown = openBytes(await this.#key(), Buffer.from(sealed, 'base64url'), boundTo);
    return shown && { end: shown.readUIntBE(0, END_BYTES), text: shown.subarray(END_BYTES).toString() };
  }

  #key(): Promise<Buffer> {
    const asked = (this.#secret ??= sharedSetting(this.orm, this.name, newSecret).then((secret) =>
      Buffer.from(secret, 'base64url'),
    ));
    // A failed read of the secret is tried again at the next use.
    asked.catch(() => (this.#secret = undefined));
    return asked;
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url');
