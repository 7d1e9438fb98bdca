import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { normalize } from '../base/angles.ts';

/** Unix milliseconds in which the Moon is between two longitudes. */
export interface MoonStay {
  readonly startMs: number;
  readonly endMs: number;
}

const STAR_DEGREES = 360 / 27;
const PADA_DEGREES = STAR_DEGREES / 4;
/** The slowest Moon leaves a star after 1.14 days. */
const LONGEST_STAY_DAYS = 1.3;

/** When the Moon of a chart entered and leaves its star and its pada, to a second (kernel F2). */
export function moonStays(ephemeris: Ephemeris, chart: Chart): { readonly star: MoonStay; readonly pada: MoonStay } {
  const { jdUt, ayanamsa } = chart.moment;
  const { starIndex, pada } = chart.planets.Moon;
  const starStart = starIndex * STAR_DEGREES;
  const padaStart = starStart + (pada - 1) * PADA_DEGREES;
  const borders = {
    starStart,
    starEnd: normalize(starStart + STAR_DEGREES),
    padaStart,
    padaEnd: normalize(padaStart + PADA_DEGREES),
  };
  const passed = longitudeCrossings(
    ephemeris,
    'Moon',
    ayanamsa,
    [...new Set(Object.values(borders))],
    jdUt - LONGEST_STAY_DAYS,
    jdUt + LONGEST_STAY_DAYS,
  );
  const at = (border: number): number => {
    const crossing = passed.find(({ target }) => target === border);
    if (crossing === undefined) throw new EngineError('internal_error', 'The Moon was not found at a star border.');
    return utcMsFromJd(crossing.jd);
  };
  return {
    star: { startMs: at(borders.starStart), endMs: at(borders.starEnd) },
    pada: { startMs: at(borders.padaStart), endMs: at(borders.padaEnd) },
  };
}
