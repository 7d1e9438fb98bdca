import type { Chart, Cusp } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import type { House, Planet } from '../../zodiac/names.ts';

/**
 * How cusp i reaches cusp j through C, its sub lord (R22.2): 1 the sub lord of j is the star or sub lord of C;
 * 2 both cusps have the sub lord C, or C's star lord is sub or sub-sub lord of j; 3 the sub lord of j stands in a star
 * of C; 4 C's star lord occupies j.
 */
type LinkType = 1 | 2 | 3 | 4;

interface Interlink {
  readonly from: House;
  readonly to: House;
  /** Number of types that hold, 1..4. */
  readonly strength: number;
  readonly types: readonly LinkType[];
}

export interface InterlinkMatrix {
  /** Row i from cusp i + 1; on the diagonal 1 when the cusp ties to itself, else 0. */
  readonly matrix: readonly (readonly number[])[];
  /** All links of strength 1 or more, by from, then to. */
  readonly links: readonly Interlink[];
  /** The ten strongest. */
  readonly strongest: readonly Interlink[];
  /** Links that run both ways; strength = the weaker of the two. */
  readonly mutualLinks: readonly { readonly a: House; readonly b: House; readonly strength: number }[];
  /** Cusps from which no link runs. */
  readonly isolatedCusps: readonly House[];
  /** Sums of the rows without the diagonal. */
  readonly rowTotals: readonly number[];
}

/** The cuspal interlinks of a chart, 12 x 12 (R22.2; a modern school, not Krishnamurti's own). */
export function interlinkMatrix(chart: Chart): InterlinkMatrix {
  const { cusps } = requireHouses(chart);
  const links = cusps.flatMap((from) =>
    cusps
      .filter((to) => to.house !== from.house)
      .map((to) => link(chart, from, to))
      .filter(({ strength }) => strength > 0),
  );
  const strengthOf = (from: House, to: House): number =>
    links.find((each) => each.from === from && each.to === to)?.strength ?? 0;
  const rowTotals = cusps.map(({ house }) =>
    links.filter(({ from }) => from === house).reduce((sum, { strength }) => sum + strength, 0),
  );
  return {
    matrix: cusps.map((from) =>
      cusps.map((to) => (from === to ? selfLink(chart, from) : strengthOf(from.house, to.house))),
    ),
    links,
    strongest: links.toSorted((a, b) => b.strength - a.strength).slice(0, 10),
    mutualLinks: links
      .filter(({ from, to }) => from < to)
      .map(({ from, to, strength }) => ({ a: from, b: to, strength: Math.min(strength, strengthOf(to, from)) }))
      .filter(({ strength }) => strength > 0),
    isolatedCusps: cusps.filter((_, index) => rowTotals[index] === 0).map(({ house }) => house),
    rowTotals,
  };
}

function link(chart: Chart, from: Cusp, to: Cusp): Interlink {
  const lord = chart.planets[from.subLord];
  const starLord = lord.starLord;
  const holds: Readonly<Record<LinkType, boolean>> = {
    1: to.subLord === starLord || to.subLord === lord.subLord,
    2: to.subLord === from.subLord || to.subLord === starLord || to.subSubLord === starLord,
    3: chart.planets[to.subLord].starLord === from.subLord,
    4: occupies(chart, starLord, to.house),
  };
  const types = LINK_TYPES.filter((type) => holds[type]);
  return { from: from.house, to: to.house, strength: types.length, types };
}

const LINK_TYPES: readonly LinkType[] = [1, 2, 3, 4];

function selfLink(chart: Chart, cusp: Cusp): 0 | 1 {
  const starLord = chart.planets[cusp.subLord].starLord;
  return starLord === cusp.subLord || occupies(chart, starLord, cusp.house) ? 1 : 0;
}

const occupies = (chart: Chart, planet: Planet, house: House): boolean => chart.planets[planet].house === house;
