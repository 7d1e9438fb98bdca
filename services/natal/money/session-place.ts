import type { Moment } from '@cuspal/engine/time/moment';
import { type Place, placeSent } from '@cuspal/engine/time/place';
import type { Civil } from '@cuspal/engine/time/wall-clock';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printOffset } from '@cuspal/engine/time/print';
import { utcOffsetAt, zoneOffsetMinutes } from '@cuspal/engine/time/zone';
import { say } from './money.messages.ts';

interface SessionPlace {
  readonly session_latitude?: number | undefined;
  readonly session_longitude?: number | undefined;
  readonly session_utc_offset_minutes?: number | undefined;
  /** Zone of the birth place. */
  readonly time_zone?: string | undefined;
}

/** Where the session is held: the birth place, or another that was sent. */
export function placeOf(input: SessionPlace, birth: Moment, note: (sentence: string) => void): Place {
  const sent = placeSent({ latitude: input.session_latitude, longitude: input.session_longitude }, birth);
  if (sent !== null && input.session_utc_offset_minutes === undefined)
    note(say.sessionClock({ offset: printOffset(birth.offsetMinutes) }));
  return sent ?? { latitude: birth.latitude, longitude: birth.longitude };
}

/** The zone that tells the session's offset: that of the birth place, unless another place or an offset is given. */
const zoneOf = (input: SessionPlace): string | undefined =>
  input.session_latitude === undefined && input.session_longitude === undefined ? input.time_zone : undefined;

/** The clock of the session's place on its day. */
export function clockOn(input: SessionPlace, start: Civil, birth: Moment): LocalClock {
  return clockOf(input, birth, (zone) => zoneOffsetMinutes(start, zone));
}

/** The clock of the session's place at the moment of the call, for "today". */
export function clockNow(input: SessionPlace, now: number, birth: Moment): LocalClock {
  return clockOf(input, birth, (zone) => utcOffsetAt(now, zone));
}

function clockOf(input: SessionPlace, { offsetMinutes }: Moment, offsetIn: (zone: string) => number): LocalClock {
  const { session_utc_offset_minutes: own } = input;
  if (own !== undefined) return { offsetMinutes: own };
  const zone = zoneOf(input);
  return zone === undefined ? { offsetMinutes } : { offsetMinutes: offsetIn(zone), zone };
}
