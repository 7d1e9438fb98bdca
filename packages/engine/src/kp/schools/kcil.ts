import { printedTenths } from '../../base/printed.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { HouseSets } from '../../events/event.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { denialOf } from '../promise/promise-verdict.ts';
import { bandOf, wholePoints } from '../kernel/score.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { involvement } from './kcil-involvement.ts';
import type { CuspLord, Involvement } from './kcil-involvement.ts';
import { decidingCusp, testedCusps } from './tested-cusps.ts';

export const KCIL_ROLES = ['star', 'sub', 'subsub'] as const;
type KcilRole = (typeof KCIL_ROLES)[number];
export const KCIL_VERDICTS = ['STRONG_PROMISE', 'MIXED', 'WEAK', 'DENIED'] as const;
export type KcilVerdict = (typeof KCIL_VERDICTS)[number];

/** Points a lord can give its cusp; 100 together. */
const WEIGHTS: Readonly<Record<KcilRole, number>> = { star: 15, sub: 60, subsub: 25 };
const LORD_OF: Readonly<Record<KcilRole, CuspLord>> = { star: 'starLord', sub: 'subLord', subsub: 'subSubLord' };

interface KcilLord extends Involvement {
  readonly role: KcilRole;
  readonly planet: Planet;
  readonly weight: number;
  /** Involved, committed and confirmed, together. */
  readonly housesSignified: readonly House[];
  readonly supportingHits: readonly House[];
  /** Denial houses it commits to. */
  readonly denialHits: readonly House[];
  /** In tenths; those of the three lords add up to the score of the cusp. */
  readonly points: number;
}

/** A commitment that undoes an involvement: it is the 6th, 8th or 12th from required houses of T1 (R22.1). */
interface KcilNegation {
  readonly role: KcilRole;
  readonly planet: Planet;
  readonly committed: House;
  readonly undoes: readonly House[];
}

export interface KcilCusp {
  readonly cusp: House;
  readonly score: number;
  readonly verdict: KcilVerdict;
  readonly lords: readonly KcilLord[];
  /** Reported; it moves nothing. */
  readonly negation: readonly KcilNegation[];
}

export interface KcilReading {
  readonly cusps: readonly KcilCusp[];
  /** Mean of the cusps. */
  readonly overallScore: number;
  readonly verdict: KcilVerdict;
}

/** The bands of the score; they meet at their lower edges. */
export const kcilVerdict = (score: number): KcilVerdict =>
  bandOf<KcilVerdict>(
    score,
    [
      [30, 'DENIED'],
      [50, 'WEAK'],
      [70, 'MIXED'],
    ],
    'STRONG_PROMISE',
  );

type WeighedLord = Omit<KcilLord, 'points'> & { readonly exact: number };

function lordOf(chart: Chart, event: HouseSets, cusp: House, role: KcilRole): WeighedLord {
  const planet = cuspOf(chart, cusp)[LORD_OF[role]];
  const tie = involvement(chart, planet);
  const housesSignified = HOUSES.filter((house) => [tie.T1, tie.T2, tie.T4].some((list) => list.includes(house)));
  const supportingHits = event.required.filter((house) => housesSignified.includes(house));
  const denialHits = denialOf(event).filter((house) => tie.T2.includes(house));
  const hits = supportingHits.length;
  const ratio = hits === 0 ? 0 : (hits / event.required.length + hits / (hits + denialHits.length)) / 2;
  const weight = WEIGHTS[role];
  return { role, planet, weight, housesSignified, supportingHits, denialHits, ...tie, exact: weight * ratio };
}

/** Points as whole tenths that add up to the rounded total: what rounding leaves goes to the largest remainders. */
function inTenths(exact: readonly number[]): readonly number[] {
  const tenths = exact.map((points) => points * 10);
  const floors = tenths.map((each) => Math.floor(each + 1e-9));
  const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
  const left = wholePoints(sum(tenths)) - sum(floors);
  const remainder = (index: number): number => (tenths[index] ?? 0) - (floors[index] ?? 0);
  const raised = floors
    .map((_, index) => index)
    .sort((a, b) => remainder(b) - remainder(a))
    .slice(0, left);
  return floors.map((each, index) => (each + (raised.includes(index) ? 1 : 0)) / 10);
}

