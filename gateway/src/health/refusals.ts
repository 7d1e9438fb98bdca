import { Counter, type Registry } from '@cuspal/telemetry';

/** Requests that were turned away before anything was read of them. */
export interface Refusals {
  /** `code`: the error code of the answer. */
  count(status: number, code: string): void;
}

/** Where nobody counts. */
export const NOBODY: Refusals = { count() {} };

/** By status and error code, both from short lists of ours. */
export function createRefusals(registry: Registry): Refusals {
  const refused = new Counter({
    name: 'cuspal_requests_refused_total',
    help: 'Requests turned away at the gate',
    labelNames: ['status', 'code'],
    registers: [registry],
  });
  return { count: (status, code) => refused.inc({ status: String(status), code }) };
}
