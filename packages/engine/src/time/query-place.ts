import { clockOf } from './clock.ts';
import type { LocalClock } from './clock.ts';
import type { Moment } from './moment.ts';
import { placeSent } from './place.ts';
import type { Place } from './place.ts';

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

/** The place of judgment and its clock: latitude, longitude and offset are each that of the birth unless sent. */
export function resolveQueryPlace(query: QueryPlace, birth: Moment): Place & LocalClock {
  const { query_latitude: latitude, query_longitude: longitude, query_utc_offset_minutes: offsetMinutes } = query;
  const place = placeSent({ latitude, longitude }, birth) ?? birth;
  const clock = offsetMinutes === undefined ? clockOf(birth) : { offsetMinutes };
  return { latitude: place.latitude, longitude: place.longitude, ...clock };
}

/** The same for the place of a person's day. */
export const resolveDayPlace = (query: QueryPlace, birth: Moment): DayPlace => ({
  ...resolveQueryPlace(query, birth),
  placed: query.query_latitude !== undefined || query.query_longitude !== undefined,
  clocked: query.query_utc_offset_minutes !== undefined,
});
