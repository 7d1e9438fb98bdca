import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { owned } from '../kernel/agents.ts';
import { degreeAspectsBetween } from '../kernel/degree-aspects.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import type { Lean } from '../kernel/levels.ts';
import { cuspOf, houseOfPlanet, inOwnStar, owns, isTenanted } from '../../chart/placement.ts';
import { denialOf } from '../promise/promise-verdict.ts';
import { bandOf } from '../kernel/score.ts';
import { separation } from '../../base/angles.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import { decidingCusp, testedCusps } from './tested-cusps.ts';

export const FOUR_STEP_VERDICTS = ['PROMISED', 'MIXED', 'DENIED', 'INCONCLUSIVE'] as const;
export type FourStepVerdict = (typeof FOUR_STEP_VERDICTS)[number];
export const FOUR_STEP_AGREEMENTS = ['STRONG_AGREEMENT', 'PARTIAL_AGREEMENT', 'DIVERGENCE'] as const;
export type FourStepAgreement = (typeof FOUR_STEP_AGREEMENTS)[number];

/** A planet of the chain and the houses it gives strongly (R22.3). Step 3 sub lord of a cusp, step 4 its star lord. */
interface FourStep {
  readonly step: 3 | 4;
  readonly planet: Planet;
  /** Houses it gives by place and ownership, with the extra ones. */
  readonly strongHouses: readonly House[];
  /** Houses that only come in addition: by company, by aspect on a cusp, by a node's agents. */
  readonly extra: readonly House[];
  /** No other planet stands in its stars. */
  readonly empty: boolean;
  readonly ownStar: boolean;
}

interface FourStepRow {
  readonly cusp: House;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly starLordOfSubLord: Planet;
  readonly steps: readonly [FourStep, FourStep];
  readonly subLordLean: Lean;
  readonly endLean: Lean;
  /** 1 for the same lean, 0 for opposite ones, else 0.5. */
  readonly points: 0 | 0.5 | 1;
  readonly agrees: boolean;
  /** The sub lord is in its own star: both steps are one planet. */
  readonly sameIndicator?: true;
}

export interface FourStepReading {
  readonly rows: readonly FourStepRow[];
  /** 100 times the points for each row. */
  readonly agreementPct: number;
  readonly agreement: FourStepAgreement;
  readonly verdict: FourStepVerdict;
  /** The end indicator was silent, the sub lord decided. */
  readonly fallback: boolean;
  /** The row that decided. */
  readonly deciding: FourStepRow;
}

/** Degrees within which two planets are together and an aspect touches a cusp (R22.3). */
const ORB = 10 / 3;
const CUSP_ANGLES: readonly number[] = [0, 60, 90, 120, 180];

/** Houses of the one planet that stands with X; none when X is alone or in a crowd. */
function byCompany(chart: Chart, planet: Planet): readonly House[] {
  const near = PLANETS.filter(
    (other) => other !== planet && separation(chart.planets[other].longitude, chart.planets[planet].longitude) <= ORB,
  );
  const [only, ...others] = near;
  return only === undefined || others.length > 0 ? [] : [houseOfPlanet(chart, only), ...owned(chart, only)];
}

const byAspect = (chart: Chart, planet: Planet): readonly House[] =>
  HOUSES.filter((house) => {
    const point = (longitude: number) => ({ longitude, speed: 0, luminary: false });
    const found = degreeAspectsBetween(point(chart.planets[planet].longitude), point(cuspOf(chart, house).longitude));
    return found.some(({ angle }) => CUSP_ANGLES.includes(angle));
  });

function stepOf(chart: Chart, step: 3 | 4, planet: Planet): FourStep {
  const empty = !isTenanted(chart, planet);
  const ownStar = inOwnStar(chart, planet);
  const plain = [
    ...(step === 4 || empty || ownStar ? [houseOfPlanet(chart, planet)] : []),
    ...(empty ? owns(chart, planet) : []),
  ];
  const added = [
    ...byCompany(chart, planet),
    ...byAspect(chart, planet),
    ...(isNode(planet) ? owned(chart, planet) : []),
  ];
  return {
    step,
    planet,
    strongHouses: sortedHouses([...plain, ...added]),
    extra: sortedHouses(added.filter((house) => !plain.includes(house))),
    empty,
    ownStar,
  };
}

/** By the number of houses for and against. */
function leanOf({ strongHouses }: FourStep, event: HouseSets): Lean {
  const count = (houses: readonly House[]) => strongHouses.filter((house) => houses.includes(house)).length;
  const favourable = count(event.required);
  const against = count(denialOf(event));
  if (favourable === against) return favourable === 0 ? 'NONE' : 'BOTH';
  return favourable > against ? 'FOR' : 'AGAINST';
}

function pointsOf(a: Lean, b: Lean): FourStepRow['points'] {
  if (a === b) return 1;
  const decided = (lean: Lean): boolean => lean === 'FOR' || lean === 'AGAINST';
  return decided(a) && decided(b) ? 0 : 0.5;
}

function rowOf(chart: Chart, event: HouseSets, cusp: House): FourStepRow {
  const { starLord, subLord } = cuspOf(chart, cusp);
  const starLordOfSubLord = chart.planets[subLord].starLord;
  const sub = stepOf(chart, 3, subLord);
  const end = stepOf(chart, 4, starLordOfSubLord);
  const subLordLean = leanOf(sub, event);
  const endLean = leanOf(end, event);
  return {
    cusp,
    starLord,
    subLord,
    starLordOfSubLord,
    steps: [sub, end],
    subLordLean,
    endLean,
    points: pointsOf(subLordLean, endLean),
    agrees: subLordLean === endLean,
    ...(subLord === starLordOfSubLord && { sameIndicator: true as const }),
  };
}

/** The edges 50 and 75 belong to the class above. */
export const fourStepAgreement = (pct: number): FourStepAgreement =>
  bandOf<FourStepAgreement>(
    pct,
    [
      [50, 'DIVERGENCE'],
      [75, 'PARTIAL_AGREEMENT'],
    ],
    'STRONG_AGREEMENT',
  );

const VERDICT_OF: Readonly<Record<Lean, FourStepVerdict>> = {
  FOR: 'PROMISED',
  AGAINST: 'DENIED',
  BOTH: 'MIXED',
  NONE: 'INCONCLUSIVE',
};

/**
 * The four-step theory of S. Gondhalekar (R22.3): the star lord of the sub lord, the end indicator, decides a cusp, and
 * is compared with the sub lord over the cusps asked for, by default the primary one and all required. Throws
 * out_of_range where Placidus does not exist (R3.2).
 */
export function fourStep(chart: Chart, event: HouseSets, cusps?: readonly House[]): FourStepReading {
  const tested = testedCusps(cusps, [event.primaryCusp, ...event.required]);
  const rows = tested.map((cusp) => rowOf(chart, event, cusp));
  const deciding = rowOf(chart, event, decidingCusp(event, cusps));
  const fallback = deciding.endLean === 'NONE';
  const agreementPct = (100 * rows.reduce<number>((sum, { points }) => sum + points, 0)) / rows.length;
  return {
    rows,
    agreementPct,
    agreement: fourStepAgreement(agreementPct),
    verdict: VERDICT_OF[fallback ? deciding.subLordLean : deciding.endLean],
    fallback,
    deciding,
  };
}
