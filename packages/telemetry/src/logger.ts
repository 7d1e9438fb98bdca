import { pino, type DestinationStream, type Logger } from 'pino';
import { maskedFault, withoutPersonalData } from './redaction.ts';

export type { Logger } from 'pino';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Which calls leave a line: all, those alone that failed, or these and a share of the others. */
export type LoggedCalls = 'all' | 'errors' | number;

const loggedCalls = new WeakMap<Logger, LoggedCalls>();

/** JSON lines on stdout. Birth data, arguments and credentials are cut from every line by key; log faults of the tool path as `fault`. */
export function createLogger(
  service: string,
  level: LogLevel = 'info',
  { destination, calls = 'all' }: { readonly destination?: DestinationStream; readonly calls?: LoggedCalls } = {},
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: withoutPersonalData },
    serializers: { fault: maskedFault },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  if (calls !== 'all') loggedCalls.set(logger, calls);
  return logger;
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

/** The one line of a call, where its logger keeps one; an error when it is our fault. */
export function logCall(logger: Logger, call: CallRecord): void {
  if (call.outcome === 'success' && !isKept(loggedCalls.get(logger) ?? 'all', call.requestId)) return;
  const line = { ...call, durationMs: Math.round(call.durationMs * 100) / 100 };
  if (call.outcome === 'internal_error') logger.error(line, 'call');
  else logger.info(line, 'call');
}

/** A share goes by the request id, so that gateway and service keep the lines of the same calls. */
function isKept(calls: LoggedCalls, requestId: string): boolean {
  if (typeof calls === 'string') return calls === 'all';
  let hash = 0x811c9dc5;
  for (let at = 0; at < requestId.length; at += 1) hash = Math.imul(hash ^ requestId.charCodeAt(at), 0x01000193);
  // FNV-1a leaves ids that differ in their end alone close together; the last steps of MurmurHash3 spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 < calls;
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
