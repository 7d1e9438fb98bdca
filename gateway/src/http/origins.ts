import type { OutgoingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../config/loopback.ts';
import { remembered } from '../core/remembered.ts';

export interface OriginSettings {
  readonly host: string;
  readonly baseUrl?: string | undefined;
  readonly allowedOrigins: readonly string[];
}

export type OriginVerdict =
  | { readonly ok: true; readonly headers: OutgoingHttpHeaders }
  | {
      readonly ok: false;
      readonly fault: string;
      readonly remedy: string;
      /** The origin, where that alone is at fault: an API key may name it. */
      readonly origin?: string;
    };

/** Headers of the endpoint, which some clients put on every request they make. */
export const PROTOCOL_HEADERS =
  'mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id, x-cuspal-toolsets, x-cuspal-structured, x-cuspal-language';
const ALLOWED_HEADERS = `authorization, content-type, dpop, ${PROTOCOL_HEADERS}, idempotency-key, traceparent, tracestate`;
const EXPOSED_HEADERS =
  'WWW-Authenticate, DPoP-Nonce, X-Request-Id, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, ' +
  'RateLimit, RateLimit-Policy, Idempotency-Status, Deprecation, Sunset, Link';

const OWN_HOST = 'Send the request to the address that the server has as BASE_URL, or to this machine by its name.';

/** What is told to a page that may not call. */
export const FOREIGN_ORIGIN = {
  fault: 'pages of this Origin may not call the server',
  remedy:
    'Call from a server of your own, send an API key that names the origin of the page, or have the operator name it in ALLOWED_ORIGINS.',
} as const;

/** No browser asked. */
const NO_ORIGIN: OriginVerdict = { ok: true, headers: {} };

/**
 * Which web pages may call. Programs send no Origin and pass. A server on a loopback address also checks Host, so that
 * a page cannot reach it under a name of its own (DNS rebinding), and lets pages of the same machine in.
 */
export class OriginPolicy {
  readonly #local: boolean;
  readonly #allowed: ReadonlySet<string>;
  readonly #publicHost: string | undefined;

  constructor({ host, baseUrl, allowedOrigins }: OriginSettings) {
    this.#local = isLoopback(host);
    this.#allowed = new Set([...allowedOrigins, ...(baseUrl === undefined ? [] : [new URL(baseUrl).origin])]);
    this.#publicHost = baseUrl === undefined ? undefined : new URL(baseUrl).hostname;
  }

  judge(host: string | undefined, origin: string | undefined): OriginVerdict {
    if (this.#local && !this.#namesThisMachine(host))
      return { ok: false, fault: 'the Host header names another server', remedy: OWN_HOST };
    if (origin === undefined) return NO_ORIGIN;
    if (!this.#lets(origin) && !this.#isOwn(origin, host)) return { ok: false, ...FOREIGN_ORIGIN, origin };
    return { ok: true, headers: this.headersFor(origin) };
  }

  /** Headers of every answer to pages of an origin that may read it. */
  headersFor(origin: string): OutgoingHttpHeaders {
    return {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
      Vary: 'Origin',
    };
  }

  /** Headers of the answer to OPTIONS, for an address with these methods. */
  preflight(methods: string): OutgoingHttpHeaders {
    return {
      Allow: `${methods}, OPTIONS`,
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': '86400',
    };
  }

  #namesThisMachine(host: string | undefined): boolean {
    const name = host?.replace(/:\d+$/, '').toLowerCase() ?? '';
    return isLoopback(name) || name === this.#publicHost;
  }

  /**
   * A page of this server itself, opened by an address of it where no public one is configured. Opened by a name it is
   * not let in: a name may have been anybody's a moment ago (DNS rebinding).
   */
  #isOwn(origin: string, host: string | undefined): boolean {
    if (this.#publicHost !== undefined || origin !== `http://${host ?? ''}`) return false;
    const name = hostnameOf(origin) ?? '';
    return isLoopback(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  }

  #lets(origin: string): boolean {
    if (this.#allowed.has(origin)) return true;
    const name = hostnameOf(origin);
    return this.#local && name !== undefined && isLoopback(name) && /^https?:\/\/[^/]+$/.test(origin);
  }
}

const hostnameOf = remembered(1_000, (address) => URL.parse(address)?.hostname);
