import { wrap180 } from '../base/angles.ts';
import type { Place } from '../time/place.ts';

const RADIANS = Math.PI / 180;
/** Degrees by which sidereal time grows in a day of UT. */
export const SIDEREAL_RATE = 360.98564737;
/** Each brings the error to less than a hundredth: from half a minute to less than a Julian day can hold. */
const PASSES = 4;

/** The Sun as the ephemeris gives it within minutes of a rise or set. Degrees. */
export interface SunReading {
  readonly jdUt: number;
  readonly longitude: number;
  /** A day. */
  readonly speed: number;
  readonly obliquity: number;
  /** Of Greenwich. */
  readonly siderealAngle: number;
}

/**
 * The rise or set of the centre of the Sun, taken on the ecliptic and without refraction (R1.6), nearest to a reading:
 * Julian day. For latitudes up to DAILY_SUN_LATITUDE.
 */
export function hinduSunEvent(near: SunReading, event: 'rise' | 'set', { latitude, longitude }: Place): number {
  const [sine, cosine] = [Math.sin(near.obliquity * RADIANS), Math.cos(near.obliquity * RADIANS)];
  const tangent = Math.tan(latitude * RADIANS);
  let days = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const sun = (near.longitude + near.speed * days) * RADIANS;
    const rightAscension = Math.atan2(cosine * Math.sin(sun), Math.cos(sun)) / RADIANS;
    const halfDay = Math.acos(-tangent * Math.tan(Math.asin(sine * Math.sin(sun)))) / RADIANS;
    const hourAngle = near.siderealAngle + SIDEREAL_RATE * days + longitude - rightAscension;
    days += wrap180((event === 'rise' ? -halfDay : halfDay) - hourAngle) / 360;
  }
  return near.jdUt + days;
}
