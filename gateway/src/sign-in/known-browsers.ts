import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Orm } from '../database/connection.ts';
import { SharedSecret } from '../database/shared-setting.ts';
import { dropCookie, readCookie, setCookie } from '../web/cookies.ts';

/** Cookie of a browser whose user has shown that an address is theirs, and how long browsers may keep one. */
const KNOWN_BROWSER = 'cuspal_known';
const KNOWN_BROWSER_SECONDS = 400 * 86_400;
/** Form of a token: 32 bytes in base64url. */
export const KNOWN_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Tokens by which a browser is known for an address. They open nothing: what such a browser asks for is only counted
 * apart from what strangers ask for, who could otherwise use up the codes of somebody else's address.
 */
export class KnownBrowsers {
  readonly #secret: SharedSecret;

  constructor(orm: Orm) {
    this.#secret = new SharedSecret(orm, 'sign_in.known_browsers');
  }

  async token(email: string): Promise<string> {
    return (await this.#secret.hmac(email)).toString('base64url');
  }

  async isKnown(email: string, token: string | undefined): Promise<boolean> {
    if (token === undefined || !KNOWN_TOKEN.test(token)) return false;
    return timingSafeEqual(Buffer.from(token), Buffer.from(await this.token(email)));
  }
}

export const knownBrowserCookie = (token: string, secure: boolean): string =>
  setCookie(KNOWN_BROWSER, token, { secure, maxAgeSeconds: KNOWN_BROWSER_SECONDS });

export const forgetKnownBrowser = (secure: boolean): string => dropCookie(KNOWN_BROWSER, secure);

/** The token that a browser brings. */
export const knownBrowserOf = (request: IncomingMessage, secure: boolean): string | undefined =>
  readCookie(request, KNOWN_BROWSER, secure);
