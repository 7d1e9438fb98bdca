import { buildChart } from '../../chart/build.ts';
import type { Moment } from '../../time/moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { rulingPlanetsOf } from './ruling-planets.ts';
import type { RulingPlanets } from './ruling-planets.ts';

export interface RulingPlanetsRow extends RulingPlanets {
  readonly utcMs: number;
  readonly sunriseFallback: boolean;
}

/** The ruling planets of several instants in order of time at one place; the sun is asked for once a day. */
export function* rulingPlanetsAlong(
  ephemeris: Ephemeris,
  place: Omit<Moment, 'utcMs' | 'jdUt'>,
  instants: readonly number[],
): Generator<RulingPlanetsRow, void> {
  let day: DayFrame | undefined;
  for (const utcMs of instants) {
    const chart = buildChart(ephemeris, { ...place, utcMs, jdUt: jdFromUtcMs(utcMs) });
    if (day === undefined || utcMs < day.sunriseMs || utcMs >= day.nextSunriseMs) {
      day = dayFrame(ephemeris, utcMs, place, place);
    }
    yield { utcMs, sunriseFallback: day.sunriseFallback, ...rulingPlanetsOf(chart, day.weekdayLord) };
  }
}
