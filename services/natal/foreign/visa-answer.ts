import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { VisaVerdict } from '@cuspal/engine/topics/foreign/visa';
import type { VisaType } from '@cuspal/engine/topics/foreign/visa-data';
import { answerOf, type NextStep, type TopicWindows } from '@cuspal/tool-kit';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';

const NAMES: Readonly<Record<VisaType, string>> = {
  tourist: 'a tourist visa',
  student: 'a student visa',
  work: 'a work visa',
  spouse: "a spouse's visa",
  residence: 'a residence visa',
};

const verdictInWords = (verdict: VisaVerdict, visa: string): string =>
  ({
    GRANT_LIKELY: `The chart leans towards a grant of ${visa}.`,
    GRANT_WITH_QUERY: `The chart leans towards a grant of ${visa}, but with queries or extra papers.`,
    UNCERTAIN: `The chart speaks for ${visa} and against it alike.`,
    REFUSAL_RISK: `The chart does not promise ${visa}, so a risk of refusal is indicated.`,
  })[verdict];

/**
 * Joins a visa to the promise of settling abroad, where it is the visa of one who settles, or of no kind that was named,
 * and the two differ.
 */
function settlingSentence(verdict: VisaVerdict, type: VisaType | undefined, settling: Side): string | false {
  if (type !== undefined && type !== 'residence') return false;
  const granted = verdict === 'GRANT_LIKELY' || verdict === 'GRANT_WITH_QUERY';
  if (granted && settling === 'no')
    return 'This concerns the papers alone, because the chart does not promise Foreign Settlement.';
  return (
    verdict === 'REFUSAL_RISK' &&
    settling === 'yes' &&
    'The chart promises Foreign Settlement all the same, so the papers are the obstacle.'
  );
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
  const first = `The first ${file.class === 'WEAK' ? 'weaker ' : ''}period to file, with Mercury moving forward,`;
  return `${first} ${runsInWords({ startMs: file.usableStartMs ?? file.startMs, endMs: file.endMs }, nowMs, clock)}.`;
}

export const visaAnswer = (
  verdict: VisaVerdict,
  type: VisaType | undefined,
  windows: VisaWindows,
  clock: LocalClock,
): string =>
  answerOf(
    verdictInWords(verdict, type === undefined ? 'a visa' : NAMES[type]),
    settlingSentence(verdict, type, windows.settling),
    datesSentence(windows, clock),
  );

/** What a stay of this kind leads to. */
export function visaNext(type: VisaType | undefined): readonly NextStep[] {
  switch (type) {
    case 'work':
      return [{ tool: 'get_foreign_job_verdict', reason: 'It judges the job abroad that the visa is for.' }];
    case undefined:
    case 'residence':
      return [{ tool: 'get_foreign_settlement', reason: 'It judges a lasting home abroad.' }];
    case 'student':
      return [{ tool: 'get_education_signature', reason: 'It judges the studies that the visa is for.' }];
    case 'tourist':
    case 'spouse':
      return [
        { tool: 'analyze_natal_promise', reason: 'With topic "foreign" it judges all matters of foreign travel.' },
      ];
  }
}
