import { INVALID_PARAMS } from '@modelcontextprotocol/server';
import { readBody, type Body } from '../http/body.ts';
import type { HttpRequest } from '../http/http-message.ts';
import { viewOf, type View } from '../toolsets/view.ts';
import { readMessage } from './message.ts';
import { rpcError, type RpcErrorObject } from './rpc-error.ts';

/** What an admitted request asks for, or why that is not known. */
export type ReadRequest =
  | { readonly kind: 'read'; readonly message: unknown; readonly view: View | undefined }
  | { readonly kind: 'refused'; readonly error: RpcErrorObject }
  | { readonly kind: 'too_large' | 'gone' };

/** Reads the set of tools in the address or in a header, then the message in the body. */
export function readRequest(request: HttpRequest, requestId: string): ReadRequest | Promise<ReadRequest> {
  const viewed = viewOf(request);
  if (!viewed.ok) {
    const { message, toolsets } = viewed;
    return { kind: 'refused', error: rpcError(INVALID_PARAMS, message, 'validation_failed', requestId, { toolsets }) };
  }
  const read = (body: Body): ReadRequest => readFrom(body, viewed.view, requestId);
  const body = readBody(request);
  return body instanceof Promise ? body.then(read) : read(body);
}

function readFrom(body: Body, view: View | undefined, requestId: string): ReadRequest {
  if (!body.ok) return { kind: body.reason };
  const read = readMessage(body.bytes);
  return read.ok
    ? { kind: 'read', message: read.message, view }
    : { kind: 'refused', error: rpcError(read.code, read.fault, 'validation_failed', requestId) };
}
