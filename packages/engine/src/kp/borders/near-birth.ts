import { normalize, separation } from '../../base/angles.ts';
import { requireHouses } from '../../chart/houses.ts';
import type { Chart } from '../../chart/chart.ts';
import { soughtPosition } from '../../search/position.ts';
import type { MovingSky } from '../../search/moving-sky.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { SIGN_ARCSEC } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Point } from '../../zodiac/point.ts';
import { subStart } from '../../zodiac/sub-table.ts';
import { signifiesAlike, useLevelsOf } from '../kernel/levels.ts';
import { movedChart } from './moved-chart.ts';

/** Within so long of a birth every body but the Moon goes straight on, to a millionth of a degree. */
const STRAIGHT_MS = 5 * 60_000;
/** Degrees north or south up to which cusps follow sidereal time evenly enough. */
const EVEN_LATITUDE = 60;
/** Degrees of sidereal time in a millisecond. */
const SIDEREAL_RATE = 360.985647 / DAY_MS;
/** Degrees from a border within which a place carried on from the birth does not say on which side it lies. */
const UNSURE = 2e-5;
const UNSURE_ARCSEC = UNSURE * 3600;

/**
 * The chart of a birth some minutes earlier or later, as `movedChart` makes it, at a fraction of the cost: only the
 * Moon, which sets the periods, is looked up, all else is carried on from the birth. Null where that is not sure to
 * give the same parts of the zodiac and the same houses.
 */
export function nearBirth(ephemeris: Ephemeris, chart: Chart, atMs: number): Chart | null {
  const { moment, frame, planets, ayanamsaTrue } = chart;
  if (Math.abs(atMs - moment.utcMs) > STRAIGHT_MS || Math.abs(moment.latitude) > EVEN_LATITUDE) return null;
  const sky: Pick<MovingSky, 'cusps' | 'longitude'> = {
    longitude: (planet, utcMs) => {
      if (planet === 'Moon') return soughtPosition(ephemeris, planet, jdFromUtcMs(utcMs), moment.ayanamsa).longitude;
      const { longitude, speed } = planets[planet];
      return normalize(longitude + (speed * (utcMs - moment.utcMs)) / DAY_MS);
    },
    cusps: (utcMs) => {
      const armc = requireHouses(chart).armc + SIDEREAL_RATE * (utcMs - moment.utcMs);
      const { cusps } = ephemeris.housesFromArmc(normalize(armc), moment.latitude, frame.obliquityTrue, 'P');
      return cusps.map((cusp) => normalize(cusp - ayanamsaTrue));
    },
  };
  const moved = movedChart(chart, sky, atMs);
  if (!isSure(moved)) return null;
  if (signifiesAlike(chart, moved)) useLevelsOf(moved, chart);
  return moved;
}

/** No planet is so near to a border of the zodiac or to a cusp, and no cusp to a border, that it may lie beyond. */
function isSure(chart: Chart): boolean {
  const { cusps } = requireHouses(chart);
  return (
    PLANETS.every((planet) => {
      const place = chart.planets[planet];
      return isInside(place) && cusps.every((cusp) => separation(cusp.longitude, place.longitude) > UNSURE);
    }) && cusps.every(isInside)
  );
}

/** Whether a place lies surely in its sub and its sign. */
function isInside({ longitude, subIndex }: Pick<Point, 'longitude' | 'subIndex'>): boolean {
  const arcsec = longitude * 3600;
  const fromSign = arcsec % SIGN_ARCSEC;
  return (
    arcsec - subStart(subIndex) > UNSURE_ARCSEC &&
    subStart(subIndex + 1) - arcsec > UNSURE_ARCSEC &&
    fromSign > UNSURE_ARCSEC &&
    SIGN_ARCSEC - fromSign > UNSURE_ARCSEC
  );
}
