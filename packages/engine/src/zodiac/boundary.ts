import { divide } from './division.ts';
import type { Division } from './division.ts';
import { normalize } from '../base/angles.ts';
import { subStart, subStarts, subSubsOf } from './sub-table.ts';

/** The nearer edge of the sub in which a longitude stands. */
export interface SubEdge {
  /** `star` when the edge is a star's edge too. */
  readonly level: 'star' | 'sub';
  readonly distanceArcsec: number;
  readonly side: 'lower' | 'upper';
}

export interface SubBoundary extends SubEdge {
  /** Distance to the nearer edge of its sub-sub. */
  readonly subSubDistanceArcsec: number;
}

export type BoundarySeverity = 'CRITICAL' | 'CAUTION' | 'CLEAR';

/**
 * Nearer edge of the sub of a sidereal longitude, by the same lookup as its lords (R4.5). The division of a longitude
 * that has been looked up is not looked up again.
 */
export function subEdge(longitude: number, { subIndex }: Pick<Division, 'subIndex'> = divide(longitude)): SubEdge {
  const start = subStart(subIndex);
  const arcsec = arcsecondsFrom(longitude, start);
  const toEnd = subStart(subIndex + 1) - arcsec;
  const fromStart = arcsec - start;
  const side = fromStart <= toEnd ? 'lower' : 'upper';
  const edge = side === 'lower' ? subIndex : subIndex + 1;
  return {
    level: edge % 9 === 0 ? 'star' : 'sub',
    distanceArcsec: Math.max(0, Math.min(fromStart, toEnd)),
    side,
  };
}

/** The same with the distance to the nearer edge of the sub-sub (`Lords` of the foundation). */
export function subBoundary(longitude: number, division: Pick<Division, 'subIndex'> = divide(longitude)): SubBoundary {
  const { subIndex } = division;
  const arcsec = arcsecondsFrom(longitude, subStart(subIndex));
  return { ...subEdge(longitude, division), subSubDistanceArcsec: subSubDistance(subIndex, arcsec) };
}

/** Severity of a distance to a sub edge: CRITICAL to 6', CAUTION to 10', else CLEAR (R4.5). */
export function boundarySeverity(distanceArcsec: number): BoundarySeverity {
  if (distanceArcsec <= 360) return 'CRITICAL';
  return distanceArcsec <= 600 ? 'CAUTION' : 'CLEAR';
}

/** Nearer than 1' to a sub edge: about four seconds of birth time (R4.5). */
export function isTight(distanceArcsec: number): boolean {
  return distanceArcsec < 60;
}

/** The ten edges of the sub-subs of each sub, in arc-seconds. */
const SUB_SUB_EDGES: readonly (readonly number[])[] = subStarts.map((start, subIndex) => [
  start,
  ...subSubsOf(subIndex).map(({ toThirds }) => toThirds / 3),
]);

function subSubDistance(subIndex: number, arcsec: number): number {
  let least = Infinity;
  for (const edge of SUB_SUB_EDGES[subIndex] ?? []) least = Math.min(least, Math.abs(arcsec - edge));
  return least;
}

/** Arc-seconds from 0° Aries; a hair before 360° that the lookup counts as 0° is counted so here. */
function arcsecondsFrom(longitude: number, start: number): number {
  const arcsec = normalize(longitude) * 3600;
  return start === 0 && arcsec > 648_000 ? 0 : arcsec;
}
