/** Longest redirect, in characters. */
export const LONGEST_REDIRECT = 500;

const LOOPBACKS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Schemes without a dot of applications that are known to sign in to servers like this one. */
const KNOWN_SCHEMES: readonly string[] = [
  'claude',
  'cursor',
  'goose',
  'kiro',
  'lmstudio',
  'raycast',
  'vscode',
  'vscode-insiders',
  'vscodium',
  'warp',
  'windsurf',
  'zed',
];

/** Schemes that no configuration may allow: a browser runs or opens them by itself. */
export const NEVER_SCHEMES: readonly string[] = [
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'ftp',
  'http',
  'https',
  'intent',
  'javascript',
  'vbscript',
  'view-source',
  'ws',
  'wss',
];

/** A private-use scheme is a domain name the other way round (RFC 8252, 7.1): `com.example.app`. */
const REVERSED_DOMAIN = /^[a-z]{2,}(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
/** A host as it may stand in a header of ours: labels of letters, digits, dashes and underscores. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.?$/;
const IPV6 = /^\[[0-9a-f:.]+\]$/;
const PRINTABLE = /^[\x21-\x7e]+$/;
const WEB = /^https?:\/\/[^/\\]/i;

/** The kind of client that a redirect belongs to; a refused redirect is allowed to none. */
type RedirectKind = 'web' | 'native' | 'refused';
export type KindOfRedirect = (uri: string) => RedirectKind;

/**
 * The redirects that clients may have: https, http of the user's own device, schemes that are reversed domain names,
 * and schemes by name. Any other scheme may start a program of the system. `schemes`: further ones of this installation.
 */
export function redirectRule(schemes: readonly string[] = []): KindOfRedirect {
  const named = new Set([...KNOWN_SCHEMES, ...schemes]);
  return (uri) => {
    if (uri.length > LONGEST_REDIRECT || uri.includes('#') || !PRINTABLE.test(uri) || !URL.canParse(uri)) {
      return 'refused';
    }
    const { protocol, hostname, username, password } = new URL(uri);
    if (username !== '' || password !== '') return 'refused';
    // `https:a.example` is a host to the parser and a path of this server to a browser that is led there.
    if (/^https?:$/.test(protocol) && !WEB.test(uri)) return 'refused';
    if (protocol === 'https:') return HOST.test(hostname) || IPV6.test(hostname) ? 'web' : 'refused';
    if (protocol === 'http:') return LOOPBACKS.includes(hostname) ? 'native' : 'refused';
    const scheme = protocol.slice(0, -1);
    return named.has(scheme) || REVERSED_DOMAIN.test(scheme) ? 'native' : 'refused';
  };
}

/** Whether a redirect stays on the user's own device, where any program may be listening. */
export function isLocalRedirect(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && LOOPBACKS.includes(hostname);
}

/** Where a redirect leads, as a person reads it: host of a web address, scheme of anything else. */
export function redirectTarget(uri: string): string {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'https:' || protocol === 'http:' ? hostname : protocol;
}

/**
 * A redirect as a source of form-action. Browsers also hold the redirects that follow a form to that rule, so a page
 * whose form ends at a client's redirect must name it. It is printed from its parts, never copied: a host could hold
 * what means something in the header. Undefined when it is no redirect of ours.
 */
export function formTarget(uri: string): string | undefined {
  const { protocol, hostname, port } = new URL(uri);
  if (protocol !== 'http:' && protocol !== 'https:')
    return /^[a-z][a-z0-9+.-]*:$/.test(protocol) ? protocol : undefined;
  // A source cannot name an IPv6 address.
  if (IPV6.test(hostname)) return protocol;
  return HOST.test(hostname) ? `${protocol}//${hostname}${port === '' ? '' : `:${Number(port)}`}` : undefined;
}
