import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from '@cuspal/telemetry';
import { AccountError, Conflict } from '../accounts/account-error.ts';
import { inAudit, someoneAt } from '../audit/context.ts';
import { bearerCredential } from '../auth/authenticator.ts';
import { readBody, replyTooLarge } from '../http/body.ts';
import { matches } from '../http/entity-tag.ts';
import type { Exchange } from '../http/http-message.ts';
import { reply } from '../http/reply.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { readJson } from '../core/json.ts';
import { pathOf, queryTextOf } from '../http/paths.ts';
import { isCleanForm, isCleanJson } from '../web/clean-text.ts';
import { networkOf } from '../web/client-address.ts';
import { isObject, type Resource } from './attributes.ts';
import { document } from './documents.ts';
import { searchIn } from './lists.ts';
import { create, list, patch, read, remove, replace, type Answer, type Asked, type Kind } from './operations.ts';
import { SCIM } from './paths.ts';
import { errorBody, ScimError } from './scim-error.ts';
import type { ScimTokens } from './scim-tokens.ts';

const SEARCH = '.search';
const MAX_BODY_BYTES = 128 * 1024;
const JSON_TYPE = /^application\/(?:scim\+)?json\s*(?:;|$)/i;

/** All answers are of one organisation. */
export const SCIM_HEADERS: OutgoingHttpHeaders = {
  'Content-Type': 'application/scim+json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

const NO_TOKEN =
  'This address takes a SCIM token as a bearer credential. Owners make one on the page of single sign-on of their ' +
  'organisation.';

export interface ScimRequestsParts {
  readonly kinds: readonly Kind[];
  /** Address of SCIM on this server. */
  readonly base: string;
  readonly tokens: Pick<ScimTokens, 'open'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly logger: Pick<Logger, 'info'>;
}

/** What a refusal says beside its reason. */
class Refusal extends ScimError {
  constructor(
    status: number,
    detail: string,
    readonly headers: OutgoingHttpHeaders,
  ) {
    super(status, detail);
  }
}

/** Requests below /scim/v2 (RFC 7644). */
export class ScimRequests {
  constructor(private readonly parts: ScimRequestsParts) {}

  async serve(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    try {
      const { id, organisationId } = await this.#opened(request);
      const from = someoneAt('api', this.parts.clientAddress(request));
      const answer = await inAudit({ ...from, actor: { kind: 'key', id } }, () =>
        this.#answer(request, organisationId),
      );
      if (!answer) return;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const { requestId } = exchange;
        this.parts.logger.info(
          { requestId, method: request.method, token: id, organisation: organisationId },
          'provisioned',
        );
      }
      send(request, response, answer);
    } catch (fault) {
      refuse(exchange, refusalOf(fault));
    }
  }

  /** The token that asks. */
  async #opened(request: IncomingMessage) {
    const { tokens, limits, clientAddress } = this.parts;
    const token = await tokens.open(bearerCredential(request.headers.authorization) ?? '');
    if (!token) {
      const tried = await limits.take('bad_credential', networkOf(clientAddress(request)));
      if (!tried.ok) throw tooOften(tried.retryAfterSeconds);
      throw new Refusal(401, NO_TOKEN, { 'WWW-Authenticate': 'Bearer realm="scim"' });
    }
    await this.#take('scim', token.organisationId);
    return token;
  }

  async #take(name: LimitName, organisationId: string): Promise<void> {
    const taken = await this.parts.limits.take(name, organisationId);
    if (!taken.ok) throw tooOften(taken.retryAfterSeconds);
  }

  /** Undefined where the sender has gone. */
  async #answer(request: IncomingMessage, organisationId: string): Promise<Answer | undefined> {
    const path = partsOf(request);
    const query = queryOf(request);
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const told = document(this.parts.base, path);
    if (told) {
      if (method !== 'GET') throw wrongMethod('GET, HEAD');
      // RFC 7644, 4.
      if (query.has('filter')) throw new ScimError(403, 'What this server can do is not filtered. Leave filter out.');
      return { status: 200, body: told };
    }
    const [place = '', id, ...more] = path;
    const { kinds } = this.parts;
    if (place === SEARCH && id === undefined)
      return search(kinds, method, request, { organisationId, query, checkVersion: () => {} });
    const kind = kinds.find(({ shape }) => shape.place === place);
    if (!kind || more.length > 0) throw nothing();
    const asked = { organisationId, query, checkVersion: versionCheck(request) };
    if (id === undefined) return this.#onAll(kind, method, request, asked);
    return id === SEARCH ? search([kind], method, request, asked) : onOne(kind, id, method, request, asked);
  }

  async #onAll(kind: Kind, method: string, request: IncomingMessage, asked: Asked): Promise<Answer | undefined> {
    if (method === 'GET') return list([kind], asked);
    if (method !== 'POST') throw wrongMethod('GET, HEAD, POST');
    const body = await bodyOf(request);
    if (!body) return undefined;
    // Each may make an account, which stays when the user goes.
    if (kind.shape.kind === 'User') await this.#take('scim_users', asked.organisationId);
    return create(kind, asked, body);
  }
}

