import { natalEvent } from '@cuspal/engine/events/natal';
import {
  FOREIGN_JOB_VERDICTS,
  foreignJob,
  type ForeignJobVerdict,
  HALF_GRADES,
  ROUTE_CODES,
} from '@cuspal/engine/topics/foreign/foreign-job';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  houseNumber,
  instantText,
  listOf,
  planetName,
  promiseSummariesShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonArguments, topicOf, withheld } from '../topic.ts';

const MAX_WINDOWS = 6;
/** Verdicts that agree with a window for work abroad. */
const AGREEING: readonly ForeignJobVerdict[] = ['LIKELY', 'POSSIBLE'];
const EVENTS = ['foreign_job', 'career_start', 'foreign_travel', 'visa'];
const grade = z.enum(HALF_GRADES);

export default defineTool({
  name: 'get_foreign_job_verdict',
  title: 'Employment abroad',
  family: 'foreign',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP reading of whether employment abroad comes, how and when: two halves, work (cuspal sub lords of 10 and 6) and abroad (of 12 and 9), a verdict from LIKELY to UNLIKELY, the way it comes (employer posting, partner or agent, study first, own search), the promises behind it, a second school beside it, and dasha windows. No window without promise. Call it for jobs, postings and work permits in another country. Not paged, no disclaimer class.',
  provenance: { rules: ['R5.3', 'R9.1', 'R9.6', 'R10', 'R11', 'R13.4'], sources: ['R3p', 'KPM', 'service order'] },
  input: birthInput.extend(horizonArguments(30, 10)),
  output: z.strictObject({
    asOf: instantText,
    verdict: z.enum(FOREIGN_JOB_VERDICTS),
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
        description: 'Sub lords of 2, 5, 11 on 2, 5, 8; another school, moves no verdict',
      }),
    }),
    windows: windowsShape,
    withheldReason: withheldReasonShape,
  }),
  run: (context) => {
    const topic = topicOf(context);
    const { work, abroad, ...rest } = foreignJob(context.chart);
    const found = topic.windows(natalEvent('foreign_job'), MAX_WINDOWS);
    if (!AGREEING.includes(rest.verdict) && found.windows.length > 0)
      context.note(
        `The halves give ${rest.verdict}: the windows are only the best times of the row Foreign Job, which the chart promises.`,
      );
    return {
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
      ...withheld(found),
    };
  },
});
