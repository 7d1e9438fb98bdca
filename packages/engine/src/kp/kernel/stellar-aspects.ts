import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { degreeAspectsBetween } from './degree-aspects.ts';
import type { AspectBody, DegreeAspect } from './degree-aspects.ts';
import { levels } from './levels.ts';

export const TIE_TYPES = ['STAR', 'SUB', 'SUBSUB'] as const;
type TieType = (typeof TIE_TYPES)[number];
export const EXCHANGE_TYPES = ['MUTUAL_STAR', 'MUTUAL_SUB', 'STAR_SUB'] as const;
type ExchangeType = (typeof EXCHANGE_TYPES)[number];

/** `from` stands in a star, sub or sub-sub of `to`. */
interface StellarEdge {
  readonly from: Planet;
  readonly to: Planet;
  readonly type: TieType;
}

/** STAR_SUB: a stands in a star of b, b in a sub of a. */
interface StellarExchange {
  readonly a: Planet;
  readonly b: Planet;
  readonly type: ExchangeType;
}

export interface StarChain {
  readonly planet: Planet;
  /** The planet, its star lord, that one's star lord … until one would come again. */
  readonly path: readonly Planet[];
  /** RULER: a planet in its own star. CYCLE: planets that lead back to one another. */
  readonly ends: { readonly type: 'RULER' | 'CYCLE'; readonly planets: readonly Planet[] };
}

interface CuspTie {
  readonly cusp: House;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly subSubLord: Planet;
  /** Planets in a star of any of the three lords. */
  readonly planetsInTheirStars: readonly Planet[];
}

type CuspName = `cusp_${House}`;

export interface StellarAspects {
  readonly edges: readonly StellarEdge[];
  readonly exchanges: readonly StellarExchange[];
  readonly selfStar: readonly Planet[];
  readonly selfSub: readonly Planet[];
  /** Own star and own sub: pure results of its own houses (R5.8). */
  readonly selfStarAndSub: readonly Planet[];
  readonly chains: readonly StarChain[];
  readonly cuspTies: readonly CuspTie[];
  /** Houses each planet reaches through its star lord: L1 and L3 (R7.2). */
  readonly housesReached: readonly { readonly planet: Planet; readonly houses: readonly House[] }[];
  readonly degreeAspects: readonly (DegreeAspect & { readonly from: Planet; readonly to: Planet | CuspName })[];
  readonly signAspects: readonly { readonly from: Planet; readonly to: Planet; readonly ordinal: number }[];
}

/**
 * Pairs of planets that act through each other by star, sub and sub-sub (R7.2, R5.8), with the sign aspects of R6.2 and
 * the degree aspects of R7.1, which only colour. Throws out_of_range where there are no houses.
 */
export function stellarAspects(chart: Chart): StellarAspects {
  const starOf = (planet: Planet): Planet => chart.planets[planet].starLord;
  const subOf = (planet: Planet): Planet => chart.planets[planet].subLord;
  const { cusps } = requireHouses(chart);
  const selfStar = PLANETS.filter((planet) => starOf(planet) === planet);
  const selfSub = PLANETS.filter((planet) => subOf(planet) === planet);
  return {
    edges: PLANETS.flatMap((from): StellarEdge[] => [
      { from, to: starOf(from), type: 'STAR' },
      { from, to: subOf(from), type: 'SUB' },
      { from, to: chart.planets[from].subSubLord, type: 'SUBSUB' },
    ]),
    exchanges: exchanges(starOf, subOf),
    selfStar,
    selfSub,
    selfStarAndSub: selfStar.filter((planet) => selfSub.includes(planet)),
    chains: PLANETS.map((planet) => starChain(planet, starOf)),
    cuspTies: cusps.map(({ house, starLord, subLord, subSubLord }) => ({
      cusp: house,
      starLord,
      subLord,
      subSubLord,
      planetsInTheirStars: PLANETS.filter((planet) => [starLord, subLord, subSubLord].includes(starOf(planet))),
    })),
    housesReached: PLANETS.map((planet) => {
      const { L1, L3 } = levels(chart, planet);
      return { planet, houses: HOUSES.filter((house) => L1.includes(house) || L3.includes(house)) };
    }),
    degreeAspects: degreeAspects(chart),
    signAspects: signAspects(chart),
  };
}

type LordOf = (planet: Planet) => Planet;

function exchanges(starOf: LordOf, subOf: LordOf): StellarExchange[] {
  return PLANETS.flatMap((a, index) =>
    PLANETS.flatMap((b, other): StellarExchange[] => {
      if (a === b) return [];
      const found: StellarExchange[] = [];
      if (index < other && starOf(a) === b && starOf(b) === a) found.push({ a, b, type: 'MUTUAL_STAR' });
      if (index < other && subOf(a) === b && subOf(b) === a) found.push({ a, b, type: 'MUTUAL_SUB' });
      if (starOf(a) === b && subOf(b) === a) found.push({ a, b, type: 'STAR_SUB' });
      return found;
    }),
  );
}

/** Star lords followed until one repeats (R7.2). */
export function starChain(planet: Planet, starOf: LordOf): StarChain {
  const path: Planet[] = [];
  let next = planet;
  while (!path.includes(next)) {
    path.push(next);
    next = starOf(next);
  }
  const planets = path.slice(path.indexOf(next));
  return { planet, path, ends: { type: planets.length === 1 ? 'RULER' : 'CYCLE', planets } };
}

/** The axis of the nodes is no aspect of theirs (R6.4). */
const isNodeAxis = (a: Planet, b: Planet): boolean => isNode(a) && isNode(b);

function degreeAspects(chart: Chart): StellarAspects['degreeAspects'] {
  const body = (planet: Planet): AspectBody => ({
    longitude: chart.planets[planet].longitude,
    speed: chart.planets[planet].speed,
    luminary: planet === 'Sun' || planet === 'Moon',
  });
  const { cusps } = requireHouses(chart);
  return PLANETS.flatMap((from, index) => [
    ...PLANETS.slice(index + 1)
      .filter((to) => !isNodeAxis(from, to))
      .flatMap((to) => degreeAspectsBetween(body(from), body(to)).map((aspect) => ({ from, to, ...aspect }))),
    ...cusps.flatMap(({ house, longitude }) =>
      degreeAspectsBetween(body(from), { longitude, speed: 0, luminary: false }).map((aspect) => ({
        from,
        to: `cusp_${house}` as const,
        ...aspect,
      })),
    ),
  ]);
}

function signAspects(chart: Chart): StellarAspects['signAspects'] {
  return PLANETS.flatMap((from) =>
    PLANETS.filter((to) => to !== from && !isNodeAxis(from, to)).flatMap((to) => {
      const ordinal = signAspect(from, chart.planets[from].signIndex, chart.planets[to].signIndex);
      return ordinal === null ? [] : [{ from, to, ordinal }];
    }),
  );
}
