import { ANSWER_TOOL } from '@cuspal/catalog';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import type { UnknownTool } from '../catalog/unknown-tool.ts';
import { MAX_BODY_BYTES } from '../http/body.ts';
import type { CallContext, Calls } from '../mcp/calls.ts';
import { readJson, isJsonObject } from '../core/json.ts';
import { reply } from '../http/reply.ts';
import type { SingleCall } from '../metering/idempotent-request.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import { shown } from '../response-shaping/argument-fault.ts';
import { CALL_TOOL } from '../toolsets/definitions.ts';
import { languageHeaders } from './result-language.ts';
import { afterCall, bodyOf, contextOf, queryOf, refuse, varying, type RestExchange } from './exchange.ts';
import { hasFigure, type FigureCalls } from './figures/figure-calls.ts';
import { keyOf, repeatHeaders, type RequestKeys } from './idempotency.ts';
import { wanted } from './figures/wants-figure.ts';
import { outcomeOf } from './outcome.ts';
import { fieldProblem } from './problem.ts';
import { stepsOf } from './step-stream.ts';

/** One call as REST knows it. */
export interface ToolCall {
  readonly name: string;
  readonly args: object;
  /** How much of the answer is wanted, as it was sent. */
  readonly small: { readonly fields?: unknown; readonly precision?: unknown };
}

/** What a request of one call asks for. */
export interface AskedCall {
  readonly args: object;
  readonly idempotent?: SingleCall;
}

const SMALL = ['fields', 'precision'] as const;

/** POST /v1/tools/{name}: the text of the MCP result as the body, or the figure of it. */
export class ToolCalls {
  constructor(
    private readonly calls: Pick<Calls, 'run' | 'unknown'>,
    private readonly catalogue: Pick<ToolCatalogue, 'find'>,
    private readonly figures: FigureCalls,
    private readonly keys: Pick<RequestKeys, 'single'>,
  ) {}

  /** POST /v1/answers: the tool that answers a question whole, under an address that back ends find. */
  answer(exchange: RestExchange): Promise<void> {
    return this.call(exchange, ANSWER_TOOL.name);
  }

  /** The result, or its figure where the request would rather have that. */
  async call(asked: RestExchange, name: string): Promise<void> {
    const exchange = varying(varying(asked, 'Accept-Language'), 'Accept');
    const type = this.isText(name) ? 'text/plain' : 'application/json';
    // A name that no tool has is told so, whatever is accepted.
    const known = this.catalogue.find(name) !== undefined;
    switch (known ? wanted(exchange.request.headers.accept, { type, figure: hasFigure(name) }) : 'result') {
      case 'figure':
        return this.figures.call(exchange, name, () => this.#asked(exchange, 'figure'));
      case 'nothing':
        return this.figures.refuse(exchange, name, type);
      case 'result':
        return this.#result(exchange, name);
    }
  }

  async #result(exchange: RestExchange, name: string): Promise<void> {
    const { response, requestId, admitted } = exchange;
    const query = queryOf(exchange, SMALL, ['fields']);
    if (!query) return;
    const plain = contextOf(exchange);
    const asked = await this.#asked(exchange, 'result');
    if (asked === undefined) return;
    const { args, idempotent } = asked;
    const steps = stepsOf(exchange);
    const context =
      idempotent || steps
        ? { ...plain, ...(idempotent && { idempotent }), ...(steps && { onProgress: steps.tell }) }
        : plain;
    const answer = await this.run({ name, args, small: Object.fromEntries(query) }, context);
    const outcome = outcomeOf(answer, requestId);
    if (steps?.begun() === true) return steps.end(outcome);
    if (!outcome.ok) return refuse(exchange, outcome.problem);
    const type = this.isText(name) ? 'text/plain; charset=utf-8' : 'application/json';
    const headers = {
      ...afterCall(admitted),
      ...(idempotent && repeatHeaders(idempotent)),
      ...languageHeaders(args, context.caller.locale),
      'Content-Type': type,
    };
    reply(response, 200, headers, [outcome.text]);
  }

  /** The arguments in the body, and the call by its key where it has one; undefined where the request was refused. */
  async #asked(exchange: RestExchange, form: 'result' | 'figure'): Promise<AskedCall | undefined> {
    const named = keyOf(exchange);
    if (!named) return undefined;
    const body = await bodyOf(exchange, MAX_BODY_BYTES);
    if (!body) return undefined;
    const read = argumentsIn(body);
    if (!read.ok) {
      refuse(exchange, fieldProblem(exchange.requestId, 'body', read.detail));
      return undefined;
    }
    if (named.key === undefined) return read;
    const idempotent = await this.keys.single(exchange, named.key, { form, body });
    return idempotent ? { ...read, idempotent } : read;
  }

  /** Through the call path of /mcp. Where less than the whole answer is wanted, as `call_tool` gives it. */
  run({ name, args, small }: ToolCall, context: CallContext): Promise<ToolAnswer | UnknownTool> {
    if (!this.catalogue.find(name)) return Promise.resolve(this.calls.unknown(name, context));
    if (small.fields === undefined && small.precision === undefined)
      return this.calls.run(name, args, { ...context, asText: true });
    return this.calls.run(CALL_TOOL.name, { name, arguments: args, ...small }, context);
  }

  /** Whether a tool answers in plain text. */
  isText(name: string): boolean {
    return this.catalogue.find(name)?.resultMembers === undefined;
  }
}

type Arguments = { readonly ok: true; readonly args: object } | { readonly ok: false; readonly detail: string };

const FAULTS = {
  encoding: 'The body is not UTF-8. Send the arguments as one JSON object.',
  depth: 'The body is nested too deeply. Send the arguments as one flat JSON object.',
  syntax: 'The body is not JSON. Send the arguments as one JSON object.',
} as const;

/** No body at all stands for no arguments. */
function argumentsIn(bytes: Buffer): Arguments {
  if (bytes.length === 0) return { ok: true, args: {} };
  const read = readJson(bytes);
  if (!read.ok) return { ok: false, detail: FAULTS[read.fault] };
  if (isJsonObject(read.value)) return { ok: true, args: read.value };
  return { ok: false, detail: `The body is ${shown(read.value)} but must be one JSON object with the arguments.` };
}
