import type { Chart } from '../chart/chart.ts';
import { byGraha, signsOf } from '../parashari/base/frame.ts';
import type { Ephemeris } from '../sky/port.ts';
import { signLordOf } from '../zodiac/division.ts';
import type { Graha } from '../zodiac/names.ts';
import type { LitChart } from './annual-chart.ts';
import { munthaSign } from './annual-chart.ts';
import { tajikAspect } from './aspects.ts';
import type { TajikAspect } from './aspects.ts';
import { harshaBala } from './harsha.ts';
import { skyPairs } from './pairs.ts';
import { panchavargeeya } from './strength.ts';

/** Lords of the annual lagna by day and by night, Aries first (R31.3). */
const TRIRASHI: readonly (readonly [day: Graha, night: Graha])[] = [
  ['Sun', 'Jupiter'],
  ['Venus', 'Moon'],
  ['Saturn', 'Mercury'],
  ['Venus', 'Mars'],
  ['Jupiter', 'Sun'],
  ['Moon', 'Venus'],
  ['Mercury', 'Saturn'],
  ['Mars', 'Venus'],
  ['Saturn', 'Saturn'],
  ['Mars', 'Mars'],
  ['Jupiter', 'Jupiter'],
  ['Moon', 'Moon'],
];

/** Trirashi lord of a lagna, 0 = Aries. */
export function trirashiLord(lagnaSign: number, byDay: boolean): Graha {
  const row = TRIRASHI[lagnaSign];
  if (row === undefined) throw new RangeError('A sign index lies from 0 to 11.');
  return byDay ? row[0] : row[1];
}

export const OFFICES = ['luminary', 'natalLagna', 'muntha', 'annualLagna', 'trirashi', 'yearLord'] as const;
type Office = (typeof OFFICES)[number];

export interface Candidate {
  /** 1..6, its place in OFFICES. */
  readonly office: number;
  readonly officeName: Office;
  readonly planet: Graha;
  readonly sightOfLagna: TajikAspect;
}

export const DECISIONS = ['benefic', 'malefic', 'strength', 'weakBenefic', 'weakMalefic', 'first'] as const;
type Decision = (typeof DECISIONS)[number];

export interface ChosenLord {
  readonly planet: Graha;
  readonly decidedBy: Decision;
  /** Other candidates of the same step less than half a unit below the highest, in order of office. */
  readonly ties: readonly Graha[];
}

const BENEFIC_SIGHT: ReadonlySet<TajikAspect> = new Set<TajikAspect>(['trine', 'sextile']);
const MALEFIC_SIGHT: ReadonlySet<TajikAspect> = new Set<TajikAspect>(['square', 'conjunction', 'opposition']);
const STRONG = 10;
const VERY_STRONG = 15;
/** Totals that differ by less are even. */
const TIE = 0.5;

/** The offices of a year in its own chart; a month chart adds the lord of the year (R31.3). */
function candidates(natal: Chart, { chart, byDay }: LitChart, age: number, yearLord?: Graha): Candidate[] {
  const signs = signsOf(chart);
  const lagna = chart.ascendant.signIndex;
  const holders: readonly (Graha | undefined)[] = [
    signLordOf(byDay ? signs.Sun : signs.Moon),
    signLordOf(natal.ascendant.signIndex),
    signLordOf(munthaSign(natal, age)),
    signLordOf(lagna),
    trirashiLord(lagna, byDay),
    yearLord,
  ];
  return OFFICES.flatMap((officeName, index) => {
    const planet = holders[index];
    if (planet === undefined) return [];
    return [{ office: index + 1, officeName, planet, sightOfLagna: tajikAspect(signs[planet], lagna) }];
  });
}

/**
 * Chooses the lord of the year from candidates of one chart, their totals and their harsha bala (R31.3, R31.9): the
 * first step with candidates decides. Within it the highest total wins; less than half a unit below counts as even, and
 * then more offices, a higher harsha bala and an earlier office decide.
 */
export function chooseLord(
  offices: readonly Candidate[],
  total: Readonly<Record<Graha, number>>,
  harsha: Readonly<Record<Graha, number>>,
): ChosenLord {
  const benefic = ({ sightOfLagna }: Candidate): boolean => BENEFIC_SIGHT.has(sightOfLagna);
  const malefic = ({ sightOfLagna }: Candidate): boolean => MALEFIC_SIGHT.has(sightOfLagna);
  const steps: readonly (readonly [Decision, (candidate: Candidate) => boolean])[] = [
    ['benefic', (each) => benefic(each) && total[each.planet] >= STRONG],
    ['malefic', (each) => malefic(each) && total[each.planet] >= STRONG],
    ['strength', (each) => total[each.planet] >= VERY_STRONG],
    ['weakBenefic', benefic],
    ['weakMalefic', malefic],
    ['first', ({ office }) => office === 1],
  ];
  for (const [decidedBy, fits] of steps) {
    const fitting = [...new Set(offices.filter(fits).map(({ planet }) => planet))];
    const highest = Math.max(...fitting.map((planet) => total[planet]));
    const even = fitting.filter((planet) => highest - total[planet] < TIE);
    const count = (planet: Graha): number => offices.filter((each) => each.planet === planet).length;
    // A stable sort of an order by office: the earlier office is the last word.
    const [planet] = [...even].sort((a, b) => count(b) - count(a) || harsha[b] - harsha[a]);
    if (planet !== undefined) return { planet, decidedBy, ties: even.filter((other) => other !== planet) };
  }
  throw new RangeError('A chart has a first candidate.');
}

export interface RulingLord extends ChosenLord {
  /** The planet that acts where the Moon was chosen, else null (R31.3). */
  readonly moonSubstitute: Graha | null;
}

export interface JudgedLord {
  readonly candidates: readonly Candidate[];
  readonly lord: RulingLord;
  /** By the totals with the friendships of Tajika Neelakanthi. */
  readonly tnWouldChoose: Graha;
}

/** The lord of a year or, given the lord of its year, of a month (R31.3). */
export function judgeLord(
  ephemeris: Ephemeris,
  natal: Chart,
  lit: LitChart,
  age: number,
  yearLord?: Graha,
): JudgedLord {
  const offices = candidates(natal, lit, age, yearLord);
  const strengths = panchavargeeya(lit.chart);
  const joys = harshaBala(lit.chart, lit.byDay);
  const harsha = byGraha((planet) => joys[planet].total);
  const chosen = chooseLord(
    offices,
    byGraha((planet) => strengths[planet].total),
    harsha,
  );
  const byTn = chooseLord(
    offices,
    byGraha((planet) => strengths[planet].totalTn),
    harsha,
  );
  const moonSubstitute = chosen.planet === 'Moon' ? substituteOfMoon(ephemeris, lit.chart) : null;
  return { candidates: offices, lord: { ...chosen, moonSubstitute }, tnWouldChoose: byTn.planet };
}

/** The planet in the closest ithasala with the Moon, else the lord of her sign (R31.3). */
export function substituteOfMoon(ephemeris: Ephemeris, chart: Chart): Graha {
  const [closest] = skyPairs(ephemeris, chart, 'Moon')
    .filter(({ state }) => state === 'ITHASALA')
    .sort((a, b) => Math.abs(a.e) - Math.abs(b.e));
  return closest?.slow ?? signLordOf(chart.planets.Moon.signIndex);
}
