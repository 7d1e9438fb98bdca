import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { dropCookie, readCookie, setCookie } from './cookies.ts';
import { errorPage, type Page } from './page.ts';

const COOKIE = 'cuspal_browser';

/** What ties a form to the browser it was given to, before anybody has signed in. */
export interface BrowserTie {
  /** Goes into the form as `csrf`. */
  readonly csrf: string;
  /** Goes with the page: sets the cookie when the browser has none. */
  readonly setCookie: readonly string[];
}

/** The tie of this browser. The token in the page is a hash of the cookie, so that the page does not tell the cookie. */
export function browserTie(request: IncomingMessage, secure: boolean): BrowserTie {
  const known = readCookie(request, COOKIE, secure);
  if (known !== undefined) return { csrf: csrfOf(known), setCookie: [] };
  const fresh = randomBytes(24).toString('base64url');
  return { csrf: csrfOf(fresh), setCookie: [setCookie(COOKIE, fresh, { secure })] };
}

export const dropBrowserTie = (secure: boolean): string => dropCookie(COOKIE, secure);

/** Whether a posted form was given to this browser by us. */
export function isTied(request: IncomingMessage, secure: boolean, sent: string | null): boolean {
  const known = readCookie(request, COOKIE, secure);
  return known !== undefined && sameToken(csrfOf(known), sent);
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

const csrfOf = (cookie: string): string => createHash('sha256').update(`cuspal form of ${cookie}`).digest('base64url');

/** For forms that fail one of the two checks. */
export const untrustedForm = (href: string): Page =>
  errorPage({
    status: 403,
    title: 'This form has grown stale',
    explanation:
      'It was sent from another page or another browser, or cookies are switched off. Allow cookies for this site, then start again.',
    next: { href, label: 'Start again' },
  });
