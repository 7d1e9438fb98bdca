import { isLoopback } from '../config/loopback.ts';
import { toolsetQuery } from '../toolsets/selection.ts';

/** The one scope there is: the tools. */
export const SCOPE = 'mcp:tools';

/** The one scope there is, and the one that asks for a refresh token. */
export const SCOPES = [SCOPE, 'offline_access'] as const;

const RESOURCE_PATHS = ['', '/', '/mcp', '/mcp/', '/mcp/auth', '/mcp/auth/'];

export interface AddressSettings {
  /** BASE_URL. */
  readonly baseUrl?: string | undefined;
  /** Where the server listens: stands for the public address when none is configured. */
  readonly listening: string;
}

/** What the authorization server calls itself and the resource it gives tokens for. */
export class Addresses {
  readonly issuer: string;
  /** The audience of every token, whichever alias the client named. */
  readonly resource: string;
  readonly #hasFixedHost: boolean;

  constructor({ baseUrl, listening }: AddressSettings) {
    this.issuer = baseUrl ?? reachable(listening);
    this.resource = `${this.issuer}/mcp`;
    this.#hasFixedHost = baseUrl !== undefined;
  }

  get secure(): boolean {
    return this.issuer.startsWith('https:');
  }

  get host(): string {
    return new URL(this.issuer).host;
  }

  /** A resource indicator of ours in its one form; any other as it is. */
  canonical(resource: string): string {
    return this.#isOurs(resource) ? this.resource : resource;
  }

  #isOurs(resource: string): boolean {
    if (!URL.canParse(resource)) return false;
    const { origin, protocol, hostname, port, pathname, search, href } = new URL(resource);
    // The sets of tools that a client sees are no part of what its token is for.
    if (search !== toolsetQuery(search) || href !== `${origin}${pathname}${search}`) return false;
    if (!RESOURCE_PATHS.includes(pathname)) return false;
    if (origin === this.issuer) return true;
    // Without a configured address the server is known by every name of this machine.
    const own = new URL(this.issuer);
    return !this.#hasFixedHost && isLoopback(hostname) && protocol === own.protocol && port === own.port;
  }
}

/** A server that listens on all addresses is reached from this machine by the loopback one. */
function reachable(listening: string): string {
  const url = new URL(listening);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  return url.origin;
}
