import type { Chart } from '../../chart/chart.ts';
import type { Point } from '../../zodiac/point.ts';
import { requireHouses } from '../../chart/houses.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { roundedAway } from './boundary-warnings.ts';
import type { BoundaryTarget } from './time-border.ts';
import { secondsToCusp } from './cusp-shift.ts';
import { bandOf } from '../kernel/score.ts';
import { divide } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { subSubsOf } from '../../zodiac/sub-table.ts';

export const SUB_SUB_FLAGS = ['CRITICAL', 'WARNING', 'STABLE'] as const;
export type SubSubFlag = (typeof SUB_SUB_FLAGS)[number];

/** The nearer edge of the sub-sub in which a longitude stands. */
export interface SubSubBoundary {
  readonly distanceArcsec: number;
  readonly side: 'lower' | 'upper';
  /** Sidereal degrees, 0..360. */
  readonly edge: number;
  readonly beyond: Division;
}

/**
 * Distance to the nearer of the 2187 borders of the sub-subs and what lies beyond it (R4.2, R4.4): whole thirds of an
 * arc-second, sign borders cut nothing, a longitude on a border belongs to the part it opens (R4.5).
 */
export function subSubBoundary(longitude: number): SubSubBoundary {
  const { subIndex, subSubLord } = divide(longitude);
  const cell = subSubsOf(subIndex).find((piece) => piece.subSubLord === subSubLord);
  if (cell === undefined) throw new RangeError('A longitude is a finite number.');
  const width = (cell.toThirds - cell.fromThirds) / 3;
  const passed = longitude * 3600 - cell.fromThirds / 3;
  // Zero for a hair below a border that the lookup counts to the part it opens; from 360° that hair is nearly a circle.
  const fromStart = passed < 0 || passed > width ? 0 : passed;
  const toEnd = width - fromStart;
  const side = fromStart <= toEnd ? 'lower' : 'upper';
  const edge = (side === 'lower' ? cell.fromThirds : cell.toThirds) / 3 / 3600;
  // A quarter of an arc-second before a start lies the part before it.
  const beyond = divide(side === 'lower' ? edge - 0.25 / 3600 : edge);
  return { distanceArcsec: Math.min(fromStart, toEnd), side, edge, beyond };
}

export interface SubSubPosition {
  readonly target: BoundaryTarget;
  readonly longitude: number;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly subSubLord: Planet;
  readonly distanceArcsec: number;
  readonly side: 'lower' | 'upper';
  readonly alternateSubSubLord: Planet;
  /** When the border is a sub's too. */
  readonly alternateSubLord?: Planet;
  /** When the border is a star's too. */
  readonly alternateStarLord?: Planet;
  readonly flag: SubSubFlag;
  /** A cusp: change of the clock that reaches the other side, earlier negative; null when 20 minutes do not. */
  readonly shiftSeconds?: number | null;
}

/** CRITICAL to the threshold, WARNING to twice the threshold; both edges count. */
export function subSubFlag(distanceArcsec: number, thresholdArcsec: number): SubSubFlag {
  if (distanceArcsec <= thresholdArcsec) return 'CRITICAL';
  return distanceArcsec <= 2 * thresholdArcsec ? 'WARNING' : 'STABLE';
}

function measured(target: BoundaryTarget, at: Point, { distanceArcsec, side, beyond }: SubSubBoundary, limit: number) {
  return {
    target,
    longitude: at.longitude,
    starLord: at.starLord,
    subLord: at.subLord,
    subSubLord: at.subSubLord,
    distanceArcsec,
    side,
    alternateSubSubLord: beyond.subSubLord,
    ...(beyond.subIndex !== at.subIndex && { alternateSubLord: beyond.subLord }),
    ...(beyond.starIndex !== at.starIndex && { alternateStarLord: beyond.starLord }),
    flag: subSubFlag(distanceArcsec, limit),
  };
}

/** The cusps of a chart measured; each with the shift of the clock that changes its sub-sub lord. */
export const subSubCusps = (ephemeris: Ephemeris, chart: Chart, thresholdArcsec: number): readonly SubSubPosition[] =>
  requireHouses(chart).cusps.map((cusp) => {
    const boundary = subSubBoundary(cusp.longitude);
    const seconds = secondsToCusp(ephemeris, chart, cusp.house, boundary.edge);
    return {
      ...measured(`cusp_${cusp.house}`, cusp, boundary, thresholdArcsec),
      shiftSeconds: seconds === null ? null : roundedAway(seconds, boundary.side, true),
    };
  });

/** The planets of a chart measured. */
export const subSubPlanets = ({ planets }: Chart, thresholdArcsec: number): readonly SubSubPosition[] =>
  PLANETS.map((planet) =>
    measured(`planet_${planet}`, planets[planet], subSubBoundary(planets[planet].longitude), thresholdArcsec),
  );

export const DIVERGENCE_BANDS = ['LOW', 'MODERATE', 'HIGH'] as const;
export type DivergenceBand = (typeof DIVERGENCE_BANDS)[number];

const divergenceBand = (index: number): DivergenceBand =>
  bandOf<DivergenceBand>(
    index,
    [
      [10, 'LOW'],
      [25, 'MODERATE'],
    ],
    'HIGH',
  );

/** Share of the twelve cusps near a sub-sub border, WARNING for half, in per cent with one decimal; and its band. */
export function twinDivergence(cusps: readonly Pick<SubSubPosition, 'flag'>[]): {
  readonly index: number;
  readonly band: DivergenceBand;
} {
  const weight: Readonly<Record<SubSubFlag, number>> = { CRITICAL: 1, WARNING: 0.5, STABLE: 0 };
  const index = Math.round((1000 * cusps.reduce((sum, { flag }) => sum + weight[flag], 0)) / 12) / 10;
  return { index, band: divergenceBand(index) };
}
