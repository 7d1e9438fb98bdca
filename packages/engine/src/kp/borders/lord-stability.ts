import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { birthSpan, timed } from './birth-span.ts';
import type { BirthSpan } from './birth-span.ts';
import { stabilityAndAlternatives } from './stability.ts';
import type { Alternative, Stability } from './stability.ts';
import type { BoundaryTarget, TimeBorder } from './time-border.ts';
import { planetBorders } from './time-border.ts';
import { reachOf } from './verdict-stability.ts';

/** How far the sub lord of a cusp or planet holds as the birth time moves. */
export interface LordStability {
  readonly stability: Stability<Planet>;
  /** The sub lords among the birth times that may be meant; null where no uncertainty was stated. */
  readonly alternatives: readonly Alternative<Planet>[] | null;
  /** There is more than one. */
  readonly uncertain: boolean;
}

/** The birth times around a birth at which a cusp or planet has the same sub lord. Throws out_of_range without Placidus. */
export function lordStability(
  ephemeris: Ephemeris,
  chart: Chart,
  target: BoundaryTarget,
  uncertaintyMinutes?: number,
): LordStability {
  const span = birthSpan(ephemeris, chart, reachOf(uncertaintyMinutes));
  const house = HOUSES.find((each) => target === `cusp_${each}`);
  if (house !== undefined)
    return ofLord(chart, span, span.cusp(house), cuspalSubLord(chart, house), uncertaintyMinutes);
  const planet = PLANETS.find((each) => target === `planet_${each}`);
  if (planet === undefined) throw new RangeError(`${target} is no cusp and no planet.`);
  return ofLord(chart, span, planetBorders(span.way, planet), chart.planets[planet].subLord, uncertaintyMinutes);
}

const comparing = {
  same: (a: Planet, b: Planet): boolean => a === b,
  named: (borders: readonly TimeBorder[]) => borders[0],
};

function ofLord(
  { moment: { utcMs } }: Chart,
  { way }: BirthSpan,
  borders: readonly TimeBorder[],
  lord: Planet,
  uncertaintyMinutes: number | undefined,
): LordStability {
  let said = borders[0]?.divisions?.before.subLord ?? lord;
  const pieces = timed(way, borders);
  const lords = pieces.map(({ begins }) => (said = begins[0]?.divisions?.after.subLord ?? said));
  const found = stabilityAndAlternatives(
    { pieces, said: (at) => lords[at] ?? lord },
    utcMs,
    uncertaintyMinutes,
    comparing,
  );
  return { ...found, uncertain: (found.alternatives?.length ?? 0) > 1 };
}
