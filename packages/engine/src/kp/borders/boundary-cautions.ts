import type { Chart } from '../../chart/chart.ts';
import type { Point } from '../../zodiac/point.ts';
import { requireHouses } from '../../chart/houses.ts';
import { boundarySeverity, subEdge } from '../../zodiac/boundary.ts';
import type { BoundarySeverity } from '../../zodiac/boundary.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { BoundaryTarget } from './time-border.ts';

export interface BoundaryCaution {
  readonly target: BoundaryTarget;
  readonly severity: BoundarySeverity;
}

/** The cusps and planets within 10' of a sub border, CRITICAL within 6' (R4.5). */
export function cautionTargets(chart: Chart): readonly BoundaryCaution[] {
  const measured = (target: BoundaryTarget, point: Point): BoundaryCaution => ({
    target,
    severity: boundarySeverity(subEdge(point.longitude, point).distanceArcsec),
  });
  return [
    ...requireHouses(chart).cusps.map((cusp) => measured(`cusp_${cusp.house}`, cusp)),
    ...PLANETS.map((planet) => measured(`planet_${planet}`, chart.planets[planet])),
  ].filter(({ severity }) => severity !== 'CLEAR');
}
