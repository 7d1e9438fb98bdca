import { randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { Mail } from '../mail/mailer.ts';
import { say } from './mails.messages.ts';

/**
 * The message with the code, in the language of the page. Nothing in it comes from the requester but the address it goes
 * to. `wayOn`: where the owner can have more codes when strangers have asked for all that may be sent.
 */
export const codeMail = (to: string, code: string, wayOn?: string): Mail => ({
  to,
  subject: say.codeSubject(),
  text: paragraphs(
    say.codeText({ code }),
    say.unasked(),
    ...(wayOn === undefined ? [] : [say.wayOn({ address: wayOn })]),
  ),
});

/** The message with the second code, for an address or a client of which too many wrong ones were tried. */
export const secondCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: say.secondSubject(),
  text: paragraphs(say.secondText({ code }), say.unasked()),
});

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** Rounds of scrypt for a code, of 1 KB each: a twentieth of a second of a core. */
const CODE_COST = 16_384;

/** Six digits, each combination equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** What codes are kept as. A million are few: the slow hash makes trying them all take longer than a code lives. */
export class CodeHashes {
  /** `cost`: a power of two; less than the usual one is for tests alone. */
  constructor(private readonly cost = CODE_COST) {}

  async of(code: string, salt: string): Promise<string> {
    return (await derive(code, salt, 32, { N: this.cost })).toString('base64url');
  }

  /** Whether the code has that hash; takes as long for a wrong code as for the right one. */
  async match(code: string, salt: string, hash: string): Promise<boolean> {
    const [sent, kept] = [Buffer.from(await this.of(code, salt)), Buffer.from(hash)];
    return sent.length === kept.length && timingSafeEqual(sent, kept);
  }
}

/** Reads a typed code, digits with or without spaces or a dash; undefined when it cannot be a code. */
export function typedCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}
