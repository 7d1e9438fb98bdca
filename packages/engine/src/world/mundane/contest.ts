import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import { natalEvent } from '../../events/natal.ts';
import { contact, lean } from '../../kp/kernel/levels.ts';
import type { Lean, Level } from '../../kp/kernel/levels.ts';
import { timingSets } from '../../kp/kernel/timing-sets.ts';
import { horaryMatter } from '../../kp/horary/horary-matter.ts';
import { horaryClassRank, isHoraryOpen, horaryPeriodClass } from '../../kp/horary/horary-period-class.ts';
import type { HoraryPeriodClass } from '../../kp/horary/horary-period-class.ts';
import { promise } from '../../kp/promise/promise.ts';
import type { Side } from '../../kp/promise/promise-verdict.ts';
import { rulingPlanetsAt } from '../../kp/ruling/judgment-moment.ts';
import { inZone } from '../../kp/transit/zone.ts';
import { siderealPosition } from '../../search/position.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import type { Planet } from '../../zodiac/names.ts';

/** Winning an election or an office: 10 with 1, 6, 9, 10, 11 against 5, 8, 12 (R10, KPR3p). */
export const ELECTION_WIN = natalEvent('election_win');
const ROW = timingSets(ELECTION_WIN);

/** The contest itself is read from the sixth (R10). */
const CONTEST = { favourable: [1, 6, 10, 11], against: [4, 5, 7, 8, 12] } as const;

export const CONTEST_CUSPS = [6, 10, 11] as const;
export type ContestCusp = (typeof CONTEST_CUSPS)[number];

/** Best first. */
export const CONTEST_VERDICTS = ['WIN_INDICATED', 'CONTESTED', 'LOSS_INDICATED'] as const;
export type ContestVerdict = (typeof CONTEST_VERDICTS)[number];

interface ContestTransit {
  readonly body: Planet;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly fruitful: boolean;
}

/** One person in a contest. */
export interface ContestSide {
  readonly cusps: readonly { readonly cusp: ContestCusp; readonly csl: Planet; readonly lean: Lean }[];
  readonly periodClass: HoraryPeriodClass;
  readonly transit: readonly ContestTransit[];
  readonly fruitfulRps: readonly Planet[];
  readonly karakas: readonly { readonly planet: Planet; readonly contact: Level | null }[];
  readonly verdict: ContestVerdict;
}

/** How a cusp leans in a contest. */
const cuspLean = (chart: Chart, cusp: ContestCusp): Lean => {
  const { favourable, against } = cusp === 6 ? CONTEST : { favourable: ROW.favourable, against: ROW.denial };
  return lean(chart, cuspalSubLord(chart, cusp), favourable, against);
};

/** The first that fits: a loss, a win, else contested (R10, KPR3p). */
export function contestVerdict(
  leans: Readonly<Record<ContestCusp, Lean>>,
  side: Side,
  found: HoraryPeriodClass,
): ContestVerdict {
  if (side === 'no' || leans[6] === 'AGAINST' || (found === 'BLOCKED' && leans[11] !== 'FOR')) return 'LOSS_INDICATED';
  const carried = leans[10] === 'FOR' || leans[11] === 'FOR';
  return leans[6] === 'FOR' && carried && isHoraryOpen(found) ? 'WIN_INDICATED' : 'CONTESTED';
}

/**
 * A person's chances in a contest: cusps 6, 10 and 11, the promise, the periods and transits of its date and the ruling
 * planets of the moment of judgment. Throws out_of_range without Placidus.
 */
export function contestSide(
  ephemeris: Ephemeris,
  chart: Chart,
  { md, ad, pd }: JointPeriod,
  electionMs: number,
  asOfMs: number,
): ContestSide {
  const weighed = horaryMatter(chart, ELECTION_WIN);
  const { class: found } = horaryPeriodClass(weighed, [md.planet, ad.planet, pd.planet]);
  const leans = { 6: cuspLean(chart, 6), 10: cuspLean(chart, 10), 11: cuspLean(chart, 11) };
  const jd = jdFromUtcMs(electionMs);
  // A planet that rules two periods is one body in the sky.
  const bodies = [...new Set<Planet>([md.planet, ad.planet, pd.planet, 'Moon'])];
  return {
    cusps: CONTEST_CUSPS.map((cusp) => ({ cusp, csl: cuspalSubLord(chart, cusp), lean: leans[cusp] })),
    periodClass: found,
    transit: bodies.map((body) => {
      const at = divide(siderealPosition(ephemeris, body, jd, chart.moment.ayanamsa).longitude);
      return { body, starLord: at.starLord, subLord: at.subLord, fruitful: inZone(weighed.set.fruitful, at) };
    }),
    fruitfulRps: rulingPlanetsAt(ephemeris, chart, asOfMs).filter((planet) => weighed.set.fruitful.includes(planet)),
    karakas: ELECTION_WIN.karakas.map((planet) => ({ planet, contact: contact(chart, planet, ROW.favourable) })),
    verdict: contestVerdict(leans, promise(chart, ELECTION_WIN).side, found),
  };
}

export const CONTEST_STEPS = ['verdict', 'class', 'cusps', 'transit', 'none'] as const;
type ContestStep = (typeof CONTEST_STEPS)[number];

export interface Comparison {
  /** The better of the two sides; null where every step is equal. */
  readonly leader: 'first' | 'second' | null;
  readonly decidedBy: ContestStep;
}

/** Finds the leader by verdict, class of the period, cusps that lean for and fruitful transits, in this order. */
export function compareSides(first: ContestSide, second: ContestSide): Comparison {
  const rank = (side: ContestSide): Readonly<Record<Exclude<ContestStep, 'none'>, number>> => ({
    verdict: CONTEST_VERDICTS.indexOf(side.verdict),
    class: horaryClassRank(side.periodClass),
    cusps: -side.cusps.filter((row) => row.lean === 'FOR').length,
    transit: -side.transit.filter(({ fruitful }) => fruitful).length,
  });
  const [one, two] = [rank(first), rank(second)];
  for (const step of ['verdict', 'class', 'cusps', 'transit'] as const)
    if (one[step] !== two[step]) return { leader: one[step] < two[step] ? 'first' : 'second', decidedBy: step };
  return { leader: null, decidedBy: 'none' };
}
