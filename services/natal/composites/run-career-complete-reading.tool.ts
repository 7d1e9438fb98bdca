import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { natalEvent } from '@cuspal/engine/events/natal';
import { stageYears } from '@cuspal/engine/kp/timing/stage-years';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { printInstant } from '@cuspal/engine/time/print';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  birthInput,
  birthTimeUncertainty,
  defineTool,
  instantInput,
  instantText,
  openingOf,
  shareOfTimeShape,
  weakerShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { useNote, useNoteShape } from '../career/use-note.ts';
import { asOfMs } from './as-of.ts';
import { AUDIT, decidingPromise } from './deciding-promise.ts';
import { CAREER_ANSWERS, type CareerFindings } from './career-facts.ts';
import { CAREER, CAREER_PROMISES, promiseVerdictsShape, TIMING_ROW, timingWindowsShape } from './career-members.ts';
import { careerSynthesis } from './career-synthesis.ts';
import { digestOf } from './digest.ts';
import { closingShape, compositeRunner } from './composite-runner.ts';
import { promiseStability } from './promise-stability.ts';
import { synthesisShape } from './synthesis.ts';
import { say } from './composites.messages.ts';

const MAX_WINDOWS = 3;

const WORK = natalEvent('career_start');

export default defineTool({
  name: 'run_career_complete_reading',
  title: 'Career bundle',
  purpose: 'Promise, mode, field, change, promotion, income and audit of the career in one call',
  family: 'composites',
  phase: 'synthesis',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The whole KP career reading of a chart in one call. Promise, service or business, fields, income, risk, dated periods and an audit of the birth time. Call it first for any open question on work.',
  provenance: {
    rules: [
      'R6T.1',
      'R6T.2',
      'R5.3',
      'R5.6',
      'R9.1',
      'R9.7',
      'R10',
      'R12.2',
      'R13.4',
      'R14.1',
      'R20.1',
      'R20.2',
      'R20.3',
      'R23.3',
    ],
    sources: ['KPR2', 'KPR3t', 'KPR3p', 'KPM', 'WEB', 'OWN'],
  },
  deadlineSeconds: 50,
  input: birthInput.extend({
    as_of_date: instantInput,
    horizon_years: z.int().min(3).max(20).default(15).meta({ description: 'Years to look ahead' }),
    ...birthTimeUncertainty,
  }),
  output: z.strictObject({
    answer: answerShape,
    synthesis: synthesisShape(z.enum(CAREER_ANSWERS), {}),
    asOf: instantText,
    promiseVerdicts: promiseVerdictsShape,
    timingWindows: timingWindowsShape,
    weaker: weakerShape,
    shareOfTime: shareOfTimeShape.nullable(),
    cuspPanel: CAREER.panel.shape.nullable(),
    jobVsBusiness: CAREER.jobOrBusiness.shape.nullable(),
    signature: CAREER.signature.shape.nullable(),
    profession: CAREER.profession.shape.nullable(),
    occupations: CAREER.occupations.shape.nullable(),
    income: CAREER.income.shape.nullable(),
    promotion: CAREER.promotion.shape.nullable(),
    jobChange: CAREER.jobChange.shape.nullable(),
    blockages: CAREER.blockages.shape.nullable(),
    termination: CAREER.termination.shape.nullable(),
    dasamsa: CAREER.dasamsa.shape.nullable(),
    preVerdictAudit: AUDIT.shape.nullable(),
    ...closingShape,
    useNote: useNoteShape,
  }),
  run: async (context) => {
    const { chart, input, note } = context;
    const asOf = asOfMs(context);
    const { horizon_years, as_of_date } = input;
    const years = { horizon_years, ...(as_of_date !== undefined && { as_of_date }) };
    const from = { horizon_years, ...(as_of_date !== undefined && { from_date: as_of_date }) };
    const runner = compositeRunner(context);
    const { birth_time_uncertainty_minutes } = input;
    const uncertainty = { birth_time_uncertainty_minutes };
    const { result } = await runner.decide('promiseVerdicts', CAREER.promises, {
      events: ['career_start', ...CAREER_PROMISES],
      ...uncertainty,
    });
    const promises = promiseVerdictsShape.parse({
      career_start: decidingPromise(result, 'career_start'),
      ...promiseSummaries(chart, CAREER_PROMISES),
    });
    const timing = await runner.ask('timingWindows', CAREER.timing, {
      event: 'career_start',
      max_windows: MAX_WINDOWS,
      ...from,
    });
    const panel = await runner.ask('cuspPanel', CAREER.panel);
    const jobOrBusiness = await runner.ask('jobVsBusiness', CAREER.jobOrBusiness);
    const signature = await runner.ask('signature', CAREER.signature);
    const profession = await runner.ask('profession', CAREER.profession);
    const occupations = await runner.ask('occupations', CAREER.occupations);
    const income = await runner.ask('income', CAREER.income, years);
    const promotion = await runner.ask('promotion', CAREER.promotion, years);
    const jobChange = await runner.ask('jobChange', CAREER.jobChange, years);
    const blockages = await runner.ask('blockages', CAREER.blockages, years);
    const termination = await runner.ask('termination', CAREER.termination, years);
    const dasamsa = await runner.ask('dasamsa', CAREER.dasamsa);
    const audit = await runner.ask('preVerdictAudit', AUDIT, uncertainty);
    const span = stageYears(chart, WORK, { startMs: asOf, endMs: asOf + horizon_years * DASHA_YEAR_MS });
    leadByLifeStage(context, { event: WORK, atMs: asOf, ...(promises.career_start.side !== 'no' && { years: span }) });
    const found: CareerFindings = {
      promises,
      stability: promiseStability(
        decidingPromise(result, 'career_start'),
        chart.moment,
        birth_time_uncertainty_minutes,
        'promiseVerdicts',
      ),
      timing: timing?.result ?? null,
      panel: panel?.result ?? null,
      jobOrBusiness: jobOrBusiness?.result ?? null,
      signature: signature?.result ?? null,
      profession: profession?.result ?? null,
      occupations: occupations?.result ?? null,
      income: income?.result ?? null,
      promotion: promotion?.result ?? null,
      jobChange: jobChange?.result ?? null,
      blockages: blockages?.result ?? null,
      termination: termination?.result ?? null,
      dasamsa: dasamsa?.result ?? null,
      audit: audit?.result ?? null,
      asOfMs: asOf,
      untilMs: span.endMs,
      clock: chart.moment,
      failed: runner.failed(),
    };
    notesOf(found).forEach(note);
    const synthesis = careerSynthesis(found);
    return {
      answer: openingOf(synthesis.text),
      synthesis,
      asOf: printInstant(asOf, chart.moment),
      promiseVerdicts: promises,
      timingWindows: digestOf(timing?.result.windows ?? [], TIMING_ROW).value,
      weaker: timing?.result.weaker ?? [],
      shareOfTime: timing?.result.shareOfTime ?? null,
      cuspPanel: panel?.block ?? null,
      jobVsBusiness: jobOrBusiness?.block ?? null,
      signature: signature?.block ?? null,
      profession: profession?.block ?? null,
      occupations: occupations?.block ?? null,
      income: income?.block ?? null,
      promotion: promotion?.block ?? null,
      jobChange: jobChange?.block ?? null,
      blockages: blockages?.block ?? null,
      termination: termination?.block ?? null,
      dasamsa: dasamsa?.block ?? null,
      preVerdictAudit: audit?.block ?? null,
      ...runner.close(),
      ...useNote(),
    };
  },
});

/** What joins blocks that seem to disagree. */
function notesOf({ promises, jobChange }: CareerFindings): readonly string[] {
  const apart =
    jobChange === null || jobChange.promised === (promises.job_change.side === 'yes')
      ? []
      : [jobChange.promised ? say.changeGateOpen() : say.changeGateClosed()];
  return [say.answerOfCareer(), ...apart];
}
