import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import { SECOND } from '../base/root.ts';
import { PADA_DEGREES, STAR_DEGREES } from '../zodiac/division.ts';
import type { Division } from '../zodiac/division.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { subStart } from '../zodiac/sub-table.ts';
import { normalize } from '../base/angles.ts';
import { say } from './almanac.messages.ts';

/** Unix milliseconds in which the Moon is between two longitudes. */
export interface MoonStay {
  readonly startMs: number;
  readonly endMs: number;
}

/** The slowest Moon leaves a star after 1.14 days. */
const LONGEST_STAY_DAYS = 1.3;

/** When the Moon of a chart entered and leaves its star and its pada, to a second. */
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

/** The slowest Moon needs 5.2 days for 60 degrees. */
const LONGEST_ARC_DAYS = 5.5;

/**
 * When the Moon entered and leaves an arc of at most 60 sidereal degrees in which it stands at an instant.
 * Throws out_of_range where that lies past the ephemeris.
 */
export function moonBetween(
  ephemeris: Ephemeris,
  ayanamsa: Ayanamsa,
  utcMs: number,
  [fromDegrees, toDegrees]: readonly [number, number],
): MoonStay {
  const jd = jdFromUtcMs(utcMs);
  const at = (border: number, startJd: number, endJd: number): number =>
    firstAt(ephemeris, ayanamsa, border, startJd, endJd);
  return {
    // A border found to 0.2 s may lie that much after the instant.
    startMs: Math.min(at(fromDegrees, jd - LONGEST_ARC_DAYS, jd + SECOND), utcMs),
    endMs: at(toDegrees, jd, jd + LONGEST_ARC_DAYS),
  };
}

/** When the Moon leaves the sign and the sub in which it stands at an instant. */
export function moonLeaves(
  ephemeris: Ephemeris,
  ayanamsa: Ayanamsa,
  utcMs: number,
  { signIndex, subIndex }: Division,
): { readonly signEndsMs: number; readonly subEndsMs: number } {
  const jd = jdFromUtcMs(utcMs);
  const at = (border: number): number => firstAt(ephemeris, ayanamsa, border, jd, jd + LONGEST_ARC_DAYS);
  return { signEndsMs: at((signIndex + 1) * 30), subEndsMs: at(subStart(subIndex + 1) / 3600) };
}

/** Unix milliseconds at which the Moon first passes a longitude between two Julian days. */
function firstAt(ephemeris: Ephemeris, ayanamsa: Ayanamsa, border: number, startJd: number, endJd: number): number {
  const [from, to] = [withinSpan(startJd), withinSpan(endJd)];
  const [found] = longitudeCrossings(ephemeris, 'Moon', ayanamsa, [normalize(border)], from, to);
  if (found !== undefined) return utcMsFromJd(found.jd);
  throw new EngineError('out_of_range', say.moonPastSky());
}
