import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Mail } from '../mail/mailer.ts';

const UNASKED =
  'If you did not ask for it, do nothing: without the code nobody gets in. Nobody from Cuspal will ever ask you for it.';

/**
 * The message with the code. Nothing in it comes from the requester but the address it goes to. `wayOn`: where the owner
 * can have more codes when strangers have asked for all that may be sent.
 */
export const codeMail = (to: string, code: string, wayOn?: string): Mail => ({
  to,
  subject: 'Your Cuspal sign-in code',
  text: `Your code is

    ${code}

Type it into the page where you asked for it. It is good for ten minutes and can be used once.

${UNASKED}${wayOn === undefined ? '' : wayOnText(wayOn)}`,
});

const wayOnText = (address: string): string => `

As many codes were asked for as are sent to this address for the moment. If you want to sign in and are told to wait, open this address in the browser in which you sign in, and ask for a code there. It signs nobody in, and strangers cannot use up the codes of that browser:

    ${address}`;

/** The message with the second code, for an address or a client of which too many wrong ones were tried. */
export const secondCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your second Cuspal sign-in code',
  text: `Many wrong codes were tried lately, so signing in takes a second code this time. It is

    ${code}

Type it into the same page. It is good for ten minutes and can be used once.

${UNASKED}`,
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
