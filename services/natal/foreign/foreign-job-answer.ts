import { type ForeignJob, type ForeignJobVerdict, halvesInWords } from '@cuspal/engine/topics/foreign/foreign-job';
import { answerOf, type NextStep, type TopicWindows } from '@cuspal/tool-kit';
import { say } from './foreign.messages.ts';

/** Verdicts that agree with a window for work abroad. */
const agrees = (verdict: ForeignJobVerdict): boolean => verdict === 'LIKELY' || verdict === 'POSSIBLE';

/** The periods are those of the row Foreign Job, which can say otherwise than the two halves. */
function periodsSentence(
  verdict: ForeignJobVerdict,
  { withheldReason, best, said }: Pick<TopicWindows, 'withheldReason' | 'best' | 'said'>,
): string | false {
  if (withheldReason !== undefined) return agrees(verdict) && say.noJobDate();
  if (agrees(verdict)) return said;
  return best !== null && say.onlyBestTimesOfJob();
}

export const foreignJobAnswer = (
  { verdict, work, abroad }: ForeignJob,
  found: Parameters<typeof periodsSentence>[1],
): string =>
  answerOf(say.jobVerdict({ verdict }), halvesInWords(work.grade, abroad.grade), periodsSentence(verdict, found));

export function foreignJobNext(verdict: ForeignJobVerdict): readonly NextStep[] {
  switch (verdict) {
    case 'LIKELY':
    case 'POSSIBLE':
      return [{ tool: 'get_visa_documentation', reason: say.nextWorkVisa() }];
    case 'TRAVEL_WITHOUT_JOB':
      return [{ tool: 'get_foreign_settlement', reason: say.nextLeavingWithoutWork() }];
    case 'WORK_AT_HOME':
    case 'UNLIKELY':
      return [{ tool: 'get_career_signature', reason: say.nextCareer() }];
  }
}
