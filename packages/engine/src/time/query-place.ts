import { clockOf } from './clock.ts';
import type { LocalClock } from './clock.ts';
import type { Moment } from './moment.ts';
import type { Place } from './place.ts';
import { EngineError } from '../base/errors.ts';

/** A place of judgment as callers send it. */
export interface QueryPlace {
  readonly query_latitude?: number | undefined;
  readonly query_longitude?: number | undefined;
  readonly query_utc_offset_minutes?: number | undefined;
}

/** A place asked about with its clock, and what of it the call sent. */
export interface DayPlace extends Place, LocalClock {
  readonly placed: boolean;
  readonly clocked: boolean;
}

/**
 * The place of a person's day, by default that of the birth: latitude and longitude come together, and without an
 * offset the clock of the birth is kept. Error validation_failed names what is missing.
 */
export function resolveDayPlace(query: QueryPlace, birth: Moment): DayPlace {
  const { query_latitude: latitude, query_longitude: longitude, query_utc_offset_minutes: offsetMinutes } = query;
  const clock = offsetMinutes === undefined ? clockOf(birth) : { offsetMinutes };
  const clocked = offsetMinutes !== undefined;
  if (latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, ...clock, placed: true, clocked };
  if (latitude === undefined && longitude === undefined)
    return { latitude: birth.latitude, longitude: birth.longitude, ...clock, placed: false, clocked };
  const missing = latitude === undefined ? 'query_latitude' : 'query_longitude';
  throw new EngineError(
    'validation_failed',
    `${missing} is missing. Send query_latitude and query_longitude together, or neither for the birth place.`,
    missing,
  );
}

/**
 * The place of judgment, by default that of the birth. It is given whole or not at all: error validation_failed names
 * what is missing.
 */
export function resolveQueryPlace(query: QueryPlace, birth: Moment): Place & LocalClock {
  const { query_latitude: latitude, query_longitude: longitude, query_utc_offset_minutes: offsetMinutes } = query;
  if (latitude !== undefined && longitude !== undefined && offsetMinutes !== undefined) {
    return { latitude, longitude, offsetMinutes };
  }
  const parts = { query_latitude: latitude, query_longitude: longitude, query_utc_offset_minutes: offsetMinutes };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 3) {
    return { latitude: birth.latitude, longitude: birth.longitude, ...clockOf(birth) };
  }
  throw new EngineError(
    'validation_failed',
    `The place of the question is not complete: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. Send query_latitude, query_longitude and query_utc_offset_minutes together, or none of them for the birth place.`,
    missing[0],
  );
}
