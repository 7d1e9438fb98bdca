export { collectGarbage } from './collect-garbage.ts';
export { giveBackWhenQuiet } from './give-back.ts';
export {
  asSetBy,
  ConfigurationError,
  describeVariables,
  hostVariable,
  integerVariable,
  isSecret,
  logCallsVariable,
  portVariable,
  readEnvironment,
} from './environment.ts';
export type { VariableDescription } from './environment.ts';
export { GRPC_TLS_NAMES, GRPC_TLS_VARIABLES, grpcTlsPaths, grpcTlsReports } from './grpc-tls.ts';
export { createLogger, LOG_LEVELS, logCall, nestLogger, traceIdOf } from './logger.ts';
export type { CallRecord, LoggedCalls, Logger, LogLevel } from './logger.ts';
// What measures, with its library, is loaded from `@cuspal/telemetry/metrics`: the command of one process has no need of it.
export type { CallMetrics, MeasuredCall, MetricsListener, Registry } from './metrics.ts';
export type { MetricsText } from './read-metrics.ts';
export { maskedFault, withoutPersonalData } from './redaction.ts';
export { commaSeparated, grpcSecrets, strong, weaknessOf, weaknessOfKey } from './secrets.ts';
export { throttledLog } from './throttled-log.ts';
export type { ThrottledLog } from './throttled-log.ts';
export { currentSpan, endingOf, keptSpan, openSpan, outsideSpans, traced, useTracing } from './tracing/spans.ts';
export type { OpenSpan, Span, SpanAttributes, SpanParts, TraceContext, Tracing } from './tracing/spans.ts';
export { TRACING_VARIABLES, tracingSettings } from './tracing/variables.ts';
export type { TracingSettings } from './tracing/variables.ts';
export { VERSION } from './version.ts';
