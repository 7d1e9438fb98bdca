import { pino, type DestinationStream, type Logger } from 'pino';
import { maskedFault, withoutPersonalData } from './redaction.ts';

export type { Logger } from 'pino';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** JSON lines on stdout. Birth data, arguments and credentials are cut from every line by key; log faults of the tool path as `fault`. */
export function createLogger(service: string, level: LogLevel = 'info', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: withoutPersonalData },
    serializers: { fault: maskedFault },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What one call leaves behind: who asked for what, how long it took, how it ended. Never arguments. */
export interface CallRecord {
  readonly requestId: string;
  readonly traceId: string;
  readonly accountId: string;
  readonly tool: string;
  readonly durationMs: number;
  /** `success` or an error code. */
  readonly outcome: string;
  /** The error behind an internal_error. */
  readonly fault?: unknown;
}

/** The one line of a call; a warning when it is our fault. */
export function logCall(logger: Logger, call: CallRecord): void {
  const line = { ...call, durationMs: Math.round(call.durationMs * 100) / 100 };
  if (call.outcome === 'internal_error') logger.error(line, 'call');
  else logger.info(line, 'call');
}

/** Trace id of a W3C traceparent; empty when there is none. */
export const traceIdOf = (traceparent: string): string =>
  /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}/.test(traceparent) ? traceparent.slice(3, 35) : '';

/** Gives Nest the same logger. */
export function nestLogger(logger: Logger) {
  const write =
    (level: 'info' | 'error' | 'warn' | 'debug' | 'trace') =>
    (message: unknown): void =>
      logger[level](typeof message === 'string' ? message : String(message));
  return {
    log: write('info'),
    error: write('error'),
    warn: write('warn'),
    debug: write('debug'),
    verbose: write('trace'),
  };
}
