import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import type { Logger } from '@cuspal/telemetry';
import { AccountError, Conflict, FieldError } from '../accounts/account-error.ts';
import { inAudit, someoneAt } from '../audit/context.ts';
import { bearerCredential } from '../auth/authenticator.ts';
import { readBody } from '../http/body.ts';
import { matches } from '../http/entity-tag.ts';
import type { Exchange } from '../http/http-message.ts';
import { reply, replyJson } from '../http/reply.ts';
import type { Limits } from '../limits/limits.ts';
import { readJson } from '../core/json.ts';
import { pathOf, queryTextOf } from '../http/paths.ts';
import { NotAllowed, NothingThere, TooManyInvitations } from '../organisations/errors.ts';
import { refuseLarge } from '../rest/exchange.ts';
import { fieldProblem, problem, rateLimited, sendProblem, unreadableBody, type Problem } from '../rest/problem.ts';
import { isCleanJson } from '../web/clean-text.ts';
import { networkOf } from '../web/client-address.ts';
import { OperatorOnly } from './errors.ts';
import type { ManagementKey, ManagementKeys } from './management-keys.ts';
import type { Answered, Asked, ManagementServices, Operation } from './operation.ts';
import { locate, MANAGE } from './operations.ts';
import { runOperation, tagOf } from './run.ts';

const MAX_BODY_BYTES = 16 * 1024;

/** Secrets are in some answers, and all are of one organisation. */
export const PRIVATE: OutgoingHttpHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const NO_KEY =
  'This address takes a management key as a bearer credential. Owners make one on the page of their organisation, the ' +
  'operator by issue-management-key. API keys and access tokens of tools manage nothing here.';

export interface ManagementRequestsParts {
  readonly services: ManagementServices;
  readonly keys: Pick<ManagementKeys, 'open'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly logger: Pick<Logger, 'info'>;
}

/** A management key that was sent, and what it makes of who sent it. */
type Opened = Pick<Asked<unknown>, 'actor'> & { readonly key: ManagementKey };

/** Requests below /v1/manage: the table of operations over HTTP. */
export class ManagementRequests {
  constructor(private readonly parts: ManagementRequestsParts) {}

  async serve(exchange: Exchange): Promise<void> {
    const opened = await this.#opened(exchange);
    if (!opened) return;
    const from = someoneAt('api', this.parts.clientAddress(exchange.request));
    await inAudit({ ...from, actor: { kind: 'key', id: opened.key.id } }, () => this.#answer(exchange, opened));
  }

  async #answer(exchange: Exchange, opened: Opened): Promise<void> {
    const { request, response, requestId } = exchange;
    const { operations, ids } = locate(pathOf(request.url).slice(MANAGE.length));
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = operations.find((each) => each.method === method);
    if (!operation)
      return refuse(exchange, operations.length === 0 ? nothing(requestId) : wrongMethod(requestId), {
        ...(operations.length > 0 && { Allow: operations.map((each) => each.method).join(', ') }),
      });
    const input = await inputOf(exchange, operation);
    if (!input) return;
    const asked = { ...opened, ids, input: input.value };
    try {
      const reader = operations.find((each) => each.method === 'GET');
      const unmet = await this.#unmet(request, operation, reader, asked);
      if (unmet !== undefined) return refuse(exchange, preconditionFailed(requestId, unmet));
      const answered = await runOperation(operation, this.parts.services, asked);
      if (operation.method !== 'GET') {
        this.parts.logger.info({ requestId, operation: operation.name, key: opened.key.id }, 'managed');
      }
      answer(request, response, answered);
    } catch (fault) {
      if (!(fault instanceof AccountError)) throw fault;
      refuse(exchange, problemOf(fault, requestId));
    }
  }

