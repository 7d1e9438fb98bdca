import type { Interval } from '@cuspal/engine/base/intervals';
import { EngineError } from '@cuspal/engine/base/errors';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { say as fault } from './faults.messages.ts';

/** The dates of a range as they were sent. */
interface Sent {
  readonly start_date: string;
  readonly end_date: string;
}

/** Refuses a range that does not end after its start, or is longer than so many days, which the fault may tell in years. */
export function checkDateRange(
  { start_date, end_date }: Sent,
  { startMs, endMs }: Interval,
  most: { readonly days: number; readonly years?: number },
): void {
  if (endMs <= startMs) throw refused(fault.rangeEndsFirst({ end: end_date, start: start_date }));
  // Half a day more, for clocks put back between the two.
  if (endMs - startMs > (most.days + 0.5) * DAY_MS)
    throw refused(
      fault.rangeTooLong({
        start: start_date,
        end: end_date,
        most: most.years ?? most.days,
        unit: most.years === undefined ? 'DAYS' : 'YEARS',
      }),
    );
}

const refused = (message: string): EngineError => new EngineError('validation_failed', message, 'end_date');
