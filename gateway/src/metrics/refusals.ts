import { Counter, type Registry } from '@cuspal/telemetry/metrics';

/** Counts requests and connections that were turned away unread. */
export interface Refusals {
  /** `code`: the error code of the answer. */
  count(status: number, code: string): void;
  /** Counts a connection beyond those that may be open. */
  countDropped(): void;
  /** Counts a message beyond those of the hour. */
  countMail(): void;
}

/** Refusals without metrics. */
export const NOBODY: Refusals = { count() {}, countDropped() {}, countMail() {} };

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
  const mail = new Counter({
    name: 'cuspal_mail_refused_total',
    help: 'Sign-in codes not sent, because as many messages had gone out as may in an hour',
    registers: [registry],
  });
  return {
    count: (status, code) => refused.inc({ status: String(status), code }),
    countDropped: () => dropped.inc(),
    countMail: () => mail.inc(),
  };
}
