import type { Equatorial } from '../sky/port.ts';
import { normalize, RADIANS } from '../base/angles.ts';

/** Right ascension and declination of a place on the ecliptic of date, by the true obliquity. All in degrees. */
export function equatorialOf(tropicalLongitude: number, latitude: number, obliquityTrue: number): Equatorial {
  const l = tropicalLongitude * RADIANS;
  const b = latitude * RADIANS;
  const e = obliquityTrue * RADIANS;
  const x = Math.cos(b) * Math.cos(l);
  const y = Math.cos(b) * Math.sin(l) * Math.cos(e) - Math.sin(b) * Math.sin(e);
  const z = Math.cos(b) * Math.sin(l) * Math.sin(e) + Math.sin(b) * Math.cos(e);
  return {
    rightAscension: normalize(Math.atan2(y, x) / RADIANS),
    declination: Math.asin(Math.max(-1, Math.min(1, z))) / RADIANS,
  };
}
