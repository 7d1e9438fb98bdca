import { Counter, type Registry } from '@cuspal/telemetry';

/** Counts requests and connections that were turned away unread. */
export interface Refusals {
  /** `code`: the error code of the answer. */
  count(status: number, code: string): void;
  /** Counts a connection beyond those that may be open. */
  countDropped(): void;
}

/** Refusals without metrics. */
export const NOBODY: Refusals = { count() {}, countDropped() {} };

/** Requests by status and error code, both from short lists of ours. */
export function createRefusals(registry: Registry): Refusals {
  const refused = new Counter({
    name: 'cuspal_requests_refused_total',
    help: 'Requests turned away at the gate',
    labelNames: ['status', 'code'],
    registers: [registry],
  });
  const dropped = new Counter({
    name: 'cuspal_connections_dropped_total',
    help: 'Connections closed unread, because as many were open as may be',
    registers: [registry],
  });
  return {
    count: (status, code) => refused.inc({ status: String(status), code }),
    countDropped: () => dropped.inc(),
  };
}
