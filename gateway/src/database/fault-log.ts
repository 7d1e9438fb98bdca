import { seldom, type Logger, type SeldomLog } from '@cuspal/telemetry';
import { isOutage } from './outage.ts';

export type FaultLog = Pick<SeldomLog, 'error'>;

const logs = new WeakMap<Logger, FaultLog>();

/**
 * For faults that may come with every request. An outage of the database or a full disk is a line a second, whoever
 * meets it; `during` says what the first one was about. Other faults are a line a second each.
 */
export function faultLog(logger: Logger): FaultLog {
  const known = logs.get(logger);
  if (known) return known;
  const lines = seldom(logger);
  const made: FaultLog = {
    error(line, message) {
      if (isOutage(line.fault)) lines.error({ ...line, during: message }, 'the database does not answer', 'outage');
      else lines.error(line, message);
    },
  };
  logs.set(logger, made);
  return made;
}
