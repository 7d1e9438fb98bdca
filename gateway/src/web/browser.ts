import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { dropCookie, readCookie, setCookie } from './cookies.ts';
import { say } from './faults.messages.ts';
import { errorPage, type Page } from './page.ts';

const COOKIE = 'cuspal_browser';

/** CSRF token of a form, which ties it to the browser it was given to before anybody has signed in. */
export interface CsrfToken {
  /** Goes into the form as `csrf`. */
  readonly token: string;
  /** Goes with the page: sets the cookie when the browser has none. */
  readonly setCookie: readonly string[];
}

/** The token for forms of this browser: a hash of its cookie, so that the page does not tell the cookie. */
export function csrfToken(request: IncomingMessage, secure: boolean): CsrfToken {
  const known = readCookie(request, COOKIE, secure);
  if (known !== undefined) return { token: tokenOf(known), setCookie: [] };
  const fresh = randomBytes(24).toString('base64url');
  return { token: tokenOf(fresh), setCookie: [setCookie(COOKIE, fresh, { secure })] };
}

export const dropCsrfToken = (secure: boolean): string => dropCookie(COOKIE, secure);

/** Whether a posted form was given to this browser by us. */
export function isCsrfTokenValid(request: IncomingMessage, secure: boolean, sent: string | null): boolean {
  const known = readCookie(request, COOKIE, secure);
  return known !== undefined && sameToken(tokenOf(known), sent);
}

export function sameToken(expected: string, sent: string | null): boolean {
  const [wanted, given] = [Buffer.from(expected), Buffer.from(sent ?? '')];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Whether a page of ours sent this form, as far as the browser says: the guard beside the token. */
export function isFromOurPage(request: IncomingMessage, baseUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return (origin === undefined || origin === baseUrl) && site !== 'cross-site' && site !== 'same-site';
}

const tokenOf = (cookie: string): string => createHash('sha256').update(`cuspal form of ${cookie}`).digest('base64url');

/** For forms that fail one of the two checks. */
export const untrustedForm = (href: string): Page =>
  errorPage({
    status: 403,
    title: say.staleForm(),
    explanation: say.staleFormWhy(),
    next: { href, label: say.startAgain() },
  });
