import type { Ephemeris } from '../sky/port.ts';
import type { Planet } from '../zodiac/names.ts';
import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import { tropicalPosition } from './position.ts';
import { SECOND, rootBetween } from './root.ts';

export interface Station {
  readonly jd: number;
  /** The motion that begins here. */
  readonly turns: 'retrograde' | 'direct';
  readonly tropicalLongitude: number;
}

/** Days between looks at the speed: a third of the planet's shortest retrogression, so none can hide. */
const STEP_DAYS: Partial<Record<Planet, number>> = { Mercury: 6, Venus: 13, Mars: 19, Jupiter: 38, Saturn: 44 };

/**
 * Instants in [from, to) at which a planet turns, to a second (kernel F1): its daily motion in tropical longitude
 * passes zero. None for the Sun, the Moon and the mean nodes.
 */
export function stations(
  ephemeris: Ephemeris,
  planet: Planet,
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly Station[] {
  const step = STEP_DAYS[planet];
  if (step === undefined) return [];
  const own = budget ?? searchBudget(ephemeris);
  const speed = (jd: number): number => tropicalPosition(ephemeris, planet, jd).speed;
  const found: Station[] = [];
  let start = fromJd;
  let before = speed(fromJd);
  while (start < toJd && !mustStop(own, budget, start)) {
    const end = Math.min(start + step, toJd);
    const after = speed(end);
    if (before < 0 !== after < 0) {
      const jd = rootBetween(speed, start, end, SECOND / 2);
      const { longitude } = tropicalPosition(ephemeris, planet, jd);
      if (jd < toJd) found.push({ jd, turns: after < 0 ? 'retrograde' : 'direct', tropicalLongitude: longitude });
    }
    start = end;
    before = after;
  }
  return found;
}
