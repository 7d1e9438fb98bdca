import type { PlanetPosition } from '../../chart/chart.ts';

const RADIANS = Math.PI / 180;

type Place = Pick<PlanetPosition, 'tropicalLongitude' | 'latitude'>;

/** Arc on the sphere between two bodies, 0..180 degrees, latitudes counted (haversine: exact for small arcs too). */
export function trueSeparation(a: Place, b: Place): number {
  const half = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;
  const arc =
    half(a.latitude - b.latitude) +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * half(a.tropicalLongitude - b.tropicalLongitude);
  return (2 * Math.asin(Math.min(1, Math.sqrt(arc)))) / RADIANS;
}
