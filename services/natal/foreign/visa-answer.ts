import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { VisaVerdict } from '@cuspal/engine/topics/foreign/visa';
import type { VisaType } from '@cuspal/engine/topics/foreign/visa-data';
import { answerOf, type NextStep, type TopicWindows } from '@cuspal/tool-kit';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';
import { say } from './foreign.messages.ts';

const verdictInWords = (verdict: VisaVerdict, visa: string): string =>
  ({
    GRANT_LIKELY: say.visaGrant({ visa }),
    GRANT_WITH_QUERY: say.visaGrantWithQuery({ visa }),
    UNCERTAIN: say.visaUncertain({ visa }),
    REFUSAL_RISK: say.visaRefusal({ visa }),
  })[verdict];

/**
 * Joins a visa to the promise of settling abroad, where it is the visa of one who settles, or of no kind that was named,
 * and the two differ.
 */
function settlingSentence(verdict: VisaVerdict, type: VisaType | undefined, settling: Side): string | false {
  if (type !== undefined && type !== 'residence') return false;
  const granted = verdict === 'GRANT_LIKELY' || verdict === 'GRANT_WITH_QUERY';
  if (granted && settling === 'no') return say.papersAlone();
  return verdict === 'REFUSAL_RISK' && settling === 'yes' && say.papersAreObstacle();
}

interface VisaWindows {
  /** Promise of settling abroad by the catalogue. */
  readonly settling: Side;
  /** The first period to file. */
  readonly file: Window | null;
  readonly decision: Pick<TopicWindows, 'withheldReason' | 'said'>;
  readonly nowMs: number;
}

/** When to file, and only where there is no such time when the decision may come. */
function datesSentence({ file, decision, nowMs }: VisaWindows, clock: LocalClock): string | false {
  if (decision.withheldReason !== undefined || file === null) return decision.said;
  const span = { startMs: file.usableStartMs ?? file.startMs, endMs: file.endMs };
  return say.fileFirst({ weaker: file.class === 'WEAK', runs: runsInWords(span, nowMs, clock) });
}

export const visaAnswer = (
  verdict: VisaVerdict,
  type: VisaType | undefined,
  windows: VisaWindows,
  clock: LocalClock,
): string =>
  answerOf(
    verdictInWords(verdict, say.visaNamed({ type: type ?? 'any' })),
    settlingSentence(verdict, type, windows.settling),
    datesSentence(windows, clock),
  );

/** What a stay of this kind leads to. */
export function visaNext(type: VisaType | undefined): readonly NextStep[] {
  switch (type) {
    case 'work':
      return [{ tool: 'get_foreign_job_verdict', reason: say.nextJobOfVisa() }];
    case undefined:
    case 'residence':
      return [{ tool: 'get_foreign_settlement', reason: say.nextLastingHome() }];
    case 'student':
      return [{ tool: 'get_education_signature', reason: say.nextStudiesOfVisa() }];
    case 'tourist':
    case 'spouse':
      return [{ tool: 'analyze_natal_promise', reason: say.nextTravelMatters() }];
  }
}
