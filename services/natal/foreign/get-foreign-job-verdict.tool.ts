import { natalEvent } from '@cuspal/engine/events/natal';
import {
  FOREIGN_JOB_VERDICTS,
  foreignJob,
  HALF_GRADES,
  ROUTE_CODES,
  type ForeignJob,
  type ForeignJobVerdict,
  halvesInWords,
} from '@cuspal/engine/topics/foreign/foreign-job';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  horizonArguments,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  promiseSummariesShape,
  timedFields,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
  answerOf,
  type NextStep,
  type TopicWindows,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './foreign.messages.ts';

const MAX_WINDOWS = 6;
const EVENTS = ['foreign_job', 'career_start', 'foreign_travel', 'visa'];
const grade = z.enum(HALF_GRADES);

export default defineTool({
  name: 'get_foreign_job_verdict',
  title: 'Employment abroad',
  purpose: 'Whether service abroad comes, by posting or by own move, and when',
  family: 'foreign',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether a job abroad is likely, how it may come and when, by KP. Call it for jobs, postings and work permits in another country.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R9.6', 'R10', 'R11', 'R13.4'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(30)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    verdict: oneOfTheWords(FOREIGN_JOB_VERDICTS),
    reason: z.string(),
    halves: z.strictObject({
      work: grade,
      abroad: grade,
      cusps: listOf(cuspLeanShape.extend({ half: z.enum(['work', 'abroad']) })),
    }),
    promises: promiseSummariesShape,
    route: listOf(z.strictObject({ code: z.enum(ROUTE_CODES), reason: z.string() })),
    kpmVariant: z.strictObject({
      met: z.boolean(),
      cusps: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel })).meta({
        description: 'Sub lords of cusps 2, 5 and 11 on houses 2, 5 and 8, by another school. It moves no verdict.',
      }),
    }),
    windows: windowsShape,
    ...timedFields,
    withheldReason: withheldReasonShape,
    next: nextShape,
  }),
  run: (context) => {
    const topic = topicOf(context);
    const reading = foreignJob(context.chart);
    const { work, abroad, ...rest } = reading;
    const found = topic.windows(natalEvent('foreign_job'), MAX_WINDOWS);
    return {
      answer: foreignJobAnswer(reading, found),
      asOf: topic.asOf,
      ...rest,
      halves: {
        work: work.grade,
        abroad: abroad.grade,
        cusps: [
          ...work.cusps.map((row) => ({ ...row, half: 'work' as const })),
          ...abroad.cusps.map((row) => ({ ...row, half: 'abroad' as const })),
        ],
      },
      promises: promiseSummaries(context.chart, EVENTS),
      windows: found.windows,
      ...found.timed,
      ...withheld(found),
      next: foreignJobNext(rest.verdict),
    };
  },
});

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

const foreignJobAnswer = (
  { verdict, work, abroad }: ForeignJob,
  found: Parameters<typeof periodsSentence>[1],
): string =>
  answerOf(say.jobVerdict({ verdict }), halvesInWords(work.grade, abroad.grade), periodsSentence(verdict, found));

function foreignJobNext(verdict: ForeignJobVerdict): readonly NextStep[] {
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
