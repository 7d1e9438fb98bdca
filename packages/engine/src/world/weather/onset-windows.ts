import type { Interval } from '../../base/intervals.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { siderealPosition } from '../../search/position.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Ayanamsa, Planet } from '../../zodiac/names.ts';
import { STAR_28_BORDERS } from '../../zodiac/stars-28.ts';
import { wetNadiAt } from './sapta-nadi.ts';
import type { WetNadi } from './sapta-nadi.ts';
import { RAIN_GIVERS } from './weather-values.ts';

/** A stay of the Moon in a wet nadi while other rain givers stand in wet nadis too. */
export interface OnsetWindow extends Interval {
  readonly nadi: WetNadi;
  readonly withPlanets: readonly Planet[];
}

const LEAST_PLANETS = 2;
const MOST_WINDOWS = 8;

/**
 * Stays of the Moon in Neera, Jala or Amrita within a span, cut to it, during which two or more of Mercury,
 * Jupiter and Venus stand in these nadis at the middle of the stay; the first eight (crossings of the borders of the 28 stars).
 */
export function onsetWindows(ephemeris: Ephemeris, ayanamsa: Ayanamsa, span: Interval): readonly OnsetWindow[] {
  const at = (planet: Planet, utcMs: number): WetNadi | null =>
    wetNadiAt(siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), ayanamsa).longitude);
  const [from, to] = [jdFromUtcMs(span.startMs), jdFromUtcMs(span.endMs)];
  const borders = longitudeCrossings(ephemeris, 'Moon', ayanamsa, STAR_28_BORDERS, from, to);
  const edges = [span.startMs, ...borders.map(({ jd }) => utcMsFromJd(jd)), span.endMs];
  const stays: (Interval & { readonly nadi: WetNadi | null })[] = [];
  edges.slice(1).forEach((endMs, index) => {
    const startMs = edges[index] ?? span.startMs;
    const nadi = at('Moon', middle({ startMs, endMs }));
    const last = stays.at(-1);
    // Two neighbouring stars can belong to one nadi.
    if (last?.nadi === nadi) stays[stays.length - 1] = { startMs: last.startMs, endMs, nadi };
    else stays.push({ startMs, endMs, nadi });
  });
  return stays
    .flatMap(({ nadi, ...stay }) => {
      const withPlanets = RAIN_GIVERS.filter((planet) => at(planet, middle(stay)) !== null);
      return nadi === null || withPlanets.length < LEAST_PLANETS ? [] : [{ ...stay, nadi, withPlanets }];
    })
    .slice(0, MOST_WINDOWS);
}

const middle = ({ startMs, endMs }: Interval): number => (startMs + endMs) / 2;
