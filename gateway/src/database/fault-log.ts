import { throttledLog, type Logger, type ThrottledLog } from '@cuspal/telemetry';
import { isOutage } from './outage.ts';

export type FaultLog = Pick<ThrottledLog, 'error'>;

const logs = new WeakMap<Logger, FaultLog>();

/**
 * Log of faults that may come with every request. All faults of an outage or a full disk share one line a second, and
 * `during` says what the first of them was about. Other faults get a line a second each.
 */
export function faultLog(logger: Logger): FaultLog {
  const known = logs.get(logger);
  if (known) return known;
  const lines = throttledLog(logger);
  const made: FaultLog = {
    error(line, message) {
      if (isOutage(line.fault)) lines.error({ ...line, during: message }, 'the database does not answer', 'outage');
      else lines.error(line, message);
    },
  };
  logs.set(logger, made);
  return made;
}
