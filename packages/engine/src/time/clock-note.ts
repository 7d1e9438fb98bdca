import type { Moment } from './moment.ts';
import { printOffset } from './print.ts';

const TO_SAY = {
  twice: (taken: string) =>
    `The clocks there showed this time twice, and the earlier reading, ${taken}, is taken. For the later one send utc_offset_minutes and no time_zone.`,
  never: (taken: string) =>
    `The clocks there never showed this time, because they were put forward over it. The offset after the change, ${taken}, is taken, but the time should be asked for again.`,
  borrowed: (taken: string) =>
    `For that year the zone data hold the clock of another place in the same zone, so the offset ${taken} may be wrong. Ask which offset was in force, and send it as utc_offset_minutes with no time_zone.`,
};

/**
 * What to tell of a birth in a time zone whose clocks were changed just then (conventions §1): a clock that was put
 * back showed a time twice, one put forward left times out. Likewise of a clock that is that of another place. Null
 * where nothing need be said.
 */
export const clockNote = ({ clock, offsetMinutes }: Pick<Moment, 'clock' | 'offsetMinutes'>): string | null =>
  clock === undefined ? null : TO_SAY[clock](printOffset(offsetMinutes));
