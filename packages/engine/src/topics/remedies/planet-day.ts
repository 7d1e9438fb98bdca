import type { Chart } from '../../chart/chart.ts';
import { LAST_JD } from '../../time/known-span.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { dayFrame, WEEKDAY_LORDS } from '../../almanac/day-frame.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { horasOf } from '../../almanac/hora.ts';
import { WEEKDAYS } from '../../almanac/limbs.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { GEMS } from './gems.ts';

/** Index of a planet's day, 0 = Sunday; the nodes share the days of Saturn and Mars. */
const weekdayOfPlanet = (planet: Planet): number => WEEKDAYS.indexOf(GEMS[planet].day);

/** Days of ephemeris that the frame of a day needs after it. */
const FRAME_DAYS = 3;
/** Surely between a sunrise and the next. */
const MORNING_MS = DAY_MS / 8;

/** The Vedic days of a planet at the birth place that are not over at an instant, as far as the ephemeris reaches. */
function* planetDays(ephemeris: Ephemeris, chart: Chart, planet: Planet, fromMs: number): Generator<DayFrame, void> {
  const { moment } = chart;
  const weekday = weekdayOfPlanet(planet);
  for (let atMs = fromMs; jdFromUtcMs(atMs) + FRAME_DAYS < LAST_JD;) {
    const frame = dayFrame(ephemeris, atMs, moment, moment);
    const ahead = (weekday - frame.weekday + 7) % 7;
    if (ahead === 0) yield frame;
    atMs = ahead === 1 ? frame.nextSunriseMs : frame.sunriseMs + (ahead || 7) * DAY_MS + MORNING_MS;
  }
}

/** An hour of a planet on its own day. */
export interface PlanetHora extends Interval, Pick<DayFrame, 'sunriseFallback'> {}

/**
 * A planet's first own hora on its own day that begins at or after an instant, at the birth place; null past 2399
 * (R32.4). In polar day or night it follows local mean time and says so (R1.6).
 */
export function nextPlanetHora(ephemeris: Ephemeris, chart: Chart, planet: Planet, fromMs: number): PlanetHora | null {
  for (const frame of planetDays(ephemeris, chart, planet, fromMs)) {
    const lord: Graha | undefined = WEEKDAY_LORDS[frame.weekday];
    const found = horasOf(frame, frame.weekdayLord).find((hora) => hora.startMs >= fromMs && hora.lord === lord);
    if (found !== undefined)
      return { startMs: found.startMs, endMs: found.endMs, sunriseFallback: frame.sunriseFallback };
  }
  return null;
}

/** The next day of a planet at the birth place whose sunrise is not past at an instant; null past 2399. */
export function nextPlanetSunrise(ephemeris: Ephemeris, chart: Chart, planet: Planet, fromMs: number): DayFrame | null {
  for (const frame of planetDays(ephemeris, chart, planet, fromMs)) if (frame.sunriseMs >= fromMs) return frame;
  return null;
}
