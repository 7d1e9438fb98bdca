import type { OutgoingHttpHeaders } from 'node:http';
import { callerOf } from '../journal/call-buffer.ts';
import { abortedOnClose } from '../http/http-message.ts';
import { languageAccepted } from '@cuspal/speech';
import { discardBody, readBody } from '../http/body.ts';
import type { Exchange } from '../http/exchange.ts';
import type { CallContext } from '../mcp/calls.ts';
import type { Admitted } from '../mcp/admission.ts';
import { traceOf } from '../http/trace.ts';
import { problem, problemHeaders, sendProblem, type Problem } from './problem.ts';

/** One admitted request of REST and what its answer needs. */
export interface RestExchange extends Exchange {
  readonly admitted: Admitted;
}

/** The admitted request with further headers on its answer, whatever that is. */
export const alsoSaying = (admitted: Admitted, headers: OutgoingHttpHeaders | undefined): Admitted =>
  headers === undefined ? admitted : { ...admitted, headers: { ...admitted.headers, ...headers } };

/** What surrounds the calls of a request. */
export function contextOf({ request, response, requestId, admitted }: RestExchange): CallContext {
  const { principal, entitlements } = admitted;
  const { accountId, metered, rate, testClockMs, key } = entitlements;
  const clock = testClockMs === undefined ? {} : { testClockMs };
  const language = languageAccepted(request.headers['accept-language']);
  const locale = language === undefined ? {} : { locale: language };
  const caller = { requestId, accountId, ...traceOf(request.headers, undefined), ...clock, ...locale };
  const bounded = rate !== undefined;
  const sharer = key?.sharer;
  return { caller, metered, sharer, bounded, by: callerOf(principal), signal: abortedOnClose(response) };
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

/** The body of a request; undefined when it was refused as too large, or its sender has gone. */
export async function bodyOf(exchange: RestExchange, most: number): Promise<Buffer | undefined> {
  const body = await readBody(exchange.request, most);
  if (body.ok) return body.bytes;
  if (body.reason === 'too_large') refuseLarge(exchange, most);
  return undefined;
}

/** Answers at once and keeps the connection open only until the client has stopped sending. */
export function refuseLarge(
  { request, response, requestId, admitted }: Exchange & { readonly admitted: Pick<Admitted, 'headers'> },
  most: number,
): void {
  const detail = `Payload too large. A request to this address may have ${most / 1024} KiB. Send less, or several requests.`;
  const told = problem({ code: 'validation_failed', status: 413, detail, requestId });
  const body = Buffer.from(JSON.stringify(told));
  const headers: OutgoingHttpHeaders = { ...admitted.headers, ...problemHeaders(told) };
  response.writeHead(413, { ...headers, 'Content-Length': body.length, Connection: 'close' });
  response.write(body);
  discardBody(request, response);
}
