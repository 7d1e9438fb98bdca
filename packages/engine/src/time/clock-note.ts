import type { Moment } from './moment.ts';
import { printOffset } from './print.ts';

/**
 * What to tell of a birth in a time zone whose clocks were changed just then (docs/api.md#dates-and-clocks): a clock
 * that was put back showed a time twice, one put forward left times out. Null where nothing need be said.
 */
export function clockNote({ clock, offsetMinutes }: Pick<Moment, 'clock' | 'offsetMinutes'>): string | null {
  if (clock === undefined) return null;
  const taken = printOffset(offsetMinutes);
  return clock === 'twice'
    ? `The clocks there showed this time twice, and the earlier reading, ${taken}, is taken. For the later one send utc_offset_minutes and no time_zone.`
    : `The clocks there never showed this time, because they were put forward over it. The offset after the change, ${taken}, is taken, but the time should be asked for again.`;
}
