import { clipped } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { levelInWords } from '../../kp/kernel/level-words.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { Lean } from '../../kp/kernel/levels.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { verdictSentence } from '../../kp/promise/promise-reasoning.ts';
import type { Side, Verdict } from '../../kp/promise/promise-verdict.ts';
import { chosenWindows, windowsFor } from '../../kp/timing/event-windows.ts';
import type { ChosenWindows } from '../../kp/timing/event-windows.ts';
import type { TopicHorizon } from '../../kp/timing/topic-timing.ts';
import { cutWindow } from '../../kp/timing/window.ts';
import { directSpans } from '../../passages/direct-motion.ts';
import type { Search } from '../../passages/transit-search.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import { PAPERS_AGAINST, PAPERS_FOR } from './visa-data.ts';
import { named } from '@cuspal/speech';
import { say } from './foreign.messages.ts';

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
export function visaReading(chart: Chart, matter: JudgedEvent): VisaReading {
  const judged = verdictOf(chart, matter);
  const { verdict: promised, side } = judged;
  const documents = cuspLean(chart, 3, PAPERS_FOR, PAPERS_AGAINST);
  const verdict = visaVerdict(promised, side, documents.lean);
  return {
    verdict,
    reason: `${verdictSentence(named(matter.label), judged)} ${papersRule(verdict, promised, documents)}`,
    documents,
    authority: cuspLean(chart, 9, PAPERS_FOR, PAPERS_AGAINST),
    cautions: cautionsOf(chart),
  };
}

/** What the papers add to a promise, and what follows. */
function papersRule(verdict: VisaVerdict, promised: Verdict, { csl, lean }: CuspLean): string {
  switch (verdict) {
    case 'GRANT_LIKELY':
      return say.papersFree({ csl });
    case 'GRANT_WITH_QUERY':
      return promised === 'ACTIVE'
        ? say.papersOpposed({ csl })
        : say.grantWithQueries({ opposed: lean === 'AGAINST', csl });
    case 'UNCERTAIN':
      return say.visaUncertain();
    case 'REFUSAL_RISK':
      return say.visaRefusal();
  }
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
    ...(trouble === null ? [] : [say.overstay({ csl, level: levelInWords(chart, csl, [8]) })]),
    ...(queries === null ? [] : [say.extraDocuments({ csl, level: levelInWords(chart, csl, [6]) })]),
  ];
}

/** When to file: the parts of the decision windows in which Mercury moves forward, with the best and the first of them. */
export async function filingWindows(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  horizon: TopicHorizon,
): Promise<ChosenWindows> {
  const forward = await directSpans(search, 'Mercury', horizon.span);
  const { offered, weak } = windowsFor(chart, event, horizon.span, horizon);
  return chosenWindows(
    [...offered, ...weak].flatMap((window) =>
      forward.flatMap((span) => clipped([window], span).map((part) => cutWindow(window, part))),
    ),
  );
}
