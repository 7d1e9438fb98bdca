import { separation } from '../base/angles.ts';
import type { Place } from './place.ts';

const EARTH_KM = 6371;
const DEGREE = Math.PI / 180;

/** Kilometres along a sphere, by the haversine. */
export function greatCircleKm(one: Place, other: Place): number {
  const half = (degrees: number): number => Math.sin((degrees * DEGREE) / 2) ** 2;
  const across = Math.cos(one.latitude * DEGREE) * Math.cos(other.latitude * DEGREE);
  const chord = half(one.latitude - other.latitude) + across * half(separation(one.longitude, other.longitude));
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
