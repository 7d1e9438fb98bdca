import { offsetAt } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import type { DayPlace } from '@cuspal/engine/time/query-place';
import getChoghadiyaToday from '../../ephemeris/almanac/get-choghadiya-today.tool.ts';
import getHoraToday from '../../ephemeris/almanac/get-hora-today.tool.ts';
import getPanchang from '../../ephemeris/almanac/get-panchang.tool.ts';
import getTaraBala from '../../ephemeris/almanac/get-tara-bala.tool.ts';
import getRulingPlanets from '../../dasha/timing/get-ruling-planets.tool.ts';
import getSmartCurrentDasha from '../../dasha/timing/get-smart-current-dasha.tool.ts';
import getMoonTransit from '../../dasha/transit/get-moon-transit.tool.ts';
import getSublordChanges from '../../dasha/transit/get-sublord-changes.tool.ts';
import getTransitAnalysis from '../../dasha/transit/get-transit-analysis.tool.ts';
import { member } from './composite-runner.ts';

/** The members of a person's day, in their order. */
export const DASHA = member(
  getSmartCurrentDasha,
  'levels{level lord{planet} startDate endDate daysLeft} next[2] housesActivated activeEvents age setAside setAsideMore overlapWithRp sandhi',
);
/** `subSlotOnly` tells which of them count as ruling planets. */
export const RULING = member(getRulingPlanets, 'slots ranked{planet rank status subSlotOnly} nextChange');
export const MOON = member(getMoonTransit, '*');
export const TRANSITS = member(
  getTransitAnalysis,
  'planets{planet sign starLord subLord natalHouse retrograde} contacts[5] rules',
);
export const CHANGES = member(getSublordChanges, 'planets');
export const TARA = member(getTaraBala, 'birthStar current nextGood');
export const PANCHANG = member(
  getPanchang,
  'weekday tithi{name paksha end} nakshatra{name pada end} yoga{name quality end} karana{name isVishti end} sunrise sunset rahuKaal yamagandaKaal gulikaiKaal abhijit varjyam amritaKala flags',
);
export const HORA = member(getHoraToday, 'weekdayLord currentHora');
export const CHOGHADIYA = member(getChoghadiyaToday, 'currentPeriod nextAuspicious');

interface SentClock {
  readonly utc_offset_minutes?: number | undefined;
  readonly time_zone?: string | undefined;
}

/**
 * What the members are sent beyond the birth: the moment as a text that no clock can misread, and where the call named
 * a place or clock of the day, that in place of the birth's.
 */
export function todayArguments(place: DayPlace, utcMs: number, sent: SentClock) {
  const offset = offsetAt(place, utcMs);
  // Offsets are printed in whole minutes, so odd seconds have to go first.
  const moment = printInstant(utcMs, { offsetMinutes: Math.round(offset) });
  const { latitude, longitude } = place;
  const clock = clockArguments(place, sent);
  const own =
    place.placed || place.clocked
      ? { query_latitude: latitude, query_longitude: longitude, query_utc_offset_minutes: offset }
      : {};
  return {
    atBirth: { query_datetime: moment },
    dasha: { query_date: moment },
    sky: { query_datetime: moment, ...clock },
    ruling: { query_datetime: moment, ...own },
    tara: { query_date: moment, ...own },
    almanac: { query_date: moment, ...(place.placed && { latitude, longitude }), ...clock },
  };
}

/** One clock, never two: offset and zone of a birth agree at birth, and may not at another moment. */
function clockArguments({ clocked, offsetMinutes }: DayPlace, { utc_offset_minutes, time_zone }: SentClock) {
  if (clocked) return { utc_offset_minutes: offsetMinutes, ...(time_zone !== undefined && { time_zone: null }) };
  return time_zone !== undefined && utc_offset_minutes !== undefined ? { utc_offset_minutes: null } : {};
}
