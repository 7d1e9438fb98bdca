import type { OutgoingHttpHeaders } from 'node:http';
import { CLIENT_CAPABILITIES_META_KEY, INVALID_PARAMS } from '@modelcontextprotocol/server';
import { isJsonObject } from '../core/json.ts';
import type { Deprecations } from '../http/deprecations.ts';
import { reply, replyJson } from '../http/reply.ts';
import type { Quota } from '../limits/quota.ts';
import type { Refused, ToolAnswer } from '../routing/answer.ts';
import type { Choice } from '../toolsets/selection.ts';
import { replyFrozen } from '../http/reply-frozen.ts';
import type { Admitted } from './admission.ts';
import { askedBack, showsForms } from './asking/asking.ts';
import { callContext } from './call-context.ts';
import type { CallContext, Calls } from './calls.ts';
import type { McpExchange } from './exchange.ts';
import { progressStream } from './progress-stream.ts';
import { recognise, type Recognised } from './recognise.ts';
import { errorBody, refusedError, rpcError, type RpcId } from './rpc-error.ts';
import { idOf } from './sdk-errors.ts';
import type { SdkPath } from './sdk-path.ts';
import type { FrozenTexts } from './texts/frozen-texts.ts';
import type { ToolList } from './tool-list.ts';
import { askedBody, toolResultBody } from './tool-result.ts';

export interface MessagesParts {
  readonly list: ToolList;
  readonly calls: Calls;
  readonly texts: FrozenTexts;
  readonly sdk: SdkPath;
  readonly deprecations: Deprecations;
  /** False sends every message to the SDK: the reference that the hot path is compared with. */
  readonly hotPath: boolean;
}

/** Answers messages that were admitted and read: lists and calls by itself, all others by the SDK. */
export class Messages {
  readonly #parts: MessagesParts;

  constructor(parts: MessagesParts) {
    this.#parts = parts;
  }

  async answer(exchange: McpExchange, message: unknown, admitted: Admitted, sent: Choice): Promise<void> {
    const { request } = exchange;
    const { entitlements, quota } = admitted;
    const { key } = entitlements;
    const choice = key?.selection && !sent.selection ? { ...sent, selection: key.selection } : sent;
    const known = this.#parts.hotPath ? recognise(message, request.headers) : undefined;
    if (known?.method === 'tools/list') return this.#list(exchange, known, choice);
    const meta = known ? known.meta : metaOf(message);
    const context = callContext(admitted, exchange, choice, meta);
    if (known) return this.#call(exchange, known, context, quota);
    const text = this.#parts.hotPath ? this.#parts.texts.answer(message, request.headers) : undefined;
    if (text) return replyFrozen(exchange, text.frozen, withId(text.id));
    const answer = await this.#parts.sdk.answer(message, request.headers, context);
    if (answer.refused) return refuseCall(exchange, idOf(message), answer.refused);
    const type = answer.body === '' ? {} : { 'Content-Type': answer.contentType };
    const stream = answer.contentType === 'text/event-stream' ? { 'X-Accel-Buffering': 'no' } : {};
    reply(exchange.response, answer.status, { ...exchange.headers, ...quota?.afterCall(), ...type, ...stream }, [
      Buffer.from(answer.body),
    ]);
  }

  #list(exchange: McpExchange, list: Recognised & { method: 'tools/list' }, choice: Choice): void {
    replyFrozen(exchange, this.#parts.list.frozen(list, choice), withId(list.id));
  }

  #headersOf({ headers }: McpExchange, tool: string): OutgoingHttpHeaders {
    const deprecated = this.#parts.deprecations.headersOf(tool);
    return deprecated === undefined ? headers : { ...headers, ...deprecated };
  }

  async #call(
    exchange: McpExchange,
    call: Recognised & { method: 'tools/call' },
    context: CallContext,
    quota: Quota | undefined,
  ): Promise<void> {
    const { request, response, requestId } = exchange;
    const headers = this.#headersOf(exchange, call.name);
    const stream = progressStream(request, response, headers, call.progressToken);
    const listening = stream ? { onProgress: stream.tell } : {};
    const answer = await this.#parts.calls.run(call.name, call.args, { ...context, ...listening, asText: true });
    if ('nearest' in answer) {
      const { message, nearest } = answer;
      const error = rpcError(INVALID_PARAMS, message, 'validation_failed', requestId, { nearest });
      return replyJson(response, 200, headers, errorBody(call.id, error));
    }
    if (answer.refused) return refuseCall({ ...exchange, headers }, call.id, answer.refused);
    const asked = asksBack(call, answer) ? askedBack(this.#parts.calls, call, answer) : undefined;
    const body = asked ? askedBody(call.id, asked) : toolResultBody(call.era, call.id, answer);
    if (stream?.begun()) return stream.end(body);
    reply(response, 200, { ...headers, ...quota?.afterCall(), 'Content-Type': 'application/json' }, body);
  }
}

/** How a reply to a message ends. */
const withId = (id: string | number): string => `"id":${JSON.stringify(id)}}`;

/** Whether a failure may become a question: the older era has no way to ask in an answer. */
const asksBack = ({ era, meta }: Recognised & { method: 'tools/call' }, { code }: ToolAnswer): boolean =>
  code !== '' && era === 'modern' && showsForms(meta[CLIENT_CAPABILITIES_META_KEY]);

/** Answers a call that was not begun as the gate answers a request that it turns away. */
function refuseCall({ response, headers, requestId }: McpExchange, id: RpcId, refused: Refused): void {
  const retry = { ...headers, 'Retry-After': String(refused.retryAfterSeconds) };
  replyJson(response, refused.status, retry, errorBody(id, refusedError(refused, requestId)));
}

function metaOf(message: unknown) {
  const params = isJsonObject(message) ? message['params'] : undefined;
  const meta = isJsonObject(params) ? params['_meta'] : undefined;
  return isJsonObject(meta) ? meta : undefined;
}