/** A list whose parameters come in a body, which no log keeps (RFC 7644, 3.4.3). */
async function search(
  kinds: readonly Kind[],
  method: string,
  request: IncomingMessage,
  asked: Asked,
): Promise<Answer | undefined> {
  if (method !== 'POST') throw wrongMethod('POST');
  const body = await bodyOf(request);
  return body && list(kinds, { ...asked, query: searchIn(body) });
}

async function onOne(
  kind: Kind,
  id: string,
  method: string,
  request: IncomingMessage,
  asked: Asked,
): Promise<Answer | undefined> {
  if (method === 'GET') return read(kind, id, asked);
  if (method === 'DELETE') return remove(kind, id, asked);
  if (method !== 'PUT' && method !== 'PATCH') throw wrongMethod('GET, HEAD, PUT, PATCH, DELETE');
  const body = await bodyOf(request);
  if (!body) return undefined;
  return method === 'PUT' ? replace(kind, id, asked, body) : patch(kind, id, asked, body);
}

/** Parts of the path below SCIM. What a client has encoded is encoded once more where routes are found (routedUrl). */
const partsOf = (request: IncomingMessage): readonly string[] =>
  pathOf(request.url)
    .slice(`${SCIM}/`.length)
    .split('/')
    .map((part) => decoded(decoded(part)));

/** What cannot be decoded stays as it is, and there is nothing at it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function queryOf({ url }: IncomingMessage): URLSearchParams {
  const query = new URLSearchParams(queryTextOf(url));
  if (isCleanForm(query)) return query;
  throw new ScimError(400, 'A parameter holds what is no character. Leave it out.', 'invalidValue');
}

const versionCheck =
  ({ headers: { 'if-match': match } }: IncomingMessage) =>
  (tag: string): void => {
    if (match === undefined || matches(match, tag, 'strong')) return;
    throw new ScimError(412, 'If-Match does not hold: the resource is another one by now. Read it again.');
  };

/** One JSON object; undefined where its sender has gone. */
async function bodyOf(request: IncomingMessage): Promise<Resource | undefined> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!JSON_TYPE.test(type) || encoding !== 'identity') {
    throw new ScimError(415, 'Unsupported media type. Send application/scim+json, not compressed.');
  }
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body.ok) {
    if (body.reason === 'gone') return undefined;
    throw new ScimError(413, `Payload too large. A request may have ${MAX_BODY_BYTES / 1024} KiB: send less.`);
  }
  const json = readJson(body.bytes);
  if (json.ok && isObject(json.value) && isCleanJson(json.value)) return json.value;
  throw new ScimError(400, 'The body is no JSON object that can be read.', 'invalidSyntax');
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, address, tag }: Answer): void {
  const headers = {
    ...SCIM_HEADERS,
    ...(tag !== undefined && { ETag: tag }),
    ...(address !== undefined && { Location: address }),
  };
  if (!body) return reply(response, status, headers, []);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && matches(request.headers['if-none-match'], tag, 'weak')) return reply(response, 304, headers, []);
  reply(response, status, headers, [Buffer.from(JSON.stringify(body))]);
}

function refuse({ request, response }: Exchange, refused: ScimError): void {
  const more = refused instanceof Refusal ? refused.headers : {};
  const body = errorBody(refused);
  if (refused.status === 413) return replyTooLarge(request, response, SCIM_HEADERS, body);
  reply(response, refused.status, { ...SCIM_HEADERS, ...more }, [Buffer.from(body)]);
}

/** Throws a fault of ours on. */
function refusalOf(fault: unknown): ScimError {
  if (fault instanceof ScimError) return fault;
  if (fault instanceof Conflict) return new ScimError(409, fault.message);
  if (fault instanceof AccountError) return new ScimError(400, fault.message, 'invalidValue');
  throw fault;
}

const nothing = (): ScimError =>
  new ScimError(404, 'There is nothing at this address. There are Users, Groups, Schemas and ResourceTypes.');

const wrongMethod = (allow: string): Refusal =>
  new Refusal(405, `This address does not take the method. It takes ${allow}.`, { Allow: allow });

const tooOften = (seconds: number): Refusal =>
  new Refusal(429, `SCIM was asked for too often. Try again in ${seconds} s.`, { 'Retry-After': String(seconds) });
