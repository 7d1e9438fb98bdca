import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { CallToolRequest, CallToolResponseSchema, ListToolsResponseSchema } from '@cuspal/proto';
import { endingOf, logCall, traced, traceIdOf, type CallMetrics, type Logger, type SpanParts } from '@cuspal/telemetry';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { catalogueEntry, hashOf } from '../catalogue-entry.ts';
import type { ToolFile } from '../discover.ts';
import { compileTool, type CompiledTool, type ToolOutcome } from '../run-tool.ts';
import type { ServiceName } from '../taxonomy.ts';
import type { CallEnvironment } from '../tool-context.ts';
import type { Turns } from './turns.ts';

export type CallToolAnswer = MessageInitShape<typeof CallToolResponseSchema>;
type ListToolsAnswer = MessageInitShape<typeof ListToolsResponseSchema>;

/** Who waits for a call, and how long. */
export type Waiting = Required<Pick<CallEnvironment, 'signal' | 'deadline'>> & Pick<CallEnvironment, 'onProgress'>;

export interface ToolHost {
  readonly names: readonly string[];
  /** Calls that are being worked on or wait for their turn. */
  readonly underWay: number;
  /**
   * When it is the call's turn `begun` gets its answer to come. False when this service has no such tool.
   * A call that waits has nothing but what it was asked: what is made for it meanwhile would grow old, and keep all that
   * it leads to until a full collection (docs/adr/0042-objects-of-a-call-die-young.md).
   */
  begin(request: CallToolRequest, waiting: Waiting, begun: (answer: Promise<CallToolAnswer>) => void): boolean;
  /** Undefined when this service has no such tool. */
  call(request: CallToolRequest, waiting: Waiting): Promise<CallToolAnswer | undefined>;
  /** Everything, or the hash alone when the caller knows it. */
  list(knownHash: string): ListToolsAnswer;
}

export interface ToolHostParts {
  readonly service: ServiceName;
  readonly tools: readonly ToolFile[];
  readonly ephemeris: Ephemeris;
  readonly logger: Logger;
  readonly metrics: CallMetrics;
  readonly turns: Turns;
}

/** A folder of tools as a service: runs them, lists them, and leaves one log line and one measurement a call. */
export function createToolHost({ service, tools, ephemeris, logger, metrics, turns }: ToolHostParts): ToolHost {
  const compiled = new Map<string, CompiledTool>(tools.map(({ tool }) => [tool.name, compileTool(tool)]));
  const families = new Map<string, string>(tools.map(({ tool }) => [tool.name, tool.family]));
  const list = listing(tools, service);
  let underWay = 0;

  const note = ({ name, caller }: CallToolRequest, outcome: ToolOutcome, started: number): void => {
    const durationMs = performance.now() - started;
    const traceparent = caller?.traceparent ?? '';
    const ending = endingOfCall(outcome);
    const family = families.get(name) ?? 'none';
    metrics.observe({ tool: name, family, outcome: ending, seconds: durationMs / 1000, traceparent });
    logCall(logger, {
      requestId: caller?.requestId ?? '',
      traceId: traceIdOf(traceparent),
      accountId: caller?.accountId ?? '',
      tool: name,
      durationMs,
      outcome: ending,
      ...(outcome.fault === undefined ? {} : { fault: outcome.fault }),
    });
  };

  const host: ToolHost = {
    names: [...compiled.keys()],
    get underWay() {
      return underWay;
    },
    begin(request, waiting, begun) {
      const { name, argumentsJson, caller, asText } = request;
      const run = compiled.get(name);
      if (run === undefined) return false;
      const started = performance.now();
      underWay += 1;
      const ended = metrics.began();
      const { requestId = '', toolsets = [], accountId = '' } = caller ?? {};
      const turn = turns.begin(accountId, waiting.signal);
      const answer = async (): Promise<CallToolAnswer> => {
        try {
          const setting = { ephemeris, now: Date.now(), ...waiting, nextTurn: turn.next, requestId, toolsets, asText };
          const outcome = await traced(
            () => spanOf(request, started),
            async (span) => {
              const outcome = await run(argumentsJson, setting);
              span?.set(endingOf(endingOfCall(outcome)));
              return outcome;
            },
          );
          note(request, outcome, started);
          return answerOf(outcome);
        } finally {
          underWay -= 1;
          ended();
          turn.end();
        }
      };
      turn.wait(() => begun(answer()));
      return true;
    },
    call: (request, waiting) =>
      new Promise((resolve) => {
        if (!host.begin(request, waiting, resolve)) resolve(undefined);
      }),
    list: (knownHash) => (knownHash === list.hash ? { hash: list.hash } : list),
  };
  return host;
}

const endingOfCall = ({ isError, code }: ToolOutcome): string => (isError ? code : 'success');

const spanOf = ({ name, caller }: CallToolRequest, since: number): SpanParts => ({
  name: 'ToolService/CallTool',
  kind: 'server',
  since,
  parent: caller && { traceparent: caller.traceparent, tracestate: caller.tracestate },
  attributes: { 'rpc.system.name': 'grpc', 'cuspal.tool': name, 'cuspal.request_id': caller?.requestId ?? '' },
});

const answerOf = ({ resultJson, metaJson, isError, code, units, asText }: ToolOutcome): CallToolAnswer => ({
  resultJson: Buffer.from(resultJson),
  metaJson: Buffer.from(metaJson),
  isError,
  code,
  units,
  asText,
});

function listing(tools: readonly ToolFile[], service: ServiceName) {
  const entries = tools.map(({ tool }) => catalogueEntry(tool, service));
  return {
    hash: hashOf(entries.map(({ hash }) => hash).join()),
    tools: entries.map((entry) => ({ name: entry.name, entryJson: Buffer.from(JSON.stringify(entry)) })),
  };
}
