import { stationarySpeed } from '../chart/motion.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Planet } from '../zodiac/names.ts';
import { tropicalPosition } from './position.ts';
import { rootBetween, SECOND } from '../base/root.ts';

/** Days in which a planet that stands still near its station has got a move on or nearly so. */
const STEP_DAYS: Partial<Record<Planet, number>> = { Mercury: 0.5, Venus: 1, Mars: 1.5, Jupiter: 1, Saturn: 1 };

/**
 * The Julian days between which a planet stands still round one of its stations: slower than a tenth of its mean motion
 * (R12.4), both ends to a second or at the edge of the ephemeris.
 */
export function stationarySpan(
  ephemeris: Ephemeris,
  planet: Planet,
  stationJd: number,
): { readonly fromJd: number; readonly toJd: number } {
  const limit = stationarySpeed(planet) ?? 0;
  const step = STEP_DAYS[planet] ?? 1;
  const excess = (jd: number): number => Math.abs(tropicalPosition(ephemeris, planet, jd).speed) - limit;
  const edge = (way: 1 | -1): number => {
    let inner = stationJd;
    for (;;) {
      const outer = Math.min(Math.max(inner + way * step, FIRST_JD), LAST_JD);
      if (excess(outer) >= 0) return rootBetween(excess, Math.min(inner, outer), Math.max(inner, outer), SECOND / 2);
      if (outer === inner) return inner;
      inner = outer;
    }
  };
  return { fromJd: edge(-1), toJd: edge(1) };
}
