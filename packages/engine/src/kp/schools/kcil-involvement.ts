import type { Chart } from '../../chart/chart.ts';
import type { Point } from '../../zodiac/point.ts';
import { requireHouses } from '../../chart/houses.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { houseOfPlanet, inOwnStar, isTenanted } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Node, Planet } from '../../zodiac/names.ts';

/** The three lords by which a cusp is ruled in this school; its sign lord is left out (R22.1). */
export type CuspLord = 'starLord' | 'subLord' | 'subSubLord';

export const POSITIONAL_STATUSES = ['OWN_STAR', 'UNTENANTED', 'STAR_EXCHANGE'] as const;
type PositionalStatus = (typeof POSITIONAL_STATUSES)[number];

/** The cusps a planet is tied to (R22.1; S. P. Khullar, Sub Sub and Cuspal Interlinks). */
export interface Involvement {
  /** Stellar involvement: cusps of its star lord. */
  readonly T1: readonly House[];
  /** Commitment: cusps of its sub lord. */
  readonly T2: readonly House[];
  /** Culmination: cusps of its sub-sub lord. */
  readonly T3: readonly House[];
  /** Its own cusps, with positional status only. */
  readonly T4: readonly House[];
  readonly positionalStatus: PositionalStatus | null;
}

const isLordOf = ({ starLord, subLord, subSubLord }: Point, planet: Planet): boolean =>
  starLord === planet || subLord === planet || subSubLord === planet;

const appearanceTable = perChart((chart) => {
  const { cusps } = requireHouses(chart);
  return byPlanet((planet) => cusps.filter((cusp) => isLordOf(cusp, planet)).map(({ house }) => house));
});

/** Cusps of which a planet is star, sub or sub-sub lord. */
const appearances = (chart: Chart, planet: Planet): readonly House[] => appearanceTable(chart)[planet];

/** Cusps of one lord of a planet; a node as lord adds its house, its sign lord's cusps and those of its own such lord. */
function cuspsOfLord(chart: Chart, planet: Planet, lord: CuspLord): readonly House[] {
  const found = chart.planets[planet][lord];
  const own = appearances(chart, found);
  if (!isNode(found)) return own;
  const node = chart.planets[found];
  return [...own, houseOfPlanet(chart, found), ...appearances(chart, node.signLord), ...appearances(chart, node[lord])];
}

/** What a node is involved in besides the cusps of its star lord. */
function involvedNode(chart: Chart, node: Node): readonly House[] {
  const { signLord } = chart.planets[node];
  const { starLord } = chart.planets[signLord];
  return [
    ...appearances(chart, node),
    houseOfPlanet(chart, node),
    ...appearances(chart, isNode(starLord) ? signLord : starLord),
  ];
}

function statusOf(chart: Chart, planet: Planet): PositionalStatus | null {
  if (inOwnStar(chart, planet)) return 'OWN_STAR';
  if (!isTenanted(chart, planet)) return 'UNTENANTED';
  const { starLord } = chart.planets[planet];
  return chart.planets[starLord].starLord === planet ? 'STAR_EXCHANGE' : null;
}

function involvementOf(chart: Chart, planet: Planet): Involvement {
  const positionalStatus = statusOf(chart, planet);
  const stellar = cuspsOfLord(chart, planet, 'starLord');
  return {
    T1: sortedHouses(isNode(planet) ? [...stellar, ...involvedNode(chart, planet)] : stellar),
    T2: sortedHouses(cuspsOfLord(chart, planet, 'subLord')),
    T3: sortedHouses(cuspsOfLord(chart, planet, 'subSubLord')),
    T4: positionalStatus === null ? [] : appearances(chart, planet),
    positionalStatus,
  };
}

const involvementTable = perChart((chart) => byPlanet((planet) => involvementOf(chart, planet)));

/** The four kinds of tie of a planet to the cusps (R22.1). Throws out_of_range without Placidus (R3.2). */
export const involvement = (chart: Chart, planet: Planet): Involvement => involvementTable(chart)[planet];
