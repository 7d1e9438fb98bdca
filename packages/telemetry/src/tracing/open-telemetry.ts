import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  createTraceState,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as ApiSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { VERSION } from '../version.ts';
import type { OpenSpan, Span, SpanAttributes, SpanParts, TraceContext, Tracing } from './spans.ts';
import type { TracingSettings } from './variables.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Spans of one process, sent in batches to the collector. `onFault` hears when they cannot be sent. */
export function openTracing(
  process: string,
  settings: NonNullable<TracingSettings>,
  onFault: (fault: unknown) => void,
): Tracing {
  const say = (message: unknown): void => onFault(new Error(String(message)));
  diag.setLogger({ error: say, warn() {}, info() {}, debug() {}, verbose() {} }, DiagLogLevel.ERROR);
  const url = `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = settings.protocol === 'http/json' ? new JsonExporter({ url }) : new ProtobufExporter({ url });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.version': VERSION, 'service.instance.id': randomUUID() })
      // OTEL_RESOURCE_ATTRIBUTES may name the instance as its operator does, such as by its pod.
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
      .merge(
        resourceFromAttributes({
          'service.name': settings.serviceName ?? `cuspal-${process}`,
          'service.namespace': 'cuspal',
          'cuspal.process': process,
        }),
      ),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('cuspal');
  const present = new AsyncLocalStorage<Context>();
  const begin = ({ name, kind, parent, since, attributes = {} }: SpanParts): ApiSpan =>
    tracer.startSpan(
      name,
      {
        kind: KINDS[kind],
        attributes: { ...attributes },
        ...(since !== undefined && { startTime: performance.timeOrigin + since }),
      },
      contextOf(parent) ?? present.getStore() ?? ROOT_CONTEXT,
    );
  return {
    within(parts, work) {
      const span = begin(parts);
      return present.run(trace.setSpan(ROOT_CONTEXT, span), async () => {
        try {
          const result = await work(shown(span));
          span.end();
          return result;
        } catch (fault) {
          endFailed(span, fault);
          throw fault;
        }
      });
    },
    open(parts): OpenSpan | undefined {
      if (present.getStore() === undefined) return undefined;
      const span = begin(parts);
      return { end: (fault) => (fault === undefined ? span.end() : endFailed(span, fault)) };
    },
    current() {
      const context = present.getStore();
      const span = context && trace.getSpan(context);
      return span && shown(span);
    },
    keep: () => {
      const context = present.getStore();
      return (work) => (context ? present.run(context, work) : present.exit(work));
    },
    outside: (work) => present.exit(work),
    close: () => provider.shutdown(),
  };
}

/** A fault is told by its type alone: its message may quote what somebody sent. */
function endFailed(span: ApiSpan, fault: unknown): void {
  span.setAttribute('error.type', fault instanceof Error ? fault.name : typeof fault);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function shown(span: ApiSpan): Span {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    tracestate: traceState?.serialize() ?? '',
    set(attributes: SpanAttributes) {
      span.setAttributes({ ...attributes });
      if (attributes['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/;

/** The place of another process; undefined where it has none. */
function contextOf(parent: TraceContext | undefined): Context | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent?.traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const tracestate = parent?.tracestate ?? '';
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
    ...(tracestate !== '' && { traceState: createTraceState(tracestate) }),
  });
}

/** The sampler of a standard name. */
function samplerOf({ sampler, share }: Pick<NonNullable<TracingSettings>, 'sampler' | 'share'>): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(share);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
  }
}
