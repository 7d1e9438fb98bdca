import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { CallToolRequestSchema, CallToolResponse } from '@cuspal/proto';
import { endingOf, logCall, traced, traceIdOf, type CallMetrics, type Logger, type SpanParts } from '@cuspal/telemetry';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { resultBytes, type ToolOutcome } from '../tool-outcome.ts';
import type { CallEnvironment } from '../tool-context.ts';
import type { ListToolsAnswer, ServiceTools } from './service-tools.ts';
import type { FairScheduler } from './fair-scheduler.ts';

/** A call as it came over the wire, or as a caller in this process writes it. */
export type CallAsked = MessageInitShape<typeof CallToolRequestSchema>;

/** How long a caller waits, how it stops waiting, and what it is told meanwhile. */
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
  begin(request: CallAsked, waiting: Waiting, begun: (answer: Promise<CallToolResponse>) => void): boolean;
  /** Returns undefined when this service has no such tool. */
  call(request: CallAsked, waiting: Waiting): Promise<CallToolResponse | undefined>;
  /** Everything, or the hash alone when the caller knows it. */
  list(knownHash: string): Promise<ListToolsAnswer>;
}

export interface ToolHostParts {
  readonly tools: ServiceTools;
  readonly ephemeris: () => Ephemeris | Promise<Ephemeris>;
  readonly logger: Logger;
  readonly metrics: CallMetrics;
  readonly scheduler: FairScheduler;
}

const NONE = new Uint8Array();

/** The tools of a service as it serves them: runs them, and leaves one log line and one measurement a call. */
export function createToolHost({ tools, ephemeris, logger, metrics, scheduler }: ToolHostParts): ToolHost {
  let underWay = 0;

  const note = (
    { name = '', caller }: CallAsked,
    { family, outcome }: { readonly family: string; readonly outcome: ToolOutcome },
    started: number,
  ): void => {
    const durationMs = performance.now() - started;
    const traceparent = caller?.traceparent ?? '';
    const ending = endingOfCall(outcome);
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
    names: tools.names,
    get underWay() {
      return underWay;
    },
    begin(request, waiting, begun) {
      const { name = '', argumentsJson = NONE, caller, asText = false } = request;
      if (!tools.has(name)) return false;
      const started = performance.now();
      underWay += 1;
      const ended = metrics.began();
      const { requestId = '', toolsets = [], accountId = '', locale = '', testClockMs, nowMs } = caller ?? {};
      const turn = scheduler.begin(accountId, waiting.signal);
      const answer = async (): Promise<CallToolResponse> => {
        try {
          const now = testClockMs ?? nowMs ?? Date.now();
          const done = await traced(
            () => spanOf(request, started),
            async (span) => {
              const found = tools.find(name);
              const { family, run } = found instanceof Promise ? await found : found;
              const sky = ephemeris();
              const outcome = await run(argumentsJson, {
                ephemeris: sky instanceof Promise ? await sky : sky,
                now,
                clockStands: testClockMs !== undefined,
                ...waiting,
                nextTurn: turn.next,
                requestId,
                toolsets,
                asText,
                locale: locale === '' ? undefined : locale,
              });
              span?.set(endingOf(endingOfCall(outcome)));
              return { family, outcome };
            },
          );
          note(request, done, started);
          return answerOf(done.outcome);
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
    list: (knownHash) => tools.list(knownHash),
  };
  return host;
}

const endingOfCall = ({ isError, code }: ToolOutcome): string => (isError ? code : 'success');

const spanOf = ({ name = '', caller }: CallAsked, since: number): SpanParts => ({
  name: 'ToolService/CallTool',
  kind: 'server',
  since,
  parent: caller && { traceparent: caller.traceparent ?? '', tracestate: caller.tracestate ?? '' },
  attributes: { 'rpc.system.name': 'grpc', 'cuspal.tool': name, 'cuspal.request_id': caller?.requestId ?? '' },
});

const answerOf = (outcome: ToolOutcome): CallToolResponse => ({
  $typeName: 'cuspal.tool.v1.CallToolResponse',
  resultJson: resultBytes(outcome),
  metaJson: Buffer.from(outcome.metaJson),
  isError: outcome.isError,
  code: outcome.code,
  units: outcome.units,
  asText: outcome.asText,
});
