import type { Chart } from '../../chart/chart.ts';
import { contact } from '../../kp/kernel/levels.ts';
import type { Lean, Level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import type { House, Planet } from '../../zodiac/names.ts';

export const STUDY_ABROAD_VERDICTS = ['PROMISED', 'CONDITIONAL', 'NOT_PROMISED'] as const;
export type StudyAbroadVerdict = (typeof STUDY_ABROAD_VERDICTS)[number];

/** Another author's test: the sub lords of some cusps on the same houses. */
interface StudyAbroadVariant {
  readonly source: 'KPM' | 'KA';
  readonly cusps: readonly { readonly cusp: House; readonly csl: Planet; readonly contact: Level | null }[];
  /** Every sub lord reaches one of the houses. */
  readonly met: boolean;
}

export interface StudyAbroad {
  readonly verdict: StudyAbroadVerdict;
  readonly halves: { readonly study: CuspLean; readonly journey: CuspLean };
  /** Reported, without a say in the verdict. */
  readonly variants: readonly StudyAbroadVariant[];
}

/** Both halves FOR, or one FOR and the other in balance (R10). */
export function studyAbroadVerdict(study: Lean, journey: Lean): StudyAbroadVerdict {
  const leans = [study, journey];
  if (!leans.includes('FOR')) return 'NOT_PROMISED';
  if (leans.every((each) => each === 'FOR')) return 'PROMISED';
  return leans.includes('BOTH') ? 'CONDITIONAL' : 'NOT_PROMISED';
}

function variant(chart: Chart, source: StudyAbroadVariant['source'], houses: readonly House[]): StudyAbroadVariant {
  const cusps = houses.map((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    return { cusp, csl, contact: contact(chart, csl, houses) };
  });
  return { source, cusps, met: cusps.every((row) => row.contact !== null) };
}

/** Study abroad: the study by the ninth sub lord and the journey by the twelfth, both needed (R10). */
export function studyAbroad(chart: Chart): StudyAbroad {
  const study = cuspLean(chart, 9, [4, 9, 11], [3, 8, 10]);
  const journey = cuspLean(chart, 12, [3, 9, 12], [2, 4, 11]);
  return {
    verdict: studyAbroadVerdict(study.lean, journey.lean),
    halves: { study, journey },
    variants: [variant(chart, 'KPM', [5, 8, 11]), variant(chart, 'KA', [4, 9, 12])],
  };
}
