import { printedScore, printedTenths } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { runningPeriods } from '../../dasha/joint-period.ts';
import { natalEvent } from '../../events/natal.ts';
import { level } from '../../kp/kernel/levels.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { horaryMatter } from '../../kp/horary/horary-matter.ts';
import { horaryPeriodClass } from '../../kp/horary/horary-period-class.ts';
import type { HoraryPeriodClass } from '../../kp/horary/horary-period-class.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Judgement } from '../../kp/promise/promise-verdict.ts';
import { rulingPlanetMembers } from '../../kp/ruling/ruling-planets.ts';
import type { RulingPlanets, RulingPlanetsOfMoment } from '../../kp/ruling/ruling-planets.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './sport.messages.ts';

/** Points of our own. */
const RIVAL_SHARE = 0.5;
const POINTS_OF_RULER = 5;
const POINTS_OF_RISING_SUB = 10;
/** Levels that count as coverage. */
const STRONG_LEVEL = 3;

/** One side of a contest (R10: 6 is the rival's loss, 5 his gain; points are ours). */
export interface Contestant {
  readonly natalScore: number;
  /** Share of the houses of the own side and of the rival's that are covered, percent. */
  readonly coverage: { readonly own: number; readonly rival: number };
  /** Ruling planets of the match that are those of birth too. */
  readonly rpOverlap: readonly Planet[];
  /** The sub lord that rises at the start of the match is a ruling planet of birth. */
  readonly lagnaSubLordBonus: boolean;
  readonly matchScore: number;
  readonly total: number;
  readonly factors: readonly ScoreFactor[];
  /** What KP says of the birth chart, unscored. */
  readonly kp: Pick<Judgement, 'verdict' | 'band'> & { readonly periodClass: HoraryPeriodClass | null };
}

/** The matter of a contest: own houses are required, the rival's oppose. */
const CONTEST = natalEvent('sports_win');

/** A contestant by birth chart and match (R10, R8.1): coverage of the two sides, and ruling planets in common. */
export function contestantOf(chart: Chart, birth: RulingPlanets, match: RulingPlanetsOfMoment): Contestant {
  const coverage = { own: coverageOf(chart, CONTEST.required), rival: coverageOf(chart, CONTEST.denial) };
  const members = rulingPlanetMembers(birth);
  const rpOverlap = rulingPlanetMembers(match).filter((planet) => members.includes(planet));
  const rising = match.slots.ascSubLord;
  const lagnaSubLordBonus = members.includes(rising);
  const factors = [
    {
      factor: 'own houses',
      detail: say.ownHouses({ percent: coverage.own, houses: CONTEST.required }),
      points: coverage.own,
    },
    {
      factor: "rival's houses",
      detail: say.rivalHouses({ percent: coverage.rival, houses: CONTEST.denial }),
      points: printedScore(-RIVAL_SHARE * coverage.rival) + 0,
    },
    {
      factor: 'ruling planets in common',
      detail: rpOverlap.length === 0 ? say.noneShared() : say.shared({ shared: rpOverlap }),
      points: POINTS_OF_RULER * rpOverlap.length,
    },
    {
      factor: 'rising sub lord',
      detail: say.rises({ rising, ruling: lagnaSubLordBonus }),
      points: lagnaSubLordBonus ? POINTS_OF_RISING_SUB : 0,
    },
  ];
  const sum = (rows: readonly ScoreFactor[]): number =>
    printedScore(rows.reduce((total, { points }) => total + points, 0));
  return {
    natalScore: sum(factors.slice(0, 2)),
    coverage,
    rpOverlap,
    lagnaSubLordBonus,
    matchScore: sum(factors.slice(2)),
    total: sum(factors),
    factors,
    kp: { ...kpOf(chart), periodClass: periodOf(chart, match.chart.moment.utcMs) },
  };
}

/** Share of some houses that one of the four planets holds at level 3 or better, percent. */
function coverageOf(chart: Chart, houses: readonly House[]): number {
  const judges = ([6, 11] as const).flatMap((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    return [csl, chart.planets[csl].starLord];
  });
  const covered = houses.filter((house) => judges.some((planet) => (level(chart, planet, house) ?? 9) <= STRONG_LEVEL));
  return printedTenths((100 * covered.length) / houses.length);
}

function kpOf(chart: Chart): Pick<Judgement, 'verdict' | 'band'> {
  const { verdict, band } = verdictOf(chart, CONTEST);
  return { verdict, band };
}

/** What the periods running at the match do for a win; null after the 120 years. */
function periodOf(chart: Chart, utcMs: number): HoraryPeriodClass | null {
  const [md, ad, pd] = runningPeriods(chart, utcMs);
  if (md === undefined || ad === undefined || pd === undefined) return null;
  return horaryPeriodClass(horaryMatter(chart, CONTEST), [md.planet, ad.planet, pd.planet]).class;
}

export const MARGINS = ['CLEAR', 'NARROW', 'EVEN_MATCH'] as const;
export type Margin = (typeof MARGINS)[number];

/** How far two totals stand apart; the limits are ours. */
export function marginOf(difference: number): Margin {
  if (difference >= 15) return 'CLEAR';
  return difference >= 5 ? 'NARROW' : 'EVEN_MATCH';
}
