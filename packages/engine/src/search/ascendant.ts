import { armcOfAscendant } from '../chart/houses.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Place } from '../time/place.ts';
import { wrap180, normalize } from '../base/angles.ts';
import { EngineError } from '../base/errors.ts';

import type { Ayanamsa } from '../zodiac/names.ts';
import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import type { Crossing } from './crossings.ts';
import { SECOND } from '../base/root.ts';

/** Degrees by which sidereal time grows in a day of UT. */
export const SIDEREAL_RATE = 360.98564736629;
const SIDEREAL_DAY = 360 / SIDEREAL_RATE;

/**
 * Instants in [from, to) at which given sidereal degrees rise at a place, in order of time, to 0.1 s: one
 * for each target and sidereal day, by the closed form of R3.5. Throws out_of_range inside the polar circles.
 */
export function ascendantCrossings(
  ephemeris: Ephemeris,
  targets: readonly number[],
  place: Place,
  ayanamsa: Ayanamsa,
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly Crossing[] {
  const own = budget ?? searchBudget(ephemeris);
  const start = turnOfSky(ephemeris, ayanamsa, fromJd);
  // A guess may be a hair off, so the first one may lie just before the start.
  const pending = targets.map((target) => {
    const ahead = normalize(degreesToGo(start, target, place));
    return { target, guess: fromJd + (ahead > 359.9 ? ahead - 360 : ahead) / SIDEREAL_RATE };
  });
  pending.sort((a, b) => a.guess - b.guess);
  const found: Crossing[] = [];
  // All targets rise once in each round, so found stays in order of time up to the refinement.
  for (let day = fromJd; pending.length > 0 && day < toJd + 1; day += SIDEREAL_DAY) {
    for (const next of pending) {
      if (next.guess >= toJd || mustStop(own, budget, next.guess)) continue;
      const jd = refine(ephemeris, next.target, place, ayanamsa, next.guess);
      if (jd >= fromJd && jd < toJd) found.push({ jd, target: next.target, direction: 'direct' });
      next.guess = jd + SIDEREAL_DAY;
    }
  }
  return found.sort((a, b) => a.jd - b.jd);
}

/** What rises where at an instant: the same for every place and target. */
interface TurnOfSky {
  readonly ayanamsa: number;
  readonly obliquity: number;
  /** Degrees of sidereal time at Greenwich. */
  readonly greenwich: number;
}

const turnOfSky = (ephemeris: Ephemeris, ayanamsa: Ayanamsa, jd: number): TurnOfSky => ({
  ayanamsa: ephemeris.ayanamsa(jd, ayanamsa).true,
  obliquity: ephemeris.frame(jd).obliquityTrue,
  greenwich: ephemeris.siderealTime(jd) * 15,
});

/** Degrees of sidereal time until the target rises, -180..180. */
function degreesToGo({ ayanamsa, obliquity, greenwich }: TurnOfSky, target: number, place: Place): number {
  return wrap180(armcOfAscendant(target + ayanamsa, place.latitude, obliquity) - greenwich - place.longitude);
}

function refine(ephemeris: Ephemeris, target: number, place: Place, ayanamsa: Ayanamsa, guess: number): number {
  let jd = guess;
  for (let pass = 0; pass < 10; pass += 1) {
    const step = degreesToGo(turnOfSky(ephemeris, ayanamsa, jd), target, place) / SIDEREAL_RATE;
    jd += step;
    if (Math.abs(step) < 0.1 * SECOND) return jd;
  }
  throw new EngineError('internal_error', 'A search for a rising degree did not converge.');
}
