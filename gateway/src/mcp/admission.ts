import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import type { Entitlements } from '../accounts/entitlements.ts';
import type { Principal } from '../auth/authenticator.ts';
import { rpcError, type ErrorCode, type RpcErrorObject } from './rpc-error.ts';

/** `headers` go with every answer to the request, whatever it is. */
export type Admission = { readonly headers: OutgoingHttpHeaders } & (
  | { readonly kind: 'admitted'; readonly principal: Principal; readonly entitlements: Entitlements }
  | { readonly kind: 'preflight' }
  | { readonly kind: 'refused'; readonly status: number; readonly error: RpcErrorObject }
);

export type Admitted = Extract<Admission, { readonly kind: 'admitted' }>;

/** The last checks: method and media type. */
export function lastChecks(
  request: IncomingMessage,
  { principal, entitlements }: Omit<Admitted, 'kind' | 'headers'>,
  headers: OutgoingHttpHeaders,
  requestId: string,
): Admission {
  if (request.method !== 'POST') {
    const message = 'Method not allowed: send JSON-RPC messages by POST.';
    return refusal(requestId, 405, 'validation_failed', message, { ...headers, Allow: 'POST' });
  }
  const { 'content-type': type = null, 'content-encoding': encoding = 'identity' } = request.headers;
  if (!isJsonContentType(type) || encoding !== 'identity') {
    const message = 'Unsupported media type: send application/json, not compressed.';
    return refusal(requestId, 415, 'validation_failed', message, headers);
  }
  return { kind: 'admitted', principal, entitlements, headers };
}

export const refusal = (
  requestId: string,
  status: number,
  kind: ErrorCode,
  message: string,
  headers: OutgoingHttpHeaders,
  data?: Readonly<Record<string, unknown>>,
): Admission => ({ kind: 'refused', status, error: rpcError(status, message, kind, requestId, data), headers });
