import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { readBody } from '../http/body.ts';
import { PROTOCOL_HEADERS, type OriginPolicy } from '../http/origins.ts';
import { replyJson, reply } from '../http/reply.ts';
import { isCleanForm, isCleanJson, isCleanText } from '../web/clean-text.ts';
import { networkOf } from '../web/client-address.ts';
import { toolsetQuery } from '../toolsets/selection.ts';
import { errorPage, sendPage } from '../web/page.ts';
import type { Addresses } from '../auth/addresses.ts';
import { clientMetadata } from './client-metadata.ts';
import { RESOURCE_OF, resourceMetadata, serverMetadata } from './discovery.ts';
import { faultPage, refusalOf } from './fault-page.ts';
import { withBody } from './forward.ts';
import type { InteractionPages } from './interaction.ts';
import { authorizationParameters, tokenParameters } from './parameters.ts';
import { PATHS } from './provider.ts';
import type { KindOfRedirect } from '../config/redirects.ts';

export interface EndpointParts {
  readonly provider: Provider;
  readonly addresses: Addresses;
  readonly pages: InteractionPages;
  readonly limits: Pick<Limits, 'take'>;
  readonly origins: Pick<OriginPolicy, 'judge'>;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly baseUrlOf: (request: IncomingMessage) => string;
  readonly kindOfRedirect: KindOfRedirect;
  readonly logger: Logger;
}

/** Open to programs in any web page: nothing a browser keeps lets anybody in there. */
const OPEN: OutgoingHttpHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After, X-Request-Id',
};
const PREFLIGHT: OutgoingHttpHeaders = {
  ...OPEN,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': `authorization, content-type, accept, ${PROTOCOL_HEADERS}`,
  'Access-Control-Max-Age': '86400',
};
const SERVER_DOCUMENT = '/.well-known/oauth-authorization-server';
const DOCUMENT_HEADERS: OutgoingHttpHeaders = { 'Cache-Control': 'public, max-age=300' };

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

interface Route {
  readonly methods: readonly string[];
  /** A program asks, not a person: answers are JSON and open to any web page. */
  readonly open: boolean;
  readonly limit?: LimitName;
  readonly serve: (exchange: Exchange) => unknown;
}

/** What stands between the network and the authorization server: routes, limits, CORS, and requests put in order. */
export class OAuthEndpoint {
  readonly #parts: EndpointParts;
  readonly #callback: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

  constructor(parts: EndpointParts) {
    this.#parts = parts;
    this.#callback = parts.provider.callback();
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://here.invalid');
    const route = this.#route(url.pathname);
    try {
      await this.#serve(route, { request, response, url });
    } catch (fault) {
      const requestId = String(response.getHeader('x-request-id'));
      faultLog(this.#parts.logger).error({ requestId, fault }, 'request failed');
      const { status, headers, error } = refusalOf(fault);
      if (route.open) replyJson(response, status, { ...OPEN, ...headers }, JSON.stringify(error));
      else sendPage(response, faultPage(status, error, undefined, headers));
    }
  }

  async #serve(route: Route, exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange;
    // The Origin is no matter here: programs of any page may come, and forms carry a token.
    if (!this.#parts.origins.judge(request.headers.host, undefined).ok) {
      return replyJson(response, 403, {}, JSON.stringify({ error: 'invalid_request' }));
    }
    const method = request.method ?? '';
    if (route.open && method === 'OPTIONS') return reply(response, 204, PREFLIGHT, []);
    if (!route.methods.includes(method)) {
      return replyJson(response, 405, { ...(route.open ? OPEN : {}), Allow: route.methods.join(', ') }, METHOD_FAULT);
    }
    if (!isCleanForm(url.searchParams)) return this.#refuseUnclean(route, response);
    if (route.limit !== undefined && !(await this.#admit(route, route.limit, exchange))) return;
    if (route.open) for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, String(value));
    await route.serve(exchange);
  }

  #refuseUnclean({ open }: Route, response: ServerResponse): void {
    if (open) replyJson(response, 400, { ...OPEN, ...NOT_KEPT }, JSON.stringify(UNCLEAN));
    else sendPage(response, faultPage(400, UNCLEAN));
  }

