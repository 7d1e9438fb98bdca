import { isOutage } from '../database/outage.ts';
import { MAX_BODY_BYTES, replyTooLarge } from '../http/body.ts';
import { reply, replyJson } from '../http/reply.ts';
import type { TurnedAway } from './admission.ts';
import type { McpExchange } from './exchange.ts';
import type { Unread } from './read-request.ts';
import { errorBody, rpcError, type RpcErrorObject } from './rpc-error.ts';

const refuse = ({ response, headers }: McpExchange, status: number, error: RpcErrorObject): void =>
  replyJson(response, status, headers, errorBody(null, error));

/** Answers a request that is not admitted. */
export function turnAway(exchange: McpExchange, turned: TurnedAway): void {
  if (turned.kind === 'preflight') reply(exchange.response, 204, exchange.headers, []);
  else refuse(exchange, turned.status, turned.error);
}

/** Answers a request whose message could not be read. */
export function refuseUnread(exchange: McpExchange, unread: Unread): void {
  if (unread.kind === 'refused') refuse(exchange, 400, unread.error);
  else if (unread.kind === 'too_large') refuseLarge(exchange);
}

function refuseLarge({ request, response, headers, requestId }: McpExchange): void {
  const fault = `Payload too large: a request may have ${MAX_BODY_BYTES / 1024} KiB.`;
  const body = errorBody(null, rpcError(413, fault, 'validation_failed', requestId));
  replyTooLarge(request, response, { ...headers, 'Content-Type': 'application/json' }, body);
}

/** Answers a request that failed through no fault of its own. */
export function refuseFault(exchange: McpExchange, fault: unknown): void {
  const { headers, requestId } = exchange;
  if (isOutage(fault)) {
    const error = rpcError(503, 'The server cannot answer at the moment: try again.', 'engine_unavailable', requestId);
    return refuse({ ...exchange, headers: { ...headers, 'Retry-After': '2' } }, 503, error);
  }
  refuse(exchange, 500, rpcError(500, `Internal error. Request id: ${requestId}.`, 'internal_error', requestId));
}
