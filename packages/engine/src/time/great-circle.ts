import { sphericalArc } from '../base/angles.ts';
import type { Place } from './place.ts';

const EARTH_KM = 6371;

/** Kilometres along a sphere of the radius of the Earth. */
export const greatCircleKm = (one: Place, other: Place, radiusKm = EARTH_KM): number =>
  radiusKm * sphericalArc(one, other);
