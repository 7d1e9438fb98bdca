import { type ForeignJob, type ForeignJobVerdict, halvesInWords } from '@cuspal/engine/topics/foreign/foreign-job';
import { answerOf, type NextStep, type TopicWindows } from '@cuspal/tool-kit';

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
  { withheldReason, best, said }: Pick<TopicWindows, 'withheldReason' | 'best' | 'said'>,
): string | false {
  if (withheldReason !== undefined)
    return agrees(verdict) && 'No date is given, because Foreign Job itself (cusp 10) is not promised.';
  if (agrees(verdict)) return said;
  return best !== null && 'The periods below are only the best times of Foreign Job, which cusp 10 alone promises.';
}

export const foreignJobAnswer = (
  { verdict, work, abroad }: ForeignJob,
  found: Parameters<typeof periodsSentence>[1],
): string =>
  answerOf(VERDICT_IN_WORDS[verdict], halvesInWords(work.grade, abroad.grade), periodsSentence(verdict, found));

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
