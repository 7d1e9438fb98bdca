import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { cuspsOfEvent, planetsOfEvent } from '../kernel/event-points.ts';
import type { BoundaryTarget } from './time-border.ts';

/** The cusps that judge and confirm a matter and the planets of their chains, as border tables name them. */
export const targetsOfEvent = (chart: Chart, sets: HouseSets): readonly BoundaryTarget[] => [
  ...cuspsOfEvent(sets).map((house) => `cusp_${house}` as const),
  ...planetsOfEvent(chart, sets).map((planet) => `planet_${planet}` as const),
];
