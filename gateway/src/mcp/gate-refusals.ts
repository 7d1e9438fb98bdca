import type { OutgoingHttpHeaders } from 'node:http';
import type { Admittance } from '../auth/authenticator.ts';
import type { McpPath } from '../http/paths.ts';
import type { Rule, Taken } from '../limits/limits.ts';
import { instantText } from '../web/dates.ts';
import { refusal, type TurnedAway } from './admission.ts';

export function tooBusy(requestId: string, headers: OutgoingHttpHeaders): TurnedAway {
  const retryAfterSeconds = 1;
  const message =
    'The server has more requests than it can answer in time. This one was not looked at and nothing was charged. ' +
    `Send it again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 503, 'overloaded', message, retry, { retryAfterSeconds });
}

export function tooFast(
  requestId: string,
  rate: Rule,
  who: 'account' | 'API key',
  taken: Taken,
  headers: OutgoingHttpHeaders,
): TurnedAway {
  const { retryAfterSeconds } = taken;
  const message =
    `Too many requests: this ${who} may send ${rate.perSecond} a second, ${rate.burst} at once. ` +
    `Try again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 429, 'rate_limited', message, retry, { retryAfterSeconds });
}

export function tooManyBad(requestId: string, { retryAfterSeconds }: Taken, headers: OutgoingHttpHeaders): TurnedAway {
  const message =
    'Too many API keys and access tokens that are not valid came from this address. ' +
    `Valid ones are let in. Others are looked at again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 429, 'rate_limited', message, retry, { retryAfterSeconds });
}

export function tooManyLooks(
  requestId: string,
  { retryAfterSeconds }: Taken,
  headers: OutgoingHttpHeaders,
): TurnedAway {
  const message =
    'Too many lists were asked for without credentials from this address. The server answers 60 a minute. ' +
    `Send an API key or access token, or try again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 429, 'rate_limited', message, retry, { retryAfterSeconds });
}

/** Tells a request how to get in whose credential is not valid here, or that has none. */
export function unauthorised(
  verdict: Extract<Admittance, { ok: false }> | undefined,
  path: McpPath,
  baseUrl: string,
  requestId: string,
  headers: OutgoingHttpHeaders,
): TurnedAway {
  const keyExpiredAt = verdict?.keyExpiredAt;
  const message =
    keyExpiredAt === undefined ? reasonOf(verdict?.code ?? 'none', path) : expiredKey(keyExpiredAt, baseUrl);
  const more = keyExpiredAt === undefined ? undefined : { remedy: NEW_KEY };
  return refusal(requestId, 401, verdict?.code ?? 'auth_invalid', message, headers, more);
}

export const notProven = (requestId: string, told: string, headers: OutgoingHttpHeaders): TurnedAway =>
  refusal(requestId, 401, 'auth_invalid', `Unauthorized: ${told}.`, headers, { remedy: NEW_PROOF });

export const suspended = (requestId: string, headers: OutgoingHttpHeaders): TurnedAway =>
  refusal(requestId, 403, 'auth_invalid', SUSPENDED, headers, { remedy: ASK_OPERATOR });

const reasonOf = (code: keyof typeof UNAUTHORISED, path: McpPath): string =>
  code === 'auth_invalid' && path === '/mcp/auth' ? NO_TOKEN : UNAUTHORISED[code];

const NO_TOKEN =
  'Unauthorized: this is no valid access token, and /mcp/auth takes nothing else. Send an API key to /mcp, or sign in again.';

const UNAUTHORISED = {
  none: 'Unauthorized: send an API key or access token as "Authorization: Bearer …".',
  auth_invalid: 'Unauthorized: this API key or access token is not valid here. Make a new key, or sign in again.',
  auth_expired: 'Unauthorized: the access token has expired. Refresh it, or sign in again.',
} as const;

const NEW_KEY = 'Make a new key on the developer page and send it in place of this one.';

const NEW_PROOF = 'Send the token under its own scheme, with a proof that is made for this request alone.';

const expiredKey = (at: number, baseUrl: string): string =>
  `Unauthorized: this API key expired on ${instantText(new Date(at))}. ` +
  `Make a new key at ${baseUrl}/developer and send it in place of this one.`;

const ASK_OPERATOR = 'Ask the operator of the server why the account is suspended.';

const SUSPENDED = 'Forbidden: this account is suspended. Ask the operator of the server.';