  /** The one that asks; undefined where the request was refused. */
  async #opened(exchange: Exchange): Promise<Opened | undefined> {
    const { request, requestId } = exchange;
    const { keys, limits, clientAddress } = this.parts;
    const opened = await keys.open(bearerCredential(request.headers.authorization) ?? '');
    if (!opened) {
      const tried = await limits.take('bad_credential', networkOf(clientAddress(request)));
      const refused = problem({ code: 'auth_invalid', detail: NO_KEY, requestId });
      refuse(exchange, tried.ok ? refused : tooOften(requestId, tried.retryAfterSeconds), CHALLENGE);
      return undefined;
    }
    const taken = await limits.take('manage', opened.key.organisationId ?? 'operator');
    if (taken.ok) return opened;
    refuse(exchange, tooOften(requestId, taken.retryAfterSeconds));
    return undefined;
  }

  /** Which condition of the request does not hold; undefined where all do. */
  async #unmet(
    { headers }: IncomingMessage,
    operation: Operation,
    reader: Operation | undefined,
    asked: Asked<unknown>,
  ): Promise<'If-Match' | 'If-None-Match' | undefined> {
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (operation.method === 'GET' || !reader || (match === undefined && noneMatch === undefined)) return undefined;
    const tag = await this.#currentTag(reader, asked);
    if (match !== undefined && !matches(match, tag, 'strong')) return 'If-Match';
    return noneMatch !== undefined && matches(noneMatch, tag, 'weak') ? 'If-None-Match' : undefined;
  }

  async #currentTag(reader: Operation, asked: Asked<unknown>): Promise<string | undefined> {
    try {
      const { body } = await runOperation(reader, this.parts.services, { ...asked, input: {} });
      return body && tagOf(body);
    } catch (fault) {
      if (fault instanceof NothingThere) return undefined;
      throw fault;
    }
  }
}

const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="management"' };

const refuse = ({ response }: Pick<Exchange, 'response'>, told: Problem, more: OutgoingHttpHeaders = {}): void =>
  sendProblem(response, told, { ...PRIVATE, ...more });

function answer(request: IncomingMessage, response: ServerResponse, { made, body, once }: Answered): void {
  if (!body) return reply(response, 204, PRIVATE, []);
  const tag = tagOf(body);
  const headers = { ...PRIVATE, ETag: tag };
  const { 'if-none-match': known } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && matches(known, tag, 'weak')) return reply(response, 304, headers, []);
  replyJson(response, made === true ? 201 : 200, headers, JSON.stringify({ ...once, ...body }));
}

/** The body of PUT, else the parameters; undefined where the request was refused, or its sender has gone. */
async function inputOf(exchange: Exchange, { method }: Operation): Promise<{ readonly value: unknown } | undefined> {
  const { request, requestId } = exchange;
  const query = new URLSearchParams(queryTextOf(request.url));
  if (method !== 'PUT') return { value: Object.fromEntries(query) };
  const [parameter] = query.keys();
  if (parameter !== undefined) {
    refuse(exchange, fieldProblem(requestId, parameter, 'PUT takes no parameters. Send what is to be in the body.'));
    return undefined;
  }
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!isJsonContentType(type) || encoding !== 'identity') {
    const detail = 'Unsupported media type. Send application/json, not compressed.';
    refuse(exchange, problem({ code: 'validation_failed', status: 415, detail, requestId }));
    return undefined;
  }
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body.ok) {
    if (body.reason === 'gone') return undefined;
    refuseLarge({ ...exchange, admitted: { headers: PRIVATE } }, MAX_BODY_BYTES);
    return undefined;
  }
  const json = readJson(body.bytes);
  if (json.ok && isCleanJson(json.value)) return { value: json.value };
  refuse(exchange, unreadableBody(requestId));
  return undefined;
}

function problemOf(fault: AccountError, requestId: string): Problem {
  const { message: detail } = fault;
  const told = (code: string, status: number) => problem({ code, status, detail, requestId });
  if (fault instanceof TooManyInvitations) return tooOften(requestId, fault.retryAfterSeconds, detail);
  if (fault instanceof NothingThere) return told('not_found', 404);
  if (fault instanceof NotAllowed || fault instanceof OperatorOnly) return told('auth_invalid', 403);
  if (fault instanceof Conflict) return told('validation_failed', 409);
  return fieldProblem(requestId, fault instanceof FieldError ? fault.field : 'body', detail);
}

const nothing = (requestId: string): Problem =>
  problem({ code: 'not_found', detail: 'There is nothing at this address. /openapi.json lists all.', requestId });

const wrongMethod = (requestId: string): Problem =>
  problem({ code: 'validation_failed', status: 405, detail: 'This address does not take the method.', requestId });

const preconditionFailed = (requestId: string, header: string): Problem =>
  problem({
    code: 'validation_failed',
    status: 412,
    detail: `${header} does not hold: the resource is another one by now. Read it again, and send its ETag.`,
    requestId,
    more: { field: header },
  });

const tooOften = (
  requestId: string,
  retryAfterSeconds: number,
  why = 'Management was asked for too often.',
): Problem => {
  const detail = `${why} Try again in ${retryAfterSeconds} s.`;
  return rateLimited(requestId, detail, retryAfterSeconds);
};
