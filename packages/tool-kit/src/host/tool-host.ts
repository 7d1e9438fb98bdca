import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { CallToolRequest, CallToolResponseSchema, ListToolsResponseSchema } from '@cuspal/proto';
import { endingOf, logCall, traced, traceIdOf, type CallMetrics, type Logger } from '@cuspal/telemetry';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { catalogueEntry, hashOf } from '../catalogue-entry.ts';
import type { ToolFile } from '../discover.ts';
import { compileTool, type CompiledTool } from '../run-tool.ts';
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
  return {
    names: [...compiled.keys()],
    get underWay() {
      return underWay;
    },
    async call({ name, argumentsJson, caller, asText }, waiting) {
      const run = compiled.get(name);
      if (run === undefined) return undefined;
      const started = performance.now();
      underWay += 1;
      const requestId = caller?.requestId ?? '';
      const turn = turns.begin(caller?.accountId ?? '', waiting.signal);
      const { toolsets = [] } = caller ?? {};
      const setting = { ephemeris, now: Date.now(), ...waiting, nextTurn: turn.next, requestId, toolsets, asText };
      const { outcome, ending } = await traced(
        () => ({
          name: 'ToolService/CallTool',
          kind: 'server',
          parent: caller && { traceparent: caller.traceparent, tracestate: caller.tracestate },
          attributes: { 'rpc.system.name': 'grpc', 'cuspal.tool': name, 'cuspal.request_id': requestId },
        }),
        async (span) => {
          const outcome = await metrics.underWay(() => run(argumentsJson, setting));
          const ending = outcome.isError ? outcome.code : 'success';
          span?.set(endingOf(ending));
          return { outcome, ending };
        },
      ).finally(() => {
        underWay -= 1;
        turn.end();
      });
      const durationMs = performance.now() - started;
      metrics.observe({
        tool: name,
        family: families.get(name) ?? 'none',
        outcome: ending,
        seconds: durationMs / 1000,
        traceparent: caller?.traceparent,
      });
      logCall(logger, {
        requestId,
        traceId: traceIdOf(caller?.traceparent ?? ''),
        accountId: caller?.accountId ?? '',
        tool: name,
        durationMs,
        outcome: ending,
        ...(outcome.fault === undefined ? {} : { fault: outcome.fault }),
      });
      return {
        resultJson: Buffer.from(outcome.resultJson),
        metaJson: Buffer.from(outcome.metaJson),
        isError: outcome.isError,
        code: outcome.code,
        units: outcome.units,
        asText: outcome.asText,
      };
    },
    list: (knownHash) => (knownHash === list.hash ? { hash: list.hash } : list),
  };
}

function listing(tools: readonly ToolFile[], service: ServiceName) {
  const entries = tools.map(({ tool }) => catalogueEntry(tool, service));
  return {
    hash: hashOf(entries.map(({ hash }) => hash).join()),
    tools: entries.map((entry) => ({ name: entry.name, entryJson: Buffer.from(JSON.stringify(entry)) })),
  };
}
