import type { EventWindows } from '@cuspal/engine/kp/timing/event-windows';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { type ForeignJob, type ForeignJobVerdict, halvesInWords } from '@cuspal/engine/topics/foreign/foreign-job';
import { answerOf, type NextStep } from '@cuspal/tool-kit';
import { windowsSentence } from '@cuspal/tool-kit/views/answers';

const VERDICT_IN_WORDS: Readonly<Record<ForeignJobVerdict, string>> = {
  LIKELY: 'A job abroad is likely.',
  POSSIBLE: 'A job abroad is possible.',
  WORK_AT_HOME: 'The chart shows work, but not abroad.',
  TRAVEL_WITHOUT_JOB: 'The chart shows a life abroad, but not a job there.',
  UNLIKELY: 'A job abroad is unlikely.',
};

/** Verdicts that agree with a window for work abroad. */
const agrees = (verdict: ForeignJobVerdict): boolean => verdict === 'LIKELY' || verdict === 'POSSIBLE';

/** The periods are those of the row Foreign Job, which can say otherwise than the two halves. */
function periodsSentence(
  verdict: ForeignJobVerdict,
  found: Pick<EventWindows, 'withheldReason'> & { readonly found: readonly Window[] },
  clock: LocalClock,
): string | false {
  if (found.withheldReason !== undefined)
    return agrees(verdict) && 'No date is given, because Foreign Job itself (cusp 10) is not promised.';
  if (agrees(verdict)) return windowsSentence(found, clock);
  return (
    found.found.length > 0 && 'The periods below are only the best times of Foreign Job, which cusp 10 alone promises.'
  );
}

export const foreignJobAnswer = (
  { verdict, work, abroad }: ForeignJob,
  found: Parameters<typeof periodsSentence>[1],
  clock: LocalClock,
): string =>
  answerOf(VERDICT_IN_WORDS[verdict], halvesInWords(work.grade, abroad.grade), periodsSentence(verdict, found, clock));

export function foreignJobNext(verdict: ForeignJobVerdict): readonly NextStep[] {
  switch (verdict) {
    case 'LIKELY':
    case 'POSSIBLE':
      return [{ tool: 'get_visa_documentation', reason: 'It judges the work visa, the papers and when to file.' }];
    case 'TRAVEL_WITHOUT_JOB':
      return [
        { tool: 'get_foreign_settlement', reason: 'It judges leaving, living and settling abroad without work.' },
      ];
    case 'WORK_AT_HOME':
    case 'UNLIKELY':
      return [{ tool: 'get_career_signature', reason: 'It shows what work the chart supports.' }];
  }
}
