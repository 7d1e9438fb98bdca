import type { OutgoingHttpHeaders } from 'node:http';
import { INVALID_PARAMS } from '@modelcontextprotocol/server';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import { isJsonObject } from '../core/json-object.ts';
import { isOutage } from '../database/outage.ts';
import { callerOf } from '../journal/caller.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import { viewOf, type View } from '../toolsets/view.ts';
import { abortedOnClose } from '../http/aborted-on-close.ts';
import type { Admitted } from './admission.ts';
import { discardBody, MAX_BODY_BYTES, readBody } from '../http/body.ts';
import type { CallContext, Calls } from './calls.ts';
import type { Gate } from './gate.ts';
import { readMessage } from './message.ts';
import { mcpPath, type McpPath } from '../http/paths.ts';
import { progressStream } from './progress-stream.ts';
import { recognise, type Recognised } from './recognise.ts';
import { replyFrozen, withId } from './reply-frozen.ts';
import { reply, replyJson } from '../http/reply.ts';
import { errorBody, rpcError, type RpcErrorObject } from './rpc-error.ts';
import type { SdkPath } from './sdk-path.ts';
import type { ToolList } from './tool-list.ts';
import type { FrozenTexts } from './texts/frozen-texts.ts';
import { toolResultBody } from './tool-result.ts';
import { turnAway } from './turn-away.ts';
import { traceOf } from '../http/trace.ts';
import type { Answering, Asking } from '../http/exchange.ts';
import { inRequestSpan } from '../http/request-span.ts';

export interface EndpointParts {
  readonly gate: Pick<Gate, 'admit'>;
  readonly lifecycle: Pick<Lifecycle, 'enter'>;
  readonly list: ToolList;
  readonly calls: Calls;
  readonly texts: FrozenTexts;
  readonly sdk: SdkPath;
  readonly logger: Logger;
  /** False sends every message to the SDK: the reference that the hot path is compared with. */
  readonly hotPath: boolean;
}

/** One request and what its answer needs. */
interface Exchange {
  readonly request: Asking;
  readonly response: Answering;
  readonly requestId: string;
  readonly headers: OutgoingHttpHeaders;
}

/** POST /mcp: from the first header to the last byte of the answer. */
export class McpEndpoint {
  readonly #parts: EndpointParts;

  constructor(parts: EndpointParts) {
    this.#parts = parts;
  }

  owns(url: string): boolean {
    return mcpPath(url) !== undefined;
  }

  /** `always`: headers of every answer. */
  serve(request: Asking, response: Answering, requestId: string, always: OutgoingHttpHeaders): void {
    const path = mcpPath(request.url);
    if (!path) throw new Error('an address that is none of ours');
    const { lifecycle, logger } = this.#parts;
    lifecycle.enter(response);
    const exchange = { request, response, requestId, headers: always };
    inRequestSpan(request, response, path, requestId, () => this.#serve(exchange, path)).catch((fault: unknown) => {
      faultLog(logger).error({ requestId, fault }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuseFault(exchange, fault);
    });
  }

  async #serve(begun: Exchange, path: McpPath): Promise<void> {
    const { request, response, requestId } = begun;
    const admission = await this.#parts.gate.admit(request, path, requestId);
    const exchange = { request, response, requestId, headers: { ...begun.headers, ...admission.headers } };
    if (admission.kind !== 'admitted') return turnAway(response, exchange.headers, admission);

    const viewed = viewOf(request);
    if (!viewed.ok) {
      const { message, toolsets } = viewed;
      return refuse(exchange, 400, rpcError(INVALID_PARAMS, message, 'validation_failed', requestId, { toolsets }));
    }

