import type { Moment } from '../../time/moment.ts';
import { wrap180 } from '../../base/angles.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs } from '../../time/julian.ts';

import type { House } from '../../zodiac/names.ts';

/** A cusp is looked for within this much of the stated time, seconds. */
const REACH = 1200;

/**
 * Seconds by which the clock must move until a cusp stands at a sidereal longitude near its own, earlier negative, to
 * a millisecond; null when it does not come there within 20 minutes. Secant on the cusp itself.
 */
export function secondsToCusp(ephemeris: Ephemeris, moment: Moment, house: House, longitude: number): number | null {
  const past = (seconds: number): number => wrap180(cuspAfter(ephemeris, moment, house, seconds) - longitude);
  let before = 0;
  let pastBefore = past(before);
  // The sky turns a degree in about 240 seconds.
  let at = -pastBefore * 240;
  for (let step = 0; step < 40 && Math.abs(at) <= REACH; step += 1) {
    if (Math.abs(at - before) < 1e-3) return at;
    const pastAt = past(at);
    const next = at - (pastAt * (at - before)) / (pastAt - pastBefore);
    before = at;
    pastBefore = pastAt;
    at = next;
  }
  return null;
}

/** Sidereal longitude of a cusp some seconds after the moment. */
function cuspAfter(ephemeris: Ephemeris, moment: Moment, house: House, seconds: number): number {
  const jd = jdFromUtcMs(moment.utcMs + seconds * 1000);
  const tropical = ephemeris.houses(jd, moment, 'P').cusps[house - 1] ?? Number.NaN;
  return tropical - ephemeris.ayanamsa(jd, moment.ayanamsa).true;
}
