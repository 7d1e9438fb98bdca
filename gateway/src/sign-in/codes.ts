import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Mail } from '../mail/mailer.ts';

/** The message with the code. Nothing in it comes from the requester but the address it goes to. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your Cuspal sign-in code',
  text: `Your code is

    ${code}

Type it into the page where you asked for it. It is good for ten minutes and can be used once.

If you did not ask for it, do nothing: without the code nobody gets in. Nobody from Cuspal will ever ask you for it.`,
});

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Six digits, each combination equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** A million codes are few: the slow hash makes trying them all take longer than a code lives. */
export const hashCode = async (code: string, salt: string): Promise<string> =>
  (await derive(code, salt, 32)).toString('base64url');

/** Whether the code has that hash; takes as long for a wrong code as for the right one. */
export async function isCode(code: string, salt: string, hash: string): Promise<boolean> {
  const [sent, kept] = [Buffer.from(await hashCode(code, salt)), Buffer.from(hash)];
  return sent.length === kept.length && timingSafeEqual(sent, kept);
}

/** Reads a typed code, digits with or without spaces or a dash; undefined when it cannot be a code. */
export function typedCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}