    const body = await readBody(request);
    if (!body.ok) return body.reason === 'too_large' ? refuseLarge(exchange) : undefined;
    const read = readMessage(body.bytes);
    if (!read.ok) return refuse(exchange, 400, rpcError(read.code, read.fault, 'validation_failed', requestId));
    await this.#answer(exchange, read.message, admission, viewed.view);
  }

  async #answer(
    exchange: Exchange,
    message: unknown,
    { principal, entitlements }: Admitted,
    view: View | undefined,
  ): Promise<void> {
    const { request, requestId } = exchange;
    const { accountId, metered } = entitlements;
    const known = this.#parts.hotPath ? recognise(message, request.headers) : undefined;
    if (known?.method === 'tools/list') return this.#list(exchange, known, view);
    const meta = known ? known.meta : metaOf(message);
    const context: CallContext = {
      caller: {
        requestId,
        accountId,
        ...traceOf(request.headers, meta),
        ...(view && { toolsets: [...view.toolsets] }),
      },
      ...(view && { view }),
      metered,
      by: callerOf(principal),
      signal: abortedOnClose(exchange.response),
    };
    if (known) return this.#call(exchange, known, context);
    const text = this.#parts.hotPath ? this.#parts.texts.answer(message, request.headers) : undefined;
    if (text) return replyFrozen(exchange, text.frozen, withId(text.id));
    const answer = await this.#parts.sdk.answer(message, request.headers, context);
    const type = answer.body === '' ? {} : { 'Content-Type': answer.contentType };
    const stream = answer.contentType === 'text/event-stream' ? { 'X-Accel-Buffering': 'no' } : {};
    reply(exchange.response, answer.status, { ...exchange.headers, ...type, ...stream }, [Buffer.from(answer.body)]);
  }

  #list(exchange: Exchange, list: Recognised & { method: 'tools/list' }, view: View | undefined): void {
    replyFrozen(exchange, this.#parts.list.frozen(list, view), withId(list.id));
  }

  async #call(exchange: Exchange, call: Recognised & { method: 'tools/call' }, context: CallContext): Promise<void> {
    const { request, response, headers, requestId } = exchange;
    const stream = progressStream(request, response, headers, call.progressToken);
    const listening = stream ? { onProgress: stream.tell } : {};
    const answer = await this.#parts.calls.run(call.name, call.args, { ...context, ...listening, asText: true });
    if ('nearest' in answer) {
      const { message, nearest } = answer;
      const error = rpcError(INVALID_PARAMS, message, 'validation_failed', requestId, { nearest });
      return replyJson(response, 200, headers, errorBody(call.id, error));
    }
    const body = toolResultBody(call.era, call.id, answer);
    if (stream?.begun()) return stream.end(body);
    reply(response, 200, { ...headers, 'Content-Type': 'application/json' }, body);
  }
}

const refuse = ({ response, headers }: Exchange, status: number, error: RpcErrorObject): void =>
  replyJson(response, status, headers, errorBody(null, error));

function refuseFault({ response, headers, requestId }: Exchange, fault: unknown): void {
  if (isOutage(fault)) {
    const error = rpcError(503, 'The server cannot answer at the moment: try again.', 'engine_unavailable', requestId);
    return replyJson(response, 503, { ...headers, 'Retry-After': '2' }, errorBody(null, error));
  }
  const error = rpcError(500, `Internal error. Request id: ${requestId}.`, 'internal_error', requestId);
  replyJson(response, 500, headers, errorBody(null, error));
}

/** Answers at once and keeps the connection open only until the client has stopped sending. */
function refuseLarge({ request, response, headers, requestId }: Exchange): void {
  const fault = `Payload too large: a request may have ${MAX_BODY_BYTES / 1024} KiB.`;
  const body = Buffer.from(errorBody(null, rpcError(413, fault, 'validation_failed', requestId)));
  response.writeHead(413, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Connection: 'close',
  });
  response.write(body);
  discardBody(request, response);
}

function metaOf(message: unknown) {
  const params = isJsonObject(message) ? message['params'] : undefined;
  const meta = isJsonObject(params) ? params['_meta'] : undefined;
  return isJsonObject(meta) ? meta : undefined;
}
