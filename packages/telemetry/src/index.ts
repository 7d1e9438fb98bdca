export {
  asSetBy,
  ConfigurationError,
  describeVariables,
  hostVariable,
  integerVariable,
  portVariable,
  readEnvironment,
} from './environment.ts';
export type { VariableDescription } from './environment.ts';
export { createLogger, LOG_LEVELS, logCall, nestLogger, traceIdOf } from './logger.ts';
export type { CallRecord, Logger, LogLevel } from './logger.ts';
export { Counter, createCallMetrics, createRegistry, Gauge, Histogram, listenMetrics } from './metrics.ts';
export type { CallMetrics, MetricsListener, Registry } from './metrics.ts';
export { maskedFault, withoutPersonalData } from './redaction.ts';
export { seldom } from './seldom.ts';
export type { SeldomLog } from './seldom.ts';
