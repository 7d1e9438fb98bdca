import { sphericalArc } from '../base/angles.ts';

/** A place on Earth: degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6371;

/** Kilometres along a sphere of the radius of the Earth. */
export const greatCircleKm = (one: Place, other: Place, radiusKm = EARTH_KM): number =>
  radiusKm * sphericalArc(one, other);
