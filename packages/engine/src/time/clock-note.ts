import { parseCivil } from './civil.ts';
import type { BirthParameters } from './moment.ts';
import { printOffset } from './print.ts';
import { clockShowed } from './zone.ts';

/**
 * What to tell of a birth in a time zone whose clocks were changed just then (conventions §1): a clock that was put
 * back showed a time twice, one put forward left times out. Null where the time was shown once, and where the offset was given.
 */
export function clockNote(birth: BirthParameters, offsetMinutes: number): string | null {
  const { birth_datetime: text, time_zone: zone, utc_offset_minutes: given } = birth;
  if (zone === undefined || given !== undefined) return null;
  const shown = clockShowed(parseCivil(text, 'birth_datetime'), zone);
  if (shown === 'once') return null;
  const taken = printOffset(offsetMinutes);
  return shown === 'twice'
    ? `The clocks there showed this time twice; the earlier reading, ${taken}, is taken. For the later one send utc_offset_minutes and no time_zone.`
    : `The clocks there never showed this time: they were put forward over it. The offset after the change, ${taken}, is taken; ask for the time again.`;
}
