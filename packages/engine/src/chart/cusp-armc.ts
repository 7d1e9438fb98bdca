import { RADIANS } from '../base/angles.ts';
import type { House } from '../zodiac/names.ts';

/** What a cusp takes of the circle, and of the ascensional difference of the degree that stands on it. */
const PARTS: Readonly<Record<House, readonly [circle: number, difference: number]>> = {
  10: [0, 0],
  11: [30, 1 / 3],
  12: [60, 2 / 3],
  1: [90, 1],
  2: [120, 2 / 3],
  3: [150, 1 / 3],
  4: [180, 0],
  5: [210, -1 / 3],
  6: [240, -2 / 3],
  7: [270, -1],
  8: [300, -2 / 3],
  9: [330, -1 / 3],
};

/**
 * Sidereal time at the place, in degrees of any turn, at which a tropical degree stands on a Placidus cusp: the cusps
 * divide the semi-arcs of the degree itself, so this way round has a closed form (R3.1, R3.5). Not a number where the
 * degree never rises or sets.
 */
export function armcOfCusp(house: House, longitude: number, latitude: number, obliquityTrue: number): number {
  const [circle, difference] = PARTS[house];
  const sine = Math.sin(longitude * RADIANS);
  const e = obliquityTrue * RADIANS;
  const rightAscension = Math.atan2(sine * Math.cos(e), Math.cos(longitude * RADIANS)) / RADIANS;
  if (difference === 0) return rightAscension - circle;
  const declination = Math.asin(sine * Math.sin(e));
  const ascensional = Math.asin(Math.tan(latitude * RADIANS) * Math.tan(declination)) / RADIANS;
  return rightAscension - circle - difference * ascensional;
}
