import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import { bhadhaka } from '../../kp/promise/bhadhaka.ts';
import type { Bhadhaka } from '../../kp/promise/bhadhaka.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { signParts } from './body.ts';
import { cureWeight, DISEASE, diseaseWeight, healthClass, pull, signifies } from './pull.ts';
import type { HealthClass } from './pull.ts';
import { say } from './health.messages.ts';

/** The six health cusps and what each stands for (R10, R19.4). */
export const HEALTH_CUSPS = [1, 5, 6, 8, 11, 12] as const;
type HealthCusp = (typeof HEALTH_CUSPS)[number];
export const CUSP_ROLES = ['SELF', 'CURE', 'DISEASE', 'DANGER', 'FULFILMENT', 'HOSPITAL'] as const;
type CuspRole = (typeof CUSP_ROLES)[number];
const ROLE: Readonly<Record<HealthCusp, CuspRole>> = {
  1: 'SELF',
  5: 'CURE',
  6: 'DISEASE',
  8: 'DANGER',
  11: 'FULFILMENT',
  12: 'HOSPITAL',
};

export const CUSP_STATUSES = ['SILENT', 'VULNERABLE', 'PROTECTIVE', 'MIXED'] as const;
export type CuspStatus = (typeof CUSP_STATUSES)[number];
export const OVERALLS = ['RESILIENT', 'BALANCED', 'SENSITIVE'] as const;
type Overall = (typeof OVERALLS)[number];

export interface HealthCuspRow {
  readonly cusp: HealthCusp;
  readonly role: CuspRole;
  readonly status: CuspStatus;
  readonly class: HealthClass;
  readonly starLordClass: HealthClass;
  readonly pull: number;
  readonly bodyParts: readonly string[];
  readonly chain: Chain;
  readonly reasons: readonly string[];
}

export interface HealthCuspPanel {
  readonly cusps: readonly HealthCuspRow[];
  readonly overall: Overall;
  /** The pulls of the six sub lords added up. */
  readonly balance: number;
  readonly ownIllnessLink: boolean;
  readonly bhadhaka: Pick<Bhadhaka, 'house' | 'lord' | 'csl' | 'dangerFlag'> & { readonly touchesDisease: boolean };
  readonly planetsByClass: Readonly<Record<HealthClass, readonly Planet[]>>;
}

/** The status of a cusp by the classes of its sub lord and of that planet's star lord, the first that fits. */
export function cuspStatus(own: HealthClass, starLord: HealthClass): CuspStatus {
  if (own === 'NEUTRAL') return 'SILENT';
  if (own === 'DISEASE' || (starLord === 'DISEASE' && own !== 'CURE')) return 'VULNERABLE';
  return own === 'CURE' && starLord !== 'DISEASE' ? 'PROTECTIVE' : 'MIXED';
}

function cuspRow(chart: Chart, cusp: HealthCusp): HealthCuspRow {
  const csl = cuspalSubLord(chart, cusp);
  const { starLord } = chart.planets[csl];
  const [own, ofStar] = [healthClass(chart, csl), healthClass(chart, starLord)];
  const status = cuspStatus(own, ofStar);
  return {
    cusp,
    role: ROLE[cusp],
    status,
    class: own,
    starLordClass: ofStar,
    pull: pull(chart, csl),
    bodyParts: signParts(cuspOf(chart, cusp).signIndex),
    chain: chain(chart, cusp),
    reasons: [
      say.subLordOf({ cusp, lord: csl, side: own }),
      starLord === csl ? say.inItsOwnStar() : say.starLordOf({ lord: starLord, side: ofStar }),
      say.weightsOnCureAndIllness({
        planet: csl,
        cure: cureWeight(chart, csl),
        illness: diseaseWeight(chart, csl),
      }),
      say.cuspStatus({ cusp, status }),
    ],
  };
}

/** Balance of the six pulls at which a chart counts as resilient, or as sensitive below zero; ours. */
const FAR = 12;

/** The six health cusps side by side (R10, R19.4). Throws out_of_range without Placidus. */
export function healthCuspPanel(chart: Chart): HealthCuspPanel {
  const cusps = HEALTH_CUSPS.map((cusp) => cuspRow(chart, cusp));
  const balance = cusps.reduce((sum, row) => sum + row.pull, 0);
  const { house, lord, csl, dangerFlag } = bhadhaka(chart);
  const inClass = (of: HealthClass): readonly Planet[] => PLANETS.filter((planet) => healthClass(chart, planet) === of);
  return {
    cusps,
    balance,
    overall: balance >= FAR ? 'RESILIENT' : balance <= -FAR ? 'SENSITIVE' : 'BALANCED',
    ownIllnessLink: ownIllness(chart),
    bhadhaka: { house, lord, csl, touchesDisease: signifiesNear(chart, csl, DISEASE), dangerFlag },
    planetsByClass: {
      DISEASE: inClass('DISEASE'),
      CURE: inClass('CURE'),
      MIXED: inClass('MIXED'),
      NEUTRAL: inClass('NEUTRAL'),
    },
  };
}

/** The sub lord of cusp 6 signifies 6 and 1: an illness of one's own and not debt or service (R19.4, R19.7). */
export function ownIllness(chart: Chart): boolean {
  const sixth = cuspalSubLord(chart, 6);
  return signifies(chart, sixth, 1) && signifies(chart, sixth, 6);
}

const RANK: readonly CuspStatus[] = ['PROTECTIVE', 'MIXED', 'SILENT', 'VULNERABLE'];

/** The cusps from the best to the weakest: by status, then by pull, then in their order. */
export const rankedCusps = (cusps: readonly HealthCuspRow[]): readonly HealthCuspRow[] =>
  [...cusps].sort((a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status) || b.pull - a.pull);

/** The panel in a few sentences for a person. */
export function panelSentences({ cusps, overall, ownIllnessLink }: HealthCuspPanel): readonly string[] {
  const ranked = rankedCusps(cusps);
  const [best, weakest] = [ranked[0], ranked.at(-1)];
  if (!best || !weakest) throw new RangeError('The panel has six cusps.');
  return [
    say.overall({ overall }),
    say.strongestAndWeakest({
      best: best.cusp,
      bestLord: best.chain.subLord,
      weakest: weakest.cusp,
      weakestLord: weakest.chain.subLord,
    }),
    say.whatSixthIsAbout({ own: ownIllnessLink }),
    say.onlyDoctorCanSay(),
  ];
}
