import { sphericalArc } from '../base/angles.ts';

/** A place on Earth: degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** One coordinate of a place, or both, as a call sends them. */
export interface SentPlace {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** The place that was sent, with a coordinate that was not from the birth; null where none was sent. */
export const placeSent = ({ latitude, longitude }: SentPlace, birth: Place): Place | null =>
  latitude === undefined && longitude === undefined
    ? null
    : { latitude: latitude ?? birth.latitude, longitude: longitude ?? birth.longitude };

const EARTH_KM = 6371;

/** Kilometres along a sphere of the radius of the Earth. */
export const greatCircleKm = (one: Place, other: Place, radiusKm = EARTH_KM): number =>
  radiusKm * sphericalArc(one, other);
