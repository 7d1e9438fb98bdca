import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../sky/port.ts';
import { starName } from '../zodiac/lords.ts';
import type { Star } from '../zodiac/names.ts';
import { dayFrame } from './day-frame.ts';
import type { DayFrame } from './day-frame.ts';
import { elongation, karanaAt, tithiAt, WEEKDAYS, yogaAt } from './limbs.ts';
import type { Karana, Tithi, Weekday, Yoga } from './limbs.ts';

/** The five limbs at the moment of a chart and its Vedic day. */
export interface BirthPanchanga {
  readonly day: DayFrame;
  readonly weekday: Weekday;
  readonly tithi: Tithi;
  readonly nakshatra: Star;
  readonly yoga: Yoga;
  readonly karana: Karana;
}

/** Weekday from sunrise, tithi, star, yoga and karana of a chart (R32.1). */
export function birthPanchanga(ephemeris: Ephemeris, chart: Chart): BirthPanchanga {
  const { moment, planets } = chart;
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
  const ahead = elongation(planets.Sun.longitude, planets.Moon.longitude);
  return {
    day,
    weekday: WEEKDAYS[day.weekday] ?? 'Sunday',
    tithi: tithiAt(ahead),
    nakshatra: starName(planets.Moon.starIndex),
    yoga: yogaAt(planets.Sun.longitude, planets.Moon.longitude),
    karana: karanaAt(ahead),
  };
}
