import { traced, type TraceContext } from '@cuspal/telemetry';

/** Runs a gRPC call in a span of its own, where tracing is on; `call` gets its place in the trace. */
export const inClientSpan = <Response>(
  service: 'ToolService' | 'PlaceService',
  method: string,
  call: (place: TraceContext | undefined) => Promise<Response>,
): Promise<Response> =>
  traced(
    () => ({
      name: `${service}/${method}`,
      kind: 'client',
      attributes: { 'rpc.system.name': 'grpc', 'rpc.method': `${service}/${method}` },
    }),
    (span) => call(span && { traceparent: span.traceparent, tracestate: span.tracestate }),
  );
