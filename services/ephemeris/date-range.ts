import type { Interval } from '@cuspal/engine/base/intervals';
import { EngineError } from '@cuspal/engine/base/errors';
import { DAY_MS } from '@cuspal/engine/time/julian';

/** The dates of a range as they were sent. */
interface Sent {
  readonly start_date: string;
  readonly end_date: string;
}

/** Refuses a range that does not end after its start, or is longer than so many days, which `told` says in words. */
export function checkDateRange(
  { start_date, end_date }: Sent,
  { startMs, endMs }: Interval,
  most: { readonly days: number; readonly told: string },
): void {
  if (endMs <= startMs) throw refused(`end_date ${end_date} is not after start_date ${start_date}. Send a later end.`);
  // Half a day more, for clocks put back between the two.
  if (endMs - startMs > (most.days + 0.5) * DAY_MS)
    throw refused(
      `The range from ${start_date} to ${end_date} is longer than ${most.told}. Send an end_date at most ${most.told} after start_date.`,
    );
}

const refused = (message: string): EngineError => new EngineError('validation_failed', message, 'end_date');
