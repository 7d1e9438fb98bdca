import { occupants } from '../chart/placement.ts';
import { arcForward } from '../base/angles.ts';
import { printedDegrees, printedLongitude } from '../base/printed.ts';
import { boundarySeverity, subEdge } from '../zodiac/boundary.ts';
import type { BoundarySeverity } from '../zodiac/boundary.ts';
import { lordsOf, signName, starName } from '../zodiac/lords.ts';
import type { Lords, LordsInShort } from '../zodiac/lords.ts';
import { GRAHAS, SIGNS } from '../zodiac/names.ts';
import type { Graha, House, Planet, Sign } from '../zodiac/names.ts';
import type { Chart, Houses } from '../chart/chart.ts';
import { requireHouses } from '../chart/houses.ts';
import { oppositeOf } from './printed-point.ts';

/** All that is printed of a Placidus cusp (get_house_cusps). Angles in degrees. */
export interface CuspFacts extends Lords {
  readonly house: House;
  readonly siderealLongitude: number;
  readonly tropicalLongitude: number;
  /** Lord of the sign on the cusp (R3.4). */
  readonly owner: Graha;
  readonly span: number;
  readonly occupants: readonly Planet[];
  readonly cuspalSubLord: Planet;
  readonly cuspalSubLordStar: Planet;
  readonly cuspalSubLordRetrograde: boolean;
  readonly boundarySeverity: BoundarySeverity;
}

/** What decides of them. */
type CuspInShort = Omit<LordsInShort, 'dms'> &
  Pick<CuspFacts, 'house' | 'siderealLongitude' | 'occupants' | 'boundarySeverity'>;

/** The twelve cusps, first house first (R3). Throws out_of_range where Placidus does not exist (R3.2). */
export function cuspFacts(chart: Chart): readonly CuspFacts[] {
  const { cusps } = requireHouses(chart);
  const starts = printedStarts(cusps.map(({ longitude }) => longitude));
  const tropical = printedStarts(cusps.map(({ tropicalLongitude }) => tropicalLongitude));
  return cusps.map((cusp, index) => {
    const subLord = chart.planets[cusp.subLord];
    const begins = tropical[index] ?? cusp.tropicalLongitude;
    return {
      house: cusp.house,
      siderealLongitude: starts[index] ?? cusp.longitude,
      tropicalLongitude: begins,
      ...lordsOf(cusp.longitude, cusp),
      owner: cusp.signLord,
      // From the tropical cusps, so that it is the same in every ayanamsa.
      span: printedDegrees(arcForward(begins, tropical[(index + 1) % 12] ?? begins)),
      occupants: occupants(chart, cusp.house),
      cuspalSubLord: cusp.subLord,
      cuspalSubLordStar: subLord.starLord,
      cuspalSubLordRetrograde: subLord.retrograde,
      boundarySeverity: boundarySeverity(subEdge(cusp.longitude, cusp).distanceArcsec),
    };
  });
}

/** The twelve cusps without what follows from their longitudes. Throws out_of_range where Placidus does not exist (R3.2). */
export function cuspsInShort(chart: Chart): readonly CuspInShort[] {
  const { cusps } = requireHouses(chart);
  const starts = printedStarts(cusps.map(({ longitude }) => longitude));
  return cusps.map((cusp, index) => ({
    house: cusp.house,
    siderealLongitude: starts[index] ?? cusp.longitude,
    sign: signName(cusp.signIndex),
    signLord: cusp.signLord,
    star: starName(cusp.starIndex),
    pada: cusp.pada,
    starLord: cusp.starLord,
    subLord: cusp.subLord,
    subSubLord: cusp.subSubLord,
    occupants: occupants(chart, cusp.house),
    boundarySeverity: boundarySeverity(subEdge(cusp.longitude, cusp).distanceArcsec),
  }));
}

/** The printed cusps keep their axes: the seventh is the first and 180 degrees to the last digit. */
function printedStarts(cusps: readonly number[]): readonly number[] {
  const first = cusps.slice(0, 6).map(printedLongitude);
  return [...first, ...first.map(oppositeOf)];
}

const cuspsIn = ({ cusps }: Houses, signIndex: number): number =>
  cusps.filter((cusp) => cusp.signIndex === signIndex).length;

/** Signs that hold no cusp (R3.3). */
export const interceptedSigns = (houses: Houses): readonly Sign[] =>
  SIGNS.filter((_, signIndex) => cuspsIn(houses, signIndex) === 0);

/** Signs that hold two cusps or more (R3.3). */
export const doubleOwnedSigns = (houses: Houses): readonly Sign[] =>
  SIGNS.filter((_, signIndex) => cuspsIn(houses, signIndex) > 1);

/** Sun to Saturn without a cusp in their signs (R3.3). */
export const ownersOfNothing = ({ cusps }: Houses): readonly Graha[] =>
  GRAHAS.filter((planet) => cusps.every((cusp) => cusp.signLord !== planet));
