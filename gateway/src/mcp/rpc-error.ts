import type { Refused } from '../routing/answer.ts';

/**
 * Error codes (docs/api.md#errors) that an HTTP answer or a JSON-RPC error can carry, and whether trying again can
 * help.
 */
const RECOVERABLE = {
  validation_failed: true,
  rate_limited: true,
  auth_invalid: false,
  auth_expired: true,
  engine_unavailable: true,
  engine_timeout: true,
  overloaded: true,
  quota_exhausted: false,
  cancelled: true,
  internal_error: true,
} as const;

export type ErrorCode = keyof typeof RECOVERABLE;
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(RECOVERABLE, code);
export type RpcId = string | number | null;

export interface RpcErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The error object of a JSON-RPC reply: `data` always says what kind of fault it is and under which request it is
 * known.
 */
export function rpcError(
  code: number,
  message: string,
  kind: ErrorCode,
  requestId: string,
  more: Readonly<Record<string, unknown>> = {},
): RpcErrorObject {
  return { code, message, data: { ...more, code: kind, recoverable: RECOVERABLE[kind], requestId } };
}

/** The error of a call that was refused before it began, in the words that REST has too. */
export const refusedError = ({ code, status, text, retryAfterSeconds }: Refused, requestId: string): RpcErrorObject =>
  rpcError(status, text, code, requestId, { retryAfterSeconds });

export const errorBody = (id: RpcId, error: RpcErrorObject): string => JSON.stringify({ jsonrpc: '2.0', error, id });
