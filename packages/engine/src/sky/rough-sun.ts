import { normalize, RADIANS, wrap180 } from '../base/angles.ts';
import { J2000_JD } from '../time/julian.ts';
import type { Place } from '../time/place.ts';
import { SIDEREAL_RATE, turnToHorizon } from './hindu-sun.ts';

/** Degrees north or south up to which the Sun rises and sets every day, with more than two hours between. */
export const DAILY_SUN_LATITUDE = 60;

/**
 * When the middle of the Sun next passes the horizon, without refraction, after a Julian day: within half a minute from
 * 1800 to 2399, by its mean motion and two terms. For latitudes up to DAILY_SUN_LATITUDE.
 */
export function roughSunEvent(jdUt: number, event: 'rise' | 'set', place: Place): number {
  const toGo = (jd: number): number => turnToHorizon(roughSky(jd), event, place);
  let jd = jdUt + normalize(toGo(jdUt)) / 360;
  for (let pass = 0; pass < 3; pass += 1) jd += wrap180(toGo(jd)) / 360;
  return jd;
}

function roughSky(jdUt: number) {
  const days = jdUt - J2000_JD;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  return {
    longitude: 280.4606 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
    obliquity: 23.439 - 3.6e-7 * days,
    siderealAngle: 280.46062 + SIDEREAL_RATE * days,
  };
}
