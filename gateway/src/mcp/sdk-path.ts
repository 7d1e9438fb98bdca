import type { IncomingHttpHeaders } from 'node:http';
import { createMcpHandler, type Implementation, type Server } from '@modelcontextprotocol/server';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { Refused } from '../routing/answer.ts';
import type { PlaceLookup } from './asking/asking.ts';
import type { CallContext, Calls } from './calls.ts';
import { MadeResources } from './made-resources.ts';
import { protocolServer } from './protocol-server.ts';
import { shapedBody, type ErrorSetting } from './sdk-errors.ts';
import type { Texts } from './texts/texts.ts';
import type { ToolList } from './tool-list.ts';

export interface SdkAnswer {
  readonly status: number;
  readonly contentType: 'application/json' | 'text/event-stream';
  readonly body: string;
  /** Set where the message was a call that was not begun. */
  readonly refused?: Refused | undefined;
}

const PASSED_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

/** The rest of the protocol, by the SDK: a server object for each message, JSON also where the SDK would stream. */
export class SdkPath {
  readonly #contexts = new WeakMap<Request, CallContext>();
  readonly #refused = new WeakMap<Request, Refused>();
  readonly #handler = createMcpHandler(({ requestInfo }) => this.#server(requestInfo));

  constructor(
    private readonly list: ToolList,
    private readonly calls: Calls,
    private readonly texts: Texts,
    private readonly places: PlaceLookup,
    private readonly logger: Logger,
    private readonly about?: Implementation,
    private readonly made = new MadeResources(),
  ) {}

  async answer(message: unknown, incoming: IncomingHttpHeaders, context: CallContext): Promise<SdkAnswer> {
    const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' });
    for (const name of PASSED_HEADERS) {
      const value = incoming[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const request = new Request('http://gateway/mcp', { method: 'POST', headers, signal: context.signal });
    this.#contexts.set(request, context);
    const response = await this.#handler.fetch(request, { parsedBody: message });
    const { requestId } = context.caller;
    const onInternal = (said: string): void =>
      faultLog(this.logger).error({ requestId, fault: new Error(said) }, 'message failed');
    const answer = shaped(await response.text(), {
      status: response.status,
      message,
      requestId,
      nearest: (name) => this.calls.nearest(name),
      onInternal,
    });
    return { ...answer, refused: this.#refused.get(request) };
  }

  close(): Promise<void> {
    return this.#handler.close();
  }

  #server(request: Request | undefined): Server {
    const context = request && this.#contexts.get(request);
    if (!context) throw new Error('a message without its call context');
    const run: Calls['run'] = async (name, args, setting) => {
      const answer = await this.calls.run(name, args, setting);
      if (!('nearest' in answer) && answer.refused) this.#refused.set(request, answer.refused);
      return answer;
    };
    const { list, calls, texts, places, about, made } = this;
    const reached: Calls['reached'] = (name, args) => calls.reached(name, args);
    const parts = { list, calls: { run, reached }, texts, places, made, ...(about && { about }) };
    return protocolServer(parts, context, () => context);
  }
}

/** Gives the SDK's answer the form all our answers have. */
function shaped(text: string, setting: ErrorSetting): SdkAnswer {
  const { status } = setting;
  const body = singleMessage(text);
  if (body === undefined) return { status, contentType: 'text/event-stream', body: text };
  return { status, contentType: 'application/json', body: shapedBody(body, setting) };
}

/** A JSON body, or the one message of an event stream; undefined for a stream of several. */
function singleMessage(text: string): string | undefined {
  if (text === '' || text.startsWith('{')) return text;
  const messages = text.split('\n').filter((line) => line.startsWith('data: '));
  return messages.length === 1 ? messages[0]?.slice('data: '.length) : undefined;
}
