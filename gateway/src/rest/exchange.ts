import type { OutgoingHttpHeaders, IncomingMessage } from 'node:http';
import { languageAccepted } from '@cuspal/speech';
import { readBody, replyTooLarge } from '../http/body.ts';
import type { Exchange } from '../http/http-message.ts';
import { callContext } from '../mcp/call-context.ts';
import type { CallContext } from '../mcp/calls.ts';
import type { Admitted } from '../mcp/admission.ts';
import { inAudit, someoneAt } from '../audit/context.ts';
import { fieldProblem, problem, problemHeaders, sendProblem, type Problem } from './problem.ts';
import { readQuery } from './query.ts';

/** One admitted request of REST and what its answer needs. */
export interface RestExchange extends Exchange {
  readonly admitted: Admitted;
}

/** The admitted request with further headers on its answer, whatever that is. */
export const alsoSaying = (admitted: Admitted, headers: OutgoingHttpHeaders | undefined): Admitted =>
  headers === undefined ? admitted : { ...admitted, headers: { ...admitted.headers, ...headers } };

/** What surrounds the calls of a request. */
export function contextOf(exchange: RestExchange): CallContext {
  const language = languageAccepted(exchange.request.headers['accept-language']);
  return callContext(exchange.admitted, exchange, language === undefined ? {} : { language });
}

/** The exchange with an answer that depends on a header of the request, which its `Vary` says. */
export function varying(exchange: RestExchange, header: string): RestExchange {
  const { headers } = exchange.admitted;
  const vary = headers['Vary'] === undefined ? header : `${header}, ${String(headers['Vary'])}`;
  return { ...exchange, admitted: { ...exchange.admitted, headers: { ...headers, Vary: vary } } };
}

export const refuse = ({ response, admitted }: RestExchange, told: Problem): void =>
  sendProblem(response, told, afterCall(admitted));

/** Headers of an answer after the calls of its request, which have changed what is left. */
export const afterCall = ({ headers, quota }: Admitted): OutgoingHttpHeaders => ({ ...headers, ...quota?.afterCall() });

/** The parameters of a request by name; undefined when it was refused for one. `lists`: those that may come more than once. */
export function queryOf(
  exchange: RestExchange,
  taken: readonly string[],
  lists?: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const query = readQuery(exchange.request.url ?? '', taken, lists);
  if (query.ok) return query.values;
  refuse(exchange, fieldProblem(exchange.requestId, query.field, query.detail));
  return undefined;
}

/** The body of a request; undefined when it was refused as too large, or its sender has gone. */
export async function bodyOf(exchange: RestExchange, most: number): Promise<Buffer | undefined> {
  const body = await readBody(exchange.request, most);
  if (body.ok) return body.bytes;
  if (body.reason === 'too_large') refuseLarge(exchange, most);
  return undefined;
}

/** Refuses a body as too large while its client may still be sending. */
export function refuseLarge(
  { request, response, requestId, admitted }: Exchange & { readonly admitted: Pick<Admitted, 'headers'> },
  most: number,
): void {
  const detail = `Payload too large. A request to this address may have ${most / 1024} KiB. Send less, or several requests.`;
  const told = problem({ code: 'validation_failed', status: 413, detail, requestId });
  replyTooLarge(request, response, { ...admitted.headers, ...problemHeaders(told) }, JSON.stringify(told));
}

/** Does something in the name of the key that asks. */
export function auditedByKey<T>(
  { request, admitted }: Pick<RestExchange, 'request' | 'admitted'>,
  clientAddress: (request: IncomingMessage) => string,
  run: () => T,
): T {
  const { keyId } = admitted.principal;
  const asked = someoneAt('api', clientAddress(request));
  return inAudit(keyId === undefined ? asked : { ...asked, actor: { kind: 'key', id: keyId } }, run);
}
