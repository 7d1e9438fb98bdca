import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpRequestHead } from '../http/http-message.ts';
import type { Phase } from '../http/lifecycle.ts';
import { FOREIGN_ORIGIN, type OriginPolicy } from '../http/origins.ts';
import { refusal, type Takes, type TurnedAway } from './admission.ts';

const RETRY_AFTER_SECONDS = 2;

/** A request that may go on to the next checks, with headers that go with its answer. */
interface Entered {
  readonly kind: 'entered';
  readonly headers: OutgoingHttpHeaders;
  /** Set where the request comes from a page that calls by leave of an API key alone. */
  readonly keyOrigin?: string;
}

/** A request from a page of an origin that the server does not know: keys are to be asked. */
interface Foreign {
  readonly kind: 'foreign';
  readonly origin: string;
}

/** The checks that need no account: Host and Origin, and the question of a browser what it may send. */
export function enter(
  origins: OriginPolicy,
  request: HttpRequestHead,
  requestId: string,
  takes: Takes,
): Entered | Foreign | TurnedAway {
  const { host, origin } = request.headers;
  const judged = origins.judge(host, origin);
  if (judged.ok) return withHeaders(origins, request, takes, { kind: 'entered', headers: judged.headers });
  if (judged.origin !== undefined) return { kind: 'foreign', origin: judged.origin };
  return forbidden(requestId, judged, {});
}

/** The same for a page of an origin that some API key names; which one is seen when the key is there. */
export const enterByKey = (
  origins: OriginPolicy,
  request: HttpRequestHead,
  takes: Takes,
  { origin }: Foreign,
): Entered | TurnedAway =>
  withHeaders(origins, request, takes, { kind: 'entered', headers: origins.headersFor(origin), keyOrigin: origin });

/** Answers the question of a browser, which comes without credentials. */
function withHeaders(
  origins: OriginPolicy,
  { method }: HttpRequestHead,
  takes: Takes,
  entered: Entered,
): Entered | TurnedAway {
  if (method !== 'OPTIONS') return entered;
  return { kind: 'preflight', headers: { ...entered.headers, ...origins.preflight(takes.methods) } };
}

export const foreignPage = (requestId: string): TurnedAway => forbidden(requestId, FOREIGN_ORIGIN, {});

/** What is at fault with a request that nobody may make so, and what to do about it. */
export interface Misfit {
  readonly fault: string;
  readonly remedy: string;
}

export const forbidden = (requestId: string, { fault, remedy }: Misfit, headers: OutgoingHttpHeaders): TurnedAway =>
  refusal(requestId, 403, 'auth_invalid', `Forbidden: ${fault}. ${remedy}`, headers, { remedy });

export const notServing = (phase: Phase, requestId: string, headers: OutgoingHttpHeaders): TurnedAway =>
  unavailable(requestId, `The server is ${phase}: try again in a moment.`, headers);

export function unavailable(requestId: string, message: string, headers: OutgoingHttpHeaders): TurnedAway {
  const retry = { ...headers, 'Retry-After': String(RETRY_AFTER_SECONDS) };
  const data = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return refusal(requestId, 503, 'engine_unavailable', message, retry, data);
}
