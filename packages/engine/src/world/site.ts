import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../sky/port.ts';
import { offsetAt } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import type { Place } from '../time/place.ts';
import type { Ayanamsa } from '../zodiac/names.ts';

/** A place for which charts of the sky are cast, with its clock. */
export interface Site extends Place, LocalClock {
  readonly ayanamsa: Ayanamsa;
}

/** The chart of an instant at a site. */
export const chartAt = (
  ephemeris: Ephemeris,
  { latitude, longitude, ayanamsa, ...clock }: Site,
  utcMs: number,
): Chart =>
  buildChart(ephemeris, {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude,
    longitude,
    ayanamsa,
    offsetMinutes: offsetAt(clock, utcMs),
    zone: clock.zone,
  });
