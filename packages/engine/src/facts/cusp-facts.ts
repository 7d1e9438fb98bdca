import { occupants } from '../chart/placement.ts';
import { boundarySeverity } from '../zodiac/boundary.ts';
import type { BoundarySeverity } from '../zodiac/boundary.ts';
import { lordsOf } from '../zodiac/lords.ts';
import type { Lords } from '../zodiac/lords.ts';
import { GRAHAS, SIGNS } from '../zodiac/names.ts';
import type { Graha, House, Planet, Sign } from '../zodiac/names.ts';
import type { Chart, Houses } from '../chart/chart.ts';
import { requireHouses } from '../chart/houses.ts';

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

/** The twelve cusps, first house first (R3). Throws out_of_range where Placidus does not exist (R3.2). */
export function cuspFacts(chart: Chart): readonly CuspFacts[] {
  return requireHouses(chart).cusps.map((cusp) => {
    const lords = lordsOf(cusp.longitude);
    const subLord = chart.planets[cusp.subLord];
    return {
      house: cusp.house,
      siderealLongitude: cusp.longitude,
      tropicalLongitude: cusp.tropicalLongitude,
      ...lords,
      owner: cusp.signLord,
      span: cusp.span,
      occupants: occupants(chart, cusp.house),
      cuspalSubLord: cusp.subLord,
      cuspalSubLordStar: subLord.starLord,
      cuspalSubLordRetrograde: subLord.retrograde,
      boundarySeverity: boundarySeverity(lords.boundary.distanceArcsec),
    };
  });
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
