import { RADIANS, sphericalArc } from '../../base/angles.ts';
import type { PlanetPosition } from '../../chart/chart.ts';

type Place = Pick<PlanetPosition, 'tropicalLongitude' | 'latitude'>;

/** Arc on the sphere between two bodies, 0..180 degrees, latitudes counted. */
export const trueSeparation = (a: Place, b: Place): number => sphericalArc(onSphere(a), onSphere(b)) / RADIANS;

const onSphere = ({ latitude, tropicalLongitude }: Place) => ({ latitude, longitude: tropicalLongitude });
