import { parseCivil } from '../time/civil.ts';
import { instantReaching, instantShowing, offsetAt } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import type { Moment } from '../time/moment.ts';
import { placeSent } from '../time/place.ts';
import { printOffset } from '../time/print.ts';
import { requireOneClock, sentClock } from '../time/sent-clock.ts';
import { civilToUtcMs, wallMs } from '../time/wall-clock.ts';
import type { ScanPlace } from './timeline.ts';
import { say } from './election.messages.ts';

/** Where the event takes place and what its clock shows, as callers send it. */
export interface EventPlaceArguments {
  readonly event_latitude?: number | undefined;
  readonly event_longitude?: number | undefined;
  readonly event_utc_offset_minutes?: number | undefined;
  readonly event_time_zone?: string | undefined;
}

/** The event place with its clock. */
export interface EventPlace extends ScanPlace {
  /** The argument that held the latitude. */
  readonly latitudeField: 'latitude' | 'event_latitude';
  /** Elsewhere than at birth, and yet on the clock of the birth, because no other was sent. */
  readonly clockOfBirth: boolean;
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

/**
 * Place and clock of the event: the birth place where none is sent; the clock of `event_time_zone`, else of
 * `event_utc_offset_minutes`, else without an event place of the birth zone, else of the birth offset. Zone and offset
 * that disagree at `atMs` are refused.
 */
function eventPlace(sent: EventPlaceArguments, birth: Moment, atMs: number): EventPlace {
  const own = placeSent({ latitude: sent.event_latitude, longitude: sent.event_longitude }, birth);
  const { clock, ofBirth } = eventClock(sent, birth, own !== null);
  requireOneClock(clockSent(sent), atMs, 'SCAN', EVENT_CLOCK);
  const { latitude, longitude } = own ?? birth;
  return {
    latitude,
    longitude,
    ...clock,
    ayanamsa: birth.ayanamsa,
    latitudeField: sent.event_latitude === undefined ? 'latitude' : 'event_latitude',
    clockOfBirth: own !== null && ofBirth,
    notes: own !== null && ofBirth ? [say.birthOffsetUsed({ offset: printOffset(birth.offsetMinutes) })] : [],
  };
}

const clockSent = (sent: EventPlaceArguments) => ({
  zone: sent.event_time_zone,
  offset: sent.event_utc_offset_minutes,
});

function eventClock(
  sent: EventPlaceArguments,
  birth: Moment,
  elsewhere: boolean,
): { readonly clock: LocalClock; readonly ofBirth: boolean } {
  const own = sentClock(clockSent(sent), EVENT_CLOCK);
  if (own !== undefined) return { clock: { ...own, offsetMinutes: offsetAt(own, birth.utcMs) }, ofBirth: false };
  if (!elsewhere && birth.zone !== undefined) {
    return { clock: { offsetMinutes: birth.offsetMinutes, zone: birth.zone }, ofBirth: false };
  }
  return { clock: { offsetMinutes: birth.offsetMinutes }, ofBirth: true };
}

const EVENT_CLOCK = { zone: 'event_time_zone', offset: 'event_utc_offset_minutes' };

/** The first instant of a scan: now, or what was sent, by the event clock where it has no suffix; a date is its beginning. */
function scanStart(text: string | undefined, clock: LocalClock, now: number): number {
  if (text === undefined) return now;
  const civil = parseCivil(text, 'scan_start');
  if (civil.offsetMinutes !== undefined) return civilToUtcMs(civil, civil.offsetMinutes);
  return civil.dateOnly ? instantReaching(wallMs(civil), clock) : instantShowing(wallMs(civil), clock);
}

/** Place and first instant together: which zone and offset agree is asked at that instant. */
export function placeAndStart(
  sent: EventPlaceArguments & { readonly scan_start?: string | undefined },
  birth: Moment,
  now: number,
): { readonly place: EventPlace; readonly startMs: number } {
  const zoneAlone = sent.event_time_zone === undefined ? sent : { ...sent, event_utc_offset_minutes: undefined };
  const startMs = scanStart(sent.scan_start, eventPlace(zoneAlone, birth, now), now);
  const place = eventPlace(sent, birth, startMs);
  return { place: { ...place, offsetMinutes: offsetAt(place, startMs) }, startMs };
}
