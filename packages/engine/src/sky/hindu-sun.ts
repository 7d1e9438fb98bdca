import { normalize, RADIANS, wrap180 } from '../base/angles.ts';
import { J2000_JD } from '../time/julian.ts';
import type { Place } from '../time/place.ts';

/** Degrees by which sidereal time grows in a day of UT. */
export const SIDEREAL_RATE = 360.98564737;
/** Each brings the error to less than a hundredth: from half a minute to less than a Julian day can hold. */
const PASSES = 4;

/** What a rise or set of the Sun hangs on at an instant. Degrees. */
export interface SunAndSky {
  readonly longitude: number;
  /** North of the ecliptic, by a second of arc or so. */
  readonly latitude?: number;
  /** From the Earth, au. */
  readonly distance?: number;
  readonly obliquity: number;
  /** Sidereal time of Greenwich. */
  readonly siderealAngle: number;
}

/** The same as the ephemeris gives it within minutes of a rise or set. */
export interface SunReading extends SunAndSky {
  readonly jdUt: number;
  /** Degrees of longitude a day. */
  readonly speed: number;
}

/**
 * Degrees that the sky has to turn until the centre of the Sun, taken on the ecliptic and without refraction, passes the
 * horizon (R1.6); not wrapped.
 */
export function turnToHorizon(sky: SunAndSky, event: 'rise' | 'set', { latitude, longitude }: Place): number {
  const [sun, obliquity] = [sky.longitude * RADIANS, sky.obliquity * RADIANS];
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(sun), Math.cos(sun)) / RADIANS;
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(sun));
  const halfDay = Math.acos(-Math.tan(latitude * RADIANS) * Math.tan(declination)) / RADIANS;
  return (event === 'rise' ? -halfDay : halfDay) - (sky.siderealAngle + longitude - rightAscension);
}

/** The Hindu rise or set nearest to a reading, Julian day. For latitudes up to DAILY_SUN_LATITUDE. */
export function hinduSunEvent(near: SunReading, event: 'rise' | 'set', place: Place): number {
  const { obliquity } = near;
  let days = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const longitude = near.longitude + near.speed * days;
    const siderealAngle = near.siderealAngle + SIDEREAL_RATE * days;
    days += wrap180(turnToHorizon({ longitude, obliquity, siderealAngle }, event, place)) / 360;
  }
  return near.jdUt + days;
}

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

/** The Sun by its mean motion and two terms, and the mean turning of the sky. */
export function roughSky(jdUt: number): SunAndSky {
  const days = jdUt - J2000_JD;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  return {
    longitude: 280.4606 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
    obliquity: 23.439 - 3.6e-7 * days,
    siderealAngle: 280.46062 + SIDEREAL_RATE * days,
  };
}
