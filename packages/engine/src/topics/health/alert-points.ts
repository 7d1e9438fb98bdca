import { separation } from '../../base/angles.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import type { Crossing } from '../../search/crossings.ts';
import { siderealPosition } from '../../search/position.ts';
import { stations } from '../../search/stations.ts';
import { crossingsOver } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';
import type { Planet } from '../../zodiac/names.ts';

type PointName = `cusp_${1 | 6 | 8 | 12}` | `planet_${Planet}`;

/** A place of the chart that a transit can touch. */
export interface AlertPoint {
  readonly name: PointName;
  readonly longitude: number;
  readonly kind: 'CUSP_TOUCH' | 'NATAL_TOUCH';
}

/** A body exact over a point, or turning near one. */
export interface ExactAlert {
  readonly type: 'CUSP_TOUCH' | 'NATAL_TOUCH' | 'STATION';
  readonly planet: Planet;
  /** Where it stands. */
  readonly at: Division;
  readonly exactMs: number;
  readonly point: PointName;
  /** Direction of its motion, after a station the new one. */
  readonly direction: Crossing['direction'];
}

/** Cusps 1, 6, 8 and 12, and the natal Moon, Sun and sub lords of cusps 1 and 6, each once. */
export function alertPoints(chart: Chart): readonly AlertPoint[] {
  const planets = new Set<Planet>(['Moon', 'Sun', cuspalSubLord(chart, 1), cuspalSubLord(chart, 6)]);
  return [
    ...([1, 6, 8, 12] as const).map((cusp): AlertPoint => ({
      name: `cusp_${cusp}`,
      longitude: cuspOf(chart, cusp).longitude,
      kind: 'CUSP_TOUCH',
    })),
    ...[...planets].map((planet): AlertPoint => ({
      name: `planet_${planet}`,
      longitude: chart.planets[planet].longitude,
      kind: 'NATAL_TOUCH',
    })),
  ];
}

/** Every pass of a body over the cusps, and where `natal` says so over the natal points. */
export async function touches(
  search: Search,
  planet: Planet,
  points: readonly AlertPoint[],
  { startMs, endMs }: Interval,
  natal: boolean,
): Promise<readonly ExactAlert[]> {
  const touched = points.filter(({ kind }) => natal || kind === 'CUSP_TOUCH');
  const targets = [...new Set(touched.map(({ longitude }) => longitude))];
  const found = await crossingsOver(search, planet, targets, jdFromUtcMs(startMs), jdFromUtcMs(endMs));
  return found.flatMap(({ jd, target, direction }) =>
    touched
      .filter(({ longitude }) => longitude === target)
      .map(({ name, kind }) => ({
        type: kind,
        planet,
        at: divide(target),
        exactMs: utcMsFromJd(jd),
        point: name,
        direction,
      })),
  );
}

const STATION_ORB = 1;

/** Stations of a planet within 1° of a point; of several points the nearest. */
export function turns(
  { ephemeris, ayanamsa, budget }: Search,
  planet: Planet,
  points: readonly AlertPoint[],
  { startMs, endMs }: Interval,
): readonly ExactAlert[] {
  return stations(ephemeris, planet, jdFromUtcMs(startMs), jdFromUtcMs(endMs), budget).flatMap(
    ({ jd, turns: direction }) => {
      const { longitude } = siderealPosition(ephemeris, planet, jd, ayanamsa);
      const distance = (point: AlertPoint): number => separation(point.longitude, longitude);
      const [nearest] = [...points].sort((a, b) => distance(a) - distance(b));
      if (nearest === undefined || distance(nearest) > STATION_ORB) return [];
      const at = divide(longitude);
      return [{ type: 'STATION' as const, planet, at, exactMs: utcMsFromJd(jd), point: nearest.name, direction }];
    },
  );
}
