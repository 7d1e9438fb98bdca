import { arcForward } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import type { SkyWay } from '../../search/sky-way.ts';
import { divide } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { SUB_ROWS } from '../../zodiac/sub-table.ts';
import { cuspsOfEvent, planetsOfEvent } from '../kernel/event-points.ts';

/** What changes in a chart at an instant as the birth time moves; of a border of several divisions the widest. */
export const BORDER_KINDS = [
  'CUSP_SIGN',
  'CUSP_STAR',
  'CUSP_SUB',
  'PLANET_HOUSE',
  'PLANET_SIGN',
  'PLANET_STAR',
  'PLANET_SUB',
] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

/** A cusp or a planet that stands near a border. */
export type BoundaryTarget = `cusp_${House}` | `planet_${Planet}`;

/** An instant at which a cusp or planet passes a border. */
export interface TimeBorder {
  readonly atMs: number;
  readonly kind: BorderKind;
  readonly of: BoundaryTarget;
  /** The divisions before and after it in time; none where a planet changes house. */
  readonly divisions?: { readonly before: Division; readonly after: Division };
  /** The house whose cusp passes a border or a planet. */
  readonly house?: House;
  /** The planet that passes a border or is passed by a cusp. */
  readonly planet?: Planet;
}

const DEGREES_IN_SIGN = 30;
/** The 249 borders of subs and signs in order, in degrees, each with what lies before and behind it (R4.3). */
const ROW_BORDERS = SUB_ROWS.map(({ fromArcsec }) => {
  const longitude = fromArcsec / 3600;
  // A quarter of an arc-second before a start lies the division before it.
  return { longitude, below: divide(longitude - 0.25 / 3600), above: divide(longitude) };
});
type RowBorder = (typeof ROW_BORDERS)[number];
const SIGN_BORDERS = ROW_BORDERS.filter(({ longitude }) => longitude % DEGREES_IN_SIGN === 0);

/** Picks from borders in zodiac order the ones in an arc that runs forward from a longitude. */
function bordersIn(rows: readonly RowBorder[], from: number, length: number): readonly RowBorder[] {
  const found: RowBorder[] = [];
  // The first row at or behind the beginning: rows are sorted, so half of them falls away at each look.
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.longitude ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[(low + step) % rows.length];
    if (row === undefined || arcForward(from, row.longitude) > length) break;
    found.push(row);
  }
  return found;
}

function widest({ below, above }: RowBorder): 'SIGN' | 'STAR' | 'SUB' {
  if (below.signIndex !== above.signIndex) return 'SIGN';
  return below.starIndex === above.starIndex ? 'SUB' : 'STAR';
}

const cuspBordersAmong = (way: SkyWay, house: House, rows: readonly RowBorder[]): readonly TimeBorder[] => {
  const arc = way.cuspArc(house);
  return bordersIn(rows, arc.from, arc.length)
    .flatMap((row): readonly TimeBorder[] => {
      const atMs = way.cuspReaches(house, row.longitude);
      if (atMs === null) return [];
      const divisions = { before: row.below, after: row.above };
      return [{ atMs, kind: `CUSP_${widest(row)}`, of: `cusp_${house}`, divisions, house }];
    })
    .sort(inTime);
};

/** The sub and sign borders that a cusp passes, in order of time. */
export const cuspBorders = (way: SkyWay, house: House): readonly TimeBorder[] =>
  cuspBordersAmong(way, house, ROW_BORDERS);

/** The sign borders alone: they change who owns the house (R3.4). */
export const cuspSignBorders = (way: SkyWay, house: House): readonly TimeBorder[] =>
  cuspBordersAmong(way, house, SIGN_BORDERS);

/** The sub and sign borders that a planet passes, in order of time. */
export function planetBorders(way: SkyWay, planet: Planet): readonly TimeBorder[] {
  const [from, to] = way.planetSpan(planet);
  return bordersIn(ROW_BORDERS, from, arcForward(from, to))
    .flatMap((row) =>
      way.planetReaches(planet, row.longitude).map(({ atMs, forward }): TimeBorder => {
        const divisions = forward ? { before: row.below, after: row.above } : { before: row.above, after: row.below };
        return { atMs, kind: `PLANET_${widest(row)}`, of: `planet_${planet}`, divisions, planet };
      }),
    )
    .sort(inTime);
}

/** The instants at which cusps pass planets, which change house there (R3.1). */
export function houseBorders(way: SkyWay): readonly TimeBorder[] {
  const passages = PLANETS.map((planet) => ({ planet, cusps: way.cuspsPass(planet) }));
  return HOUSES.flatMap((house) =>
    passages.flatMap(({ planet, cusps }): readonly TimeBorder[] => {
      const atMs = cusps[house - 1] ?? null;
      return atMs === null ? [] : [{ atMs, kind: 'PLANET_HOUSE', of: `planet_${planet}`, house, planet }];
    }),
  );
}

/** Order of time, for sorting. */
export const inTime = (a: { readonly atMs: number }, b: { readonly atMs: number }): number => a.atMs - b.atMs;

/** The cusps that judge and confirm a matter and the planets of their chains, as border tables name them. */
export const targetsOfEvent = (chart: Chart, sets: HouseSets): readonly BoundaryTarget[] => [
  ...cuspsOfEvent(sets).map((house) => `cusp_${house}` as const),
  ...planetsOfEvent(chart, sets).map((planet) => `planet_${planet}` as const),
];
