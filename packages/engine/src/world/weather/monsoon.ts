import { named } from '@cuspal/speech';
import { WEEKDAYS, tithiAt, tithiTitle, yogaAt, elongation } from '../../almanac/limbs.ts';
import type { Weekday } from '../../almanac/limbs.ts';
import { dayFrame, WEEKDAY_LORDS, weekdayOf } from '../../almanac/day-frame.ts';
import { EngineError } from '../../base/errors.ts';
import type { Chart } from '../../chart/chart.ts';
import { isByDay } from '../../dasha/birth-light.ts';
import { isKendra, wholeSignHouse } from '../../parashari/base/frame.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { Place } from '../../time/place.ts';
import { elementOf } from '../../zodiac/sign-attributes.ts';
import type { Element } from '../../zodiac/sign-attributes.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Ayanamsa, Graha } from '../../zodiac/names.ts';
import { sunAtPoints } from '../sun-points.ts';
import type { Contribution } from './channels.ts';
import { RAIN_GIVERS } from './weather-values.ts';
import { say } from './weather.messages.ts';

/** Where Ardra begins, sidereal degrees. */
const ARDRA = 200 / 3;
/** Months, counted from 0, in which the Sun enters it in the centuries of the ephemeris. */
const [JUNE, AUGUST] = [5, 7];

/** The instant of a year at which the Sun enters Ardra (R35.1). */
export function ardraIngress(ephemeris: Ephemeris, year: number, ayanamsa: Ayanamsa): number {
  const span = { startMs: Date.UTC(year, JUNE, 1), endMs: Date.UTC(year, AUGUST, 1) };
  const [found] = sunAtPoints(ephemeris, [ARDRA], span, ayanamsa);
  if (found === undefined) throw new EngineError('internal_error', `The Sun enters no Ardra in ${year}.`);
  return found.utcMs;
}

/** What the almanacs look at when the Sun enters Ardra. */
export interface IngressDay {
  readonly weekday: Weekday;
  readonly weekdayLord: Graha;
  readonly night: boolean;
  readonly tithi: string;
  readonly yoga: ReturnType<typeof yogaAt>['name'];
  /** The Sun does not both rise and set: the weekday is that of the calendar. */
  readonly civilWeekday: boolean;
}

/** Weekday from sunrise, tithi, yoga and light of the moment of a chart. */
export function ingressDay(ephemeris: Ephemeris, chart: Chart): IngressDay {
  const { moment, planets } = chart;
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
  const weekday = day.sunriseFallback ? weekdayOf(moment.utcMs, moment) : day.weekday;
  return {
    weekday: WEEKDAYS[weekday] ?? 'Sunday',
    weekdayLord: WEEKDAY_LORDS[weekday] ?? 'Sun',
    night: day.sunriseFallback ? !isByDay(ephemeris, moment) : !day.dayBirth,
    tithi: tithiTitle(tithiAt(elongation(planets.Sun.longitude, planets.Moon.longitude))),
    yoga: yogaAt(planets.Sun.longitude, planets.Moon.longitude).name,
    civilWeekday: day.sunriseFallback,
  };
}

const WEEKDAY_POINTS: Readonly<Record<Graha, number>> = {
  Sun: -6,
  Moon: 8,
  Mars: -8,
  Mercury: 0,
  Jupiter: 6,
  Venus: 8,
  Saturn: -6,
};
const MERCURY_WIND = 6;
const RISING_POINTS: Readonly<Record<Element, number>> = { water: 6, earth: 1, air: 0, fire: -5 };

/** What the day and the angles of the ingress add: directions by the custom of almanacs, points ours ([K]). */
export function ingressFactors(chart: Chart, { weekday, weekdayLord, night }: IngressDay): readonly Contribution[] {
  const { Moon } = chart.planets;
  const rising = chart.ascendant.signIndex;
  const angular = (planet: Graha): boolean => isKendra(wholeSignHouse(chart, planet));
  const inFourth = (['Mars', 'Saturn'] as const).filter((planet) => wholeSignHouse(chart, planet) === 4);
  return [
    rain(named(weekday), WEEKDAY_POINTS[weekdayLord], weekdayLord === 'Mercury' ? MERCURY_WIND : 0),
    rain(say.ingressByNight({ night }), night ? 4 : -2),
    rain(say.signRisingAtIngress({ sign: signName(rising) }), RISING_POINTS[elementOf(rising)]),
    ...(elementOf(Moon.signIndex) === 'water' ? [rain(say.moonInWater(), 5)] : []),
    ...(angular('Moon') ? [rain(say.inAngle({ planet: 'Moon' }), 3)] : []),
    ...RAIN_GIVERS.filter(angular).map((planet) => rain(say.inAngle({ planet }), 2)),
    ...(inFourth.length > 0 ? [rain(say.inFourthSign({ planets: inFourth }), -4)] : []),
    rain(say.monsoonBaseline(), -5),
  ];
}

const rain = (factor: string, precip: number, wind = 0): Contribution => ({
  factor,
  values: { temp: 0, precip, wind },
});

/** Degrees north and south, and east, of the lands of the monsoon. */
const BELT = 35;
const [WEST_END, EAST_END] = [60, 150];

export const inMonsoonRegion = ({ latitude, longitude }: Place): boolean =>
  Math.abs(latitude) <= BELT && longitude >= WEST_END && longitude <= EAST_END;
