import type { Chart } from '../../chart/chart.ts';
import { ascendantCrossings } from '../../search/ascendant.ts';
import type { Crossing } from '../../search/crossings.ts';
import { utcMsFromJd, YEAR_DAYS } from '../../time/julian.ts';
import { crossingsOver, withinFiles } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import type { Interval } from '../../base/intervals.ts';
import type { SensitivePoint } from './sensitive-points.ts';

/** What times a matter by the sensitive points, and how far one looks ahead (R8.5). */
export const MOVER_SCALES = ['today', 'month', 'year', 'long'] as const;
export type MoverScale = (typeof MOVER_SCALES)[number];
export const MOVERS = { today: 'Ascendant', month: 'Moon', year: 'Sun', long: 'Jupiter' } as const;
export type Mover = (typeof MOVERS)[MoverScale];
const REACH_DAYS: Readonly<Record<MoverScale, number>> = { today: 1, month: 31, year: 366, long: 12 * YEAR_DAYS };

/** A time in which the mover stands in a sensitive point. */
interface SensitiveWindow extends Interval {
  readonly point: SensitivePoint;
}

/**
 * The times after the moment of a chart at which the mover of a scale stands in one of the points, the first `max`
 * (R8.5). The Ascendant is that of the chart's place.
 */
export const sensitiveWindows = (
  search: Search,
  chart: Chart,
  points: readonly SensitivePoint[],
  scale: MoverScale,
  max: number,
): Promise<FoundWindows> => moverStays(search, chart, points, { mover: MOVERS[scale], days: REACH_DAYS[scale] }, max);

interface FoundWindows {
  readonly windows: readonly SensitiveWindow[];
  readonly truncated: boolean;
}

/** The first `max` stays of a mover in the points, within so many days after the moment of a chart. */
export async function moverStays(
  search: Search,
  chart: Chart,
  points: readonly SensitivePoint[],
  { mover, days }: { readonly mover: Mover; readonly days: number },
  max: number,
): Promise<FoundWindows> {
  const fromJd = chart.moment.jdUt;
  const { toJd, cut } = withinFiles(fromJd, fromJd + days);
  const borders = points.flatMap(({ fromArcsec, toArcsec }) => [fromArcsec / 3600, (toArcsec / 3600) % 360]);
  const crossings =
    mover === 'Ascendant'
      ? ascendantCrossings(search.ephemeris, borders, chart.moment, search.ayanamsa, fromJd, toJd, search.budget)
      : await crossingsOver(search, mover, borders, fromJd, toJd);
  const endMs = utcMsFromJd(search.budget.stoppedAt ?? toJd);
  const start = mover === 'Ascendant' ? chart.ascendant : chart.planets[mover];
  const found: SensitiveWindow[] = [];
  let inside = points.find(({ rows }) =>
    rows.some(({ subIndex, signIndex }) => subIndex === start.subIndex && signIndex === start.signIndex),
  );
  let startMs = chart.moment.utcMs;
  for (const crossing of crossings) {
    const atMs = utcMsFromJd(crossing.jd);
    if (inside !== undefined && atMs > startMs) found.push({ startMs, endMs: atMs, point: inside });
    inside = points.find((point) => leadsInto(crossing, point));
    startMs = atMs;
  }
  if (inside !== undefined && endMs > startMs) found.push({ startMs, endMs, point: inside });
  const truncated = found.length < max && (cut || search.budget.stoppedAt !== null);
  return { windows: found.slice(0, max), truncated };
}

/** Over its start moving forward, or over its end moving back. */
const leadsInto = ({ target, direction }: Crossing, { fromArcsec, toArcsec }: SensitivePoint): boolean =>
  target === (direction === 'direct' ? fromArcsec / 3600 : (toArcsec / 3600) % 360);