const UNDOING = [6, 8, 12];

function negationOf({ role, planet, T1, T2 }: WeighedLord, event: HouseSets): readonly KcilNegation[] {
  const involved = event.required.filter((house) => T1.includes(house));
  return T2.flatMap((committed) => {
    const undoes = involved.filter((house) => UNDOING.some((nth) => nthFrom(house, nth) === committed));
    return undoes.length > 0 ? [{ role, planet, committed, undoes }] : [];
  });
}

function cuspReading(chart: Chart, event: HouseSets, cusp: House): KcilCusp {
  const lords = KCIL_ROLES.map((role) => lordOf(chart, event, cusp, role));
  const points = inTenths(lords.map(({ exact }) => exact));
  const score = printedTenths(points.reduce((sum, each) => sum + each, 0));
  return {
    cusp,
    score,
    verdict: kcilVerdict(score),
    lords: lords.map(({ exact: _, ...lord }, index) => ({ ...lord, points: points[index] ?? 0 })),
    negation: lords.flatMap((lord) => negationOf(lord, event)),
  };
}

/**
 * Cuspal interlinks after S. P. Khullar (R22.1), graded 0 to 100: how far the star, sub and sub-sub lord of each cusp
 * asked for (default the primary one) are tied to the required houses and committed against them. Weights and bands
 * are those of the rule, the ratio is ours. Throws out_of_range where Placidus does not exist (R3.2).
 */
export function kcil(chart: Chart, event: HouseSets, cusps?: readonly House[]): KcilReading {
  const rows = testedCusps(cusps, [event.primaryCusp]).map((cusp) => cuspReading(chart, event, cusp));
  const overallScore = printedTenths(rows.reduce((sum, { score }) => sum + score, 0) / rows.length);
  return { cusps: rows, overallScore, verdict: kcilVerdict(overallScore) };
}

export interface KhullarFrame {
  readonly score: number;
  readonly verdict: KcilVerdict;
  /** Cusps whose sub lord is another one there. */
  readonly cslChanged: readonly House[];
}

/** The same reading in the ayanamsa of the school (R22.1, R2.3). */
export function khullarFrame(
  ephemeris: Ephemeris,
  chart: Chart,
  event: HouseSets,
  cusps?: readonly House[],
): KhullarFrame {
  const own = buildChart(ephemeris, { ...chart.moment, ayanamsa: 'khullar' });
  const { overallScore, verdict } = kcil(own, event, cusps);
  const cslChanged = HOUSES.filter((house) => cuspalSubLord(own, house) !== cuspalSubLord(chart, house));
  return { score: overallScore, verdict, cslChanged };
}

/** What the sub-sub lord of one cusp does for a matter. */
export interface SubSubRule {
  readonly cusp: House;
  readonly subSubLord: Planet;
  /** It is involved in the deciding cusp. */
  readonly involved: boolean;
  /** Required houses it commits to. */
  readonly commits: readonly House[];
  /** Required houses that its own sub-sub lord confirms. */
  readonly confirms: readonly House[];
  readonly holds: boolean;
}

export const SSL_RESULTS = ['BOTH', 'ONE', 'NONE'] as const;
type SslResult = (typeof SSL_RESULTS)[number];

/** The rule of the school itself: the sub-sub lords of the deciding cusp and of the Lagna must both hold (R22.1). */
export function sslRule(chart: Chart, event: HouseSets, cusps?: readonly House[]) {
  const deciding = decidingCusp(event, cusps);
  const ruleOf = (cusp: House): SubSubRule => {
    const { subSubLord } = cuspOf(chart, cusp);
    const { T1, T2, T3 } = involvement(chart, subSubLord);
    const involved = T1.includes(deciding);
    const commits = event.required.filter((house) => T2.includes(house));
    const confirms = event.required.filter((house) => T3.includes(house));
    return { cusp, subSubLord, involved, commits, confirms, holds: involved && commits.length > 0 };
  };
  const primary = ruleOf(deciding);
  const lagna = ruleOf(1);
  const result: SslResult = primary.holds && lagna.holds ? 'BOTH' : primary.holds || lagna.holds ? 'ONE' : 'NONE';
  return { result, primary, lagna };
}
