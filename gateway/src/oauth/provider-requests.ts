import { type IncomingHttpHeaders, IncomingMessage, type ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Provider } from 'oidc-provider';
import { Addresses } from '../auth/addresses.ts';
import type { KindOfRedirect } from '../config/redirects.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { readBody } from '../http/body.ts';
import { isCleanForm, isCleanJson, isCleanText } from '../web/clean-text.ts';
import { takesProofs } from '../project-clients/registered.ts';
import { sendPage } from '../web/page.ts';
import { clientMetadata } from './client-metadata.ts';
import { faultPage } from './fault-page.ts';
import { json, NOT_KEPT, UNCLEAN } from './oauth-faults.ts';
import { authorizationParameters, queryOf, tokenParameters } from './parameters.ts';
import { PATHS } from './paths.ts';
import { KIND_OF_REDIRECT, PROVIDER } from './tokens.ts';

/** A request as Fastify hands it on, with the address that it was sent to. */
type RoutedRequest = IncomingMessage & { originalUrl?: string };

/** Brings requests into the form that the authorization server takes, and has it answer them. */
@Injectable()
export class ProviderRequests {
  readonly #callback: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

  constructor(
    @Inject(PROVIDER) provider: Provider,
    private readonly addresses: Addresses,
    @Inject(KIND_OF_REDIRECT) private readonly kindOfRedirect: KindOfRedirect,
    @Inject(ORM) private readonly orm: Orm,
  ) {
    this.#callback = provider.callback();
  }

  async authorize(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = authorizationParameters(queryOf(request), this.addresses);
    if (!asked.ok) {
      return sendPage(response, faultPage(400, { error: 'invalid_request', error_description: asked.description }));
    }
    // What was registered under an older rule is held to the present one.
    if (asked.parameters.getAll('redirect_uri').some((uri) => this.kindOfRedirect(uri) === 'refused')) {
      return sendPage(response, faultPage(400, { error: 'invalid_redirect_uri' }));
    }
    const query = asked.parameters.toString();
    request.url = query === '' ? PATHS.authorization : `${PATHS.authorization}?${query}`;
    return this.pass(request, response);
  }

  async register(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request, response);
    if (text === undefined) return;
    const sent = parsed(text);
    if (!isCleanJson(sent)) {
      return sendPage(response, json(400, { ...UNCLEAN, error: 'invalid_client_metadata' }, NOT_KEPT));
    }
    const verdict = clientMetadata(sent, this.kindOfRedirect);
    if (!verdict.ok) {
      const { error, description } = verdict;
      return sendPage(response, json(400, { error, error_description: description }, NOT_KEPT));
    }
    request.headers['content-type'] = 'application/json';
    return this.pass(withBody(request, JSON.stringify(verdict.metadata)), response);
  }

  /** Takes what a client sends for a token, or to revoke one. */
  async token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request, response);
    if (text === undefined) return;
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
    const form = new URLSearchParams(isForm ? text : '');
    if (!isCleanForm(form) || !isCleanText(basicCredentials(request.headers.authorization))) {
      return sendPage(response, json(400, UNCLEAN, NOT_KEPT));
    }
    // Elsewhere the header counts for nothing, as if there were no such proofs.
    if (request.headers['dpop'] !== undefined && !(await takesProofs(this.orm, clientIdOf(form, request.headers)))) {
      delete request.headers['dpop'];
    }
    const body = isForm ? tokenParameters(form, this.addresses).toString() : text;
    return this.pass(withBody(request, body), response);
  }

  /** Hands over a request under the public address, whatever proxies or clients wrote into its headers. */
  pass(request: RoutedRequest, response: ServerResponse): Promise<void> {
    const { secure, host } = this.addresses;
    delete request.headers['x-forwarded-host'];
    request.headers['x-forwarded-proto'] = secure ? 'https' : 'http';
    request.headers.host = host;
    // The provider would take what precedes its own path there for a part of its address.
    delete request.originalUrl;
    return this.#callback(request, response);
  }
}

/** Undefined when it was too long, which is answered, or the client has gone. */
async function textOf(request: IncomingMessage, response: ServerResponse): Promise<string | undefined> {
  const body = await readBody(request);
  if (body.ok) return body.bytes.toString();
  if (body.reason === 'too_large') {
    sendPage(response, json(413, { error: 'invalid_request' }, { Connection: 'close' }));
  }
  return undefined;
}

/** What an Authorization header of a client says, percent-encoding taken away; empty when it says nothing. */
function basicCredentials(header: string | undefined): string {
  const sent = /^basic +([^ ]+) *$/i.exec(header ?? '')?.[1];
  return sent === undefined ? '' : Buffer.from(sent, 'base64').toString().replace(/%00/g, '\0');
}

/** The client that a request names; where it names several, it is refused for that. */
function clientIdOf(form: URLSearchParams, { authorization }: IncomingHttpHeaders): string {
  const [ofHeader = ''] = basicCredentials(authorization).split(':', 1);
  return (
    form.get('client_id') ?? (ofHeader === '' ? subjectOf(form.get('client_assertion') ?? '') : unescaped(ofHeader))
  );
}

/** Some libraries escape the hyphens of an id too (RFC 6749, 2.3.1). */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an assertion says of its subject, before anything of it is checked. */
function subjectOf(assertion: string): string {
  const said = parsed(Buffer.from(assertion.split('.')[1] ?? '', 'base64url').toString());
  return typeof said === 'object' && said !== null && 'sub' in said ? String(said.sub) : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request like the one that came, with a body that has been read and changed. */
function withBody(request: IncomingMessage, body: string): IncomingMessage {
  const bytes = Buffer.from(body);
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const forwarded = new IncomingMessage(request.socket);
  forwarded.method = request.method;
  forwarded.url = request.url;
  forwarded.httpVersion = request.httpVersion;
  forwarded.headers = { ...headers, 'content-length': String(bytes.length) };
  forwarded.complete = true;
  forwarded.push(bytes);
  forwarded.push(null);
  return forwarded;
}
