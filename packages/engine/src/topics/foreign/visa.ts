import type { Chart } from '../../chart/chart.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Side, Verdict } from '../../kp/promise/promise-verdict.ts';
import type { Lean } from '../../kp/kernel/lean.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import { PAPERS_AGAINST, PAPERS_FOR, VISA_MATTERS } from './visa-data.ts';
import type { VisaType } from './visa-data.ts';

export const VISA_VERDICTS = ['GRANT_LIKELY', 'GRANT_WITH_QUERY', 'UNCERTAIN', 'REFUSAL_RISK'] as const;
export type VisaVerdict = (typeof VISA_VERDICTS)[number];

export interface VisaReading {
  readonly verdict: VisaVerdict;
  readonly reason: string;
  /** Cusp 3, the papers. */
  readonly documents: CuspLean;
  /** Cusp 9, the authority. */
  readonly authority: CuspLean;
  readonly cautions: readonly string[];
}

/** Grant or refusal as a tendency, from the promise of the kind of visa and the papers (R10, R35.4). */
export function visaReading(chart: Chart, type: VisaType): VisaReading {
  const { verdict: promised, side } = verdictOf(chart, VISA_MATTERS[type]);
  const documents = cuspLean(chart, 3, PAPERS_FOR, PAPERS_AGAINST);
  const verdict = visaVerdict(promised, side, documents.lean);
  return {
    verdict,
    reason: `${VISA_MATTERS[type].label} ${promised}, papers (cusp 3, ${documents.csl}) ${documents.lean}: ${verdict}.`,
    documents,
    authority: cuspLean(chart, 9, PAPERS_FOR, PAPERS_AGAINST),
    cautions: cautionsOf(chart),
  };
}

/** The verdict from the promise and the lean of the papers. */
export function visaVerdict(promised: Verdict, side: Side, papers: Lean): VisaVerdict {
  if (side === 'no') return 'REFUSAL_RISK';
  if (side === 'split') return 'UNCERTAIN';
  return promised === 'ACTIVE' && papers !== 'AGAINST' ? 'GRANT_LIKELY' : 'GRANT_WITH_QUERY';
}

function cautionsOf(chart: Chart): readonly string[] {
  const csl = cuspalSubLord(chart, 12);
  const [trouble, queries] = [level(chart, csl, 8), level(chart, csl, 6)];
  return [
    ...(trouble === null
      ? []
      : [
          `The sub lord of cusp 12, ${csl}, signifies 8 (level ${trouble}): take legal care over the permitted stay, so that no worry of overstay or detention arises.`,
        ]),
    ...(queries === null
      ? []
      : [
          `The sub lord of cusp 12, ${csl}, signifies 6 (level ${queries}): extra documents may be asked for; have them ready.`,
        ]),
  ];
}
