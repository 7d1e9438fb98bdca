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
import { planetInWords } from '../../zodiac/planet-words.ts';

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
    reason: `${verdictSentence(matter.label, judged)} ${papersRule(verdict, promised, documents)}`,
    documents,
    authority: cuspLean(chart, 9, PAPERS_FOR, PAPERS_AGAINST),
    cautions: cautionsOf(chart),
  };
}

/** What the papers add to a promise, and what follows. */
function papersRule(verdict: VisaVerdict, promised: Verdict, { csl, lean }: CuspLean): string {
  switch (verdict) {
    case 'GRANT_LIKELY':
      return `The papers (cusp 3, ${csl}) are not opposed, so a grant is likely.`;
    case 'GRANT_WITH_QUERY':
      return promised === 'ACTIVE'
        ? `The papers (cusp 3, ${csl}) are opposed, so a grant with queries is likely.`
        : `${lean === 'AGAINST' ? `The papers (cusp 3, ${csl}) are opposed too. ` : ''}So a grant with queries is likely.`;
    case 'UNCERTAIN':
      return 'So the outcome is uncertain.';
    case 'REFUSAL_RISK':
      return 'So a risk of refusal is indicated.';
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
    ...(trouble === null
      ? []
      : [
          `The sub lord of cusp 12, ${planetInWords(csl)}, signifies 8 at ${levelInWords(chart, csl, [8])}. Take legal care over the permitted stay, so that no worry about overstay or detention arises.`,
        ]),
    ...(queries === null
      ? []
      : [
          `The sub lord of cusp 12, ${planetInWords(csl)}, signifies 6 at ${levelInWords(chart, csl, [6])}, so extra documents may be asked for.`,
        ]),
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
