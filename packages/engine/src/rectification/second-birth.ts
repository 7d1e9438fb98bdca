import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { requireHouses } from '../chart/houses.ts';
import { EngineError } from '../base/errors.ts';
import type { Ephemeris } from '../sky/port.ts';
import { clockOf } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import { DAY_MS } from '../time/julian.ts';
import { resolveBirth } from '../time/moment.ts';
import type { Moment } from '../time/moment.ts';
import { placeSent } from '../time/place.ts';
import type { Place } from '../time/place.ts';
import { say } from './rectification.messages.ts';

/** The other of two near-identical births, as callers send it. */
export interface SecondBirth {
  readonly second_birth_datetime: string;
  readonly second_latitude?: number | undefined;
  readonly second_longitude?: number | undefined;
  readonly second_utc_offset_minutes?: number | undefined;
}

/**
 * The chart of the second birth, by the clock and at the place of the first where its own are not sent. Throws
 * validation_failed for more than a day between the births, out_of_range inside the polar circles.
 */
export function secondBirthChart(ephemeris: Ephemeris, first: Chart, second: SecondBirth): Chart {
  requireHouses(first);
  const moment = secondMoment(first.moment, second);
  if (Math.abs(moment.utcMs - first.moment.utcMs) > DAY_MS) {
    throw new EngineError('validation_failed', say.notTwins(), 'second_birth_datetime');
  }
  const chart = buildChart(ephemeris, moment);
  requireHouses(chart, second.second_latitude === undefined ? 'latitude' : 'second_latitude');
  return chart;
}

function secondMoment(first: Moment, second: SecondBirth): Moment {
  const { latitude, longitude, zone, offsetMinutes } = secondPlace(first, second);
  try {
    return resolveBirth({
      birth_datetime: second.second_birth_datetime,
      latitude,
      longitude,
      ayanamsa: first.ayanamsa,
      ...(zone === undefined ? { utc_offset_minutes: offsetMinutes } : { time_zone: zone }),
    });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const message = error.message.replaceAll(/\b(birth_datetime|utc_offset_minutes)\b/g, 'second_$1');
    throw new EngineError(error.code, message, `second_${error.field ?? 'birth_datetime'}`);
  }
}

function secondPlace(first: Moment, second: SecondBirth): Place & LocalClock {
  const { second_latitude: latitude, second_longitude: longitude, second_utc_offset_minutes: offsetMinutes } = second;
  const place = placeSent({ latitude, longitude }, first) ?? first;
  const clock = offsetMinutes === undefined ? clockOf(first) : { offsetMinutes };
  return { latitude: place.latitude, longitude: place.longitude, ...clock };
}
