import { RADIANS } from '../base/angles.ts';
import { HOUSES } from '../zodiac/names.ts';
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

/** What the ecliptic makes of a tropical degree at a place, degrees; the ascensional difference is not a number where it never rises or sets. */
interface RisingDegree {
  readonly rightAscension: number;
  readonly ascensionalDifference: number;
}

function risingDegree(longitude: number, latitude: number, obliquityTrue: number): RisingDegree {
  const sine = Math.sin(longitude * RADIANS);
  const e = obliquityTrue * RADIANS;
  const declination = Math.asin(sine * Math.sin(e));
  return {
    rightAscension: Math.atan2(sine * Math.cos(e), Math.cos(longitude * RADIANS)) / RADIANS,
    ascensionalDifference: Math.asin(Math.tan(latitude * RADIANS) * Math.tan(declination)) / RADIANS,
  };
}

function armcWith({ rightAscension, ascensionalDifference }: RisingDegree, house: House): number {
  const [circle, difference] = PARTS[house];
  return difference === 0 ? rightAscension - circle : rightAscension - circle - difference * ascensionalDifference;
}

/**
 * Sidereal time at the place, in degrees of any turn, at which a tropical degree stands on a Placidus cusp: the cusps
 * divide the semi-arcs of the degree itself, so this way round has a closed form (R3.1, R3.5). Not a number where the
 * degree never rises or sets.
 */
export const armcOfCusp = (house: House, longitude: number, latitude: number, obliquityTrue: number): number =>
  armcWith(risingDegree(longitude, latitude, obliquityTrue), house);

/** The same for all twelve houses in their order, of which each costs little more than nothing. */
export function armcOfCusps(longitude: number, latitude: number, obliquityTrue: number): readonly number[] {
  const degree = risingDegree(longitude, latitude, obliquityTrue);
  return HOUSES.map((house) => armcWith(degree, house));
}
