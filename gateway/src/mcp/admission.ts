import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import type { Entitlements } from '../accounts/entitlements.ts';
import type { Quota } from '../limits/quota.ts';
import type { Principal } from '../auth/authenticator.ts';
import type { SentMessage } from './read-request.ts';
import { rpcError, type ErrorCode, type RpcErrorObject } from './rpc-error.ts';

/** `headers` go with every answer to the request, whatever it is. */
export type Admission = { readonly headers: OutgoingHttpHeaders } & (
  | {
      readonly kind: 'admitted';
      readonly principal: Principal;
      readonly entitlements: Entitlements;
      /** The limits that the request is counted against; left out where there are none. */
      readonly quota?: Quota;
      /** The message, where it had to be read to know whether it is let in. */
      readonly read?: SentMessage;
    }
  | { readonly kind: 'preflight' }
  | { readonly kind: 'refused'; readonly status: number; readonly error: RpcErrorObject }
);

export type Admitted = Extract<Admission, { readonly kind: 'admitted' }>;
export type TurnedAway = Exclude<Admission, Admitted>;

/** What an address takes: its methods, and what is said to a request that has another one, or another media type. */
export interface Takes {
  /** As `Allow` names them. */
  readonly methods: string;
  refuse(
    request: Pick<IncomingMessage, 'method' | 'headers'>,
  ): { readonly status: 405 | 415; readonly message: string } | undefined;
}

/** JSON-RPC messages. */
export const MESSAGES: Takes = {
  methods: 'POST',
  refuse({ method, headers }) {
    if (method !== 'POST') return { status: 405, message: 'Method not allowed: send JSON-RPC messages by POST.' };
    const { 'content-type': type = null, 'content-encoding': encoding = 'identity' } = headers;
    if (isJsonContentType(type) && encoding === 'identity') return undefined;
    return { status: 415, message: 'Unsupported media type: send application/json, not compressed.' };
  },
};

/** The last checks: method and media type. */
export function lastChecks(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  { principal, entitlements }: Omit<Admitted, 'kind' | 'headers'>,
  headers: OutgoingHttpHeaders,
  requestId: string,
  takes = MESSAGES,
  quota?: Quota,
): Admission {
  const refused = takes.refuse(request);
  if (!refused) return { kind: 'admitted', principal, entitlements, headers, ...(quota && { quota }) };
  const allowed = refused.status === 405 ? { ...headers, Allow: takes.methods } : headers;
  return refusal(requestId, refused.status, 'validation_failed', refused.message, allowed);
}

export const refusal = (
  requestId: string,
  status: number,
  kind: ErrorCode,
  message: string,
  headers: OutgoingHttpHeaders,
  data?: Readonly<Record<string, unknown>>,
): TurnedAway => ({ kind: 'refused', status, error: rpcError(status, message, kind, requestId, data), headers });
