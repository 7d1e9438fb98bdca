import type { IncomingMessage } from 'node:http';

export interface CookieSettings {
  /** Whether the page is served over https: the browser then binds the cookie to exactly this host. */
  readonly secure: boolean;
  /** Left out: until the browser is closed. 0 removes the cookie. */
  readonly maxAgeSeconds?: number;
}

/** With https the name carries the prefix that keeps other hosts of the domain from setting it. */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A Set-Cookie line: out of reach for scripts, and not sent with what other sites post. */
export function setCookie(name: string, value: string, { secure, maxAgeSeconds }: CookieSettings): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${nameOf(name, secure)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${age}`;
}

export const dropCookie = (name: string, secure: boolean): string => setCookie(name, '', { secure, maxAgeSeconds: 0 });

/** The first cookie of the name whose value could be one of ours. */
export function readCookie(request: IncomingMessage, name: string, secure: boolean): string | undefined {
  const start = `${nameOf(name, secure)}=`;
  const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(start))?.slice(start.length);
  return value !== undefined && /^[A-Za-z0-9_-]{16,256}$/.test(value) ? value : undefined;
}