  async #admit({ open }: Route, limit: LimitName, { request, response }: Exchange): Promise<boolean> {
    const { limits, clientAddress } = this.#parts;
    const { ok, retryAfterSeconds } = await limits.take(limit, networkOf(clientAddress(request)));
    if (ok) return true;
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    const text = `too many requests: try again in ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}`;
    if (open) {
      const body = {
        error: 'temporarily_unavailable',
        error_description: text,
        retry_after_seconds: retryAfterSeconds,
      };
      replyJson(response, 429, { ...OPEN, ...headers }, JSON.stringify(body));
    } else {
      sendPage(
        response,
        errorPage({ status: 429, title: 'Too many tries', explanation: `There were ${text}.`, headers }),
      );
    }
    return false;
  }

  #route(path: string): Route {
    const { addresses, baseUrlOf, pages } = this.#parts;
    const document = (of: (request: IncomingMessage) => object): Route => ({
      methods: ['GET', 'HEAD'],
      open: true,
      serve: ({ request, response }) => replyJson(response, 200, DOCUMENT_HEADERS, JSON.stringify(of(request))),
    });
    const resource = RESOURCE_OF.get(path);
    if (resource !== undefined) {
      return document((request) =>
        resourceMetadata(baseUrlOf(request), `${resource}${toolsetQuery(request.url)}`, addresses),
      );
    }
    switch (path) {
      case SERVER_DOCUMENT:
        return document(() => serverMetadata(addresses));
      case PATHS.jwks:
        return { methods: ['GET'], open: true, serve: (exchange) => this.#pass(exchange) };
      case PATHS.authorization:
        return { methods: ['GET'], open: false, limit: 'authorize', serve: (exchange) => this.#authorize(exchange) };
      case PATHS.registration:
        return { methods: ['POST'], open: true, limit: 'register', serve: (exchange) => this.#register(exchange) };
      case PATHS.token:
        return { methods: ['POST'], open: true, limit: 'token', serve: (exchange) => this.#token(exchange) };
      case PATHS.revocation:
        return { methods: ['POST'], open: true, limit: 'token', serve: (exchange) => this.#token(exchange) };
      default: {
        if (path.startsWith(`${PATHS.authorization}/`)) {
          return { methods: ['GET'], open: false, serve: (exchange) => this.#pass(exchange) };
        }
        const uid = path.slice(PATHS.interaction.length + 1);
        const serve = ({ request, response }: Exchange) => pages.serve(request, response, uid);
        return { methods: ['GET', 'POST'], open: false, serve };
      }
    }
  }

  #authorize({ request, response, url }: Exchange): Promise<void> | void {
    const asked = authorizationParameters(url.searchParams, this.#parts.addresses);
    if (!asked.ok) {
      return sendPage(response, faultPage(400, { error: 'invalid_request', error_description: asked.description }));
    }
    // What was registered under an older rule is held to the present one.
    if (asked.parameters.getAll('redirect_uri').some((uri) => this.#parts.kindOfRedirect(uri) === 'refused')) {
      return sendPage(response, faultPage(400, { error: 'invalid_redirect_uri' }));
    }
    const query = asked.parameters.toString();
    request.url = query === '' ? PATHS.authorization : `${PATHS.authorization}?${query}`;
    return this.#callback(this.#seen(request), response);
  }

  async #register({ request, response }: Exchange): Promise<void> {
    const text = await this.#body(request, response);
    if (text === undefined) return;
    const sent = parsed(text);
    if (!isCleanJson(sent)) {
      return replyJson(response, 400, NOT_KEPT, JSON.stringify({ ...UNCLEAN, error: 'invalid_client_metadata' }));
    }
    const verdict = clientMetadata(sent, this.#parts.kindOfRedirect);
    if (!verdict.ok) {
      const { error, description } = verdict;
      return replyJson(response, 400, NOT_KEPT, JSON.stringify({ error, error_description: description }));
    }
    request.headers['content-type'] = 'application/json';
    return this.#callback(this.#seen(withBody(request, JSON.stringify(verdict.metadata))), response);
  }

  async #token({ request, response }: Exchange): Promise<void> {
    const text = await this.#body(request, response);
    if (text === undefined) return;
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
    const form = new URLSearchParams(isForm ? text : '');
    if (!isCleanForm(form) || !isCleanText(basicCredentials(request.headers.authorization))) {
      return replyJson(response, 400, NOT_KEPT, JSON.stringify(UNCLEAN));
    }
    const body = isForm ? tokenParameters(form, this.#parts.addresses).toString() : text;
    return this.#callback(this.#seen(withBody(request, body)), response);
  }

  #pass({ request, response }: Exchange): Promise<void> {
    return this.#callback(this.#seen(request), response);
  }

  /** Undefined when it was too long, which is answered, or the client has gone. */
  async #body(request: IncomingMessage, response: ServerResponse): Promise<string | undefined> {
    const body = await readBody(request);
    if (body.ok) return body.bytes.toString();
    if (body.reason === 'too_large') replyJson(response, 413, { Connection: 'close' }, '{"error":"invalid_request"}');
    return undefined;
  }

  /** The request under the public address, whatever proxies or clients wrote into its headers; redirects of ours are paths. */
  #seen(request: IncomingMessage): IncomingMessage {
    const { secure, host } = this.#parts.addresses;
    delete request.headers['x-forwarded-host'];
    request.headers['x-forwarded-proto'] = secure ? 'https' : 'http';
    request.headers.host = host;
    return request;
  }
}

const UNCLEAN = {
  error: 'invalid_request',
  error_description: 'a parameter has a NUL or half of a surrogate pair',
} as const;
const NOT_KEPT: OutgoingHttpHeaders = { 'Cache-Control': 'no-store' };
const METHOD_FAULT = JSON.stringify({ error: 'invalid_request', error_description: 'method not allowed' });

const FIXED_PATHS: ReadonlySet<string> = new Set([
  ...RESOURCE_OF.keys(),
  SERVER_DOCUMENT,
  PATHS.authorization,
  PATHS.token,
  PATHS.registration,
  PATHS.revocation,
  PATHS.jwks,
]);
const VISIT = new RegExp(`^(?:${PATHS.authorization}|${PATHS.interaction})/[A-Za-z0-9_-]{1,64}$`);

/** Whether a request is for the authorization server. */
export function isOAuthPath(url: string | undefined): boolean {
  const path = url?.split('?', 1)[0] ?? '';
  return FIXED_PATHS.has(path) || VISIT.test(path);
}

/** What an Authorization header of a client says, percent-encoding taken away; empty when it says nothing. */
function basicCredentials(header: string | undefined): string {
  const sent = /^basic +([^ ]+) *$/i.exec(header ?? '')?.[1];
  return sent === undefined ? '' : Buffer.from(sent, 'base64').toString().replace(/%00/g, '\0');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
