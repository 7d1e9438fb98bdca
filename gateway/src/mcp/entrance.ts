import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpRequestHead } from '../http/http-message.ts';
import type { Phase } from '../http/lifecycle.ts';
import type { OriginPolicy } from '../http/origins.ts';
import { refusal, type Takes, type TurnedAway } from './admission.ts';

const RETRY_AFTER_SECONDS = 2;

/** A request that may go on to the next checks, with headers that go with its answer. */
interface Entered {
  readonly kind: 'entered';
  readonly headers: OutgoingHttpHeaders;
}

/** The checks that need no account: Host and Origin, and the question of a browser what it may send. */
export function enter(
  origins: OriginPolicy,
  request: HttpRequestHead,
  requestId: string,
  takes: Takes,
): Entered | TurnedAway {
  const { host, origin } = request.headers;
  const judged = origins.judge(host, origin);
  if (!judged.ok) {
    const { fault, remedy } = judged;
    return refusal(requestId, 403, 'auth_invalid', `Forbidden: ${fault}. ${remedy}`, {}, { remedy });
  }
  const { headers } = judged;
  if (request.method === 'OPTIONS')
    return { kind: 'preflight', headers: { ...headers, ...origins.preflight(takes.methods) } };
  return { kind: 'entered', headers };
}

export const notServing = (phase: Phase, requestId: string, headers: OutgoingHttpHeaders): TurnedAway =>
  unavailable(requestId, `The server is ${phase}: try again in a moment.`, headers);

export function unavailable(requestId: string, message: string, headers: OutgoingHttpHeaders): TurnedAway {
  const retry = { ...headers, 'Retry-After': String(RETRY_AFTER_SECONDS) };
  const data = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return refusal(requestId, 503, 'engine_unavailable', message, retry, data);
}
