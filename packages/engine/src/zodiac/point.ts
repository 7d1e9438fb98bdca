import { normalize } from '../base/angles.ts';
import { divide } from './division.ts';
import type { Division } from './division.ts';

/** A point of the sidereal zodiac with its lords. */
export interface Point extends Division {
  /** Sidereal degrees, 0 <= x < 360. */
  readonly longitude: number;
  readonly tropicalLongitude: number;
}

/** A point of the zodiac with its lords, from its sidereal longitude and the true ayanamsa in degrees (R1.3, R4). */
export function pointAt(siderealLongitude: number, ayanamsaTrue: number): Point {
  const longitude = normalize(siderealLongitude);
  return { ...divide(longitude), longitude, tropicalLongitude: normalize(longitude + ayanamsaTrue) };
}
