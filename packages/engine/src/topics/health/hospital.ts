import type { Chart } from '../../chart/chart.ts';
import { nextPeriod } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import type { Verdict } from '../../kp/promise/promise-verdict.ts';
import type { Window } from '../../kp/timing/window.ts';
import type { Planet } from '../../zodiac/names.ts';

export const HOSPITAL_PROMISES = ['STRONG', 'INDICATED', 'NOT_INDICATED'] as const;
type HospitalPromise = (typeof HOSPITAL_PROMISES)[number];

const OF_VERDICT: Readonly<Record<Verdict, HospitalPromise>> = {
  ACTIVE: 'STRONG',
  MIXED_ACTIVE: 'INDICATED',
  PARTIALLY_ACTIVE: 'INDICATED',
  CONTRADICTED: 'INDICATED',
  DENIED: 'NOT_INDICATED',
  NEGATED: 'NOT_INDICATED',
};

export const hospitalPromise = (verdict: Verdict): HospitalPromise => OF_VERDICT[verdict];

const RELEASE_YEARS = 3;

/** The first later pratyantardasha within three years whose lord signifies 11 strongly (KSK: cure waits for the 11th). */
export function releaseAfter(
  chart: Chart,
  { pd }: Pick<Window, 'pd'>,
): { readonly atMs: number; readonly lord: Planet } | null {
  const until = pd.endMs + RELEASE_YEARS * DASHA_YEAR_MS;
  for (let next = nextPeriod(pd); next !== null && next.startMs <= until; next = nextPeriod(next))
    if (signifiesNear(chart, next.planet, [11])) return { atMs: next.startMs, lord: next.planet };
  return null;
}

/** Whether the antardasha or pratyantardasha lord signifies 8 at level 1 or 2. */
export const touchesEight = (chart: Chart, { ad, pd }: Pick<Window, 'ad' | 'pd'>): boolean =>
  [ad, pd].some(({ planet }) => signifiesNear(chart, planet, [8]));
