import checkDoshas from '../../ephemeris/doshas/check-doshas.tool.ts';
import getUpapadaLagna from '../../ephemeris/jaimini/get-upapada-lagna.tool.ts';
import getVargottamaPlanets from '../../ephemeris/strength/get-vargottama-planets.tool.ts';
import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { natalEvent } from '@cuspal/engine/events/natal';
import { stageYears } from '@cuspal/engine/kp/timing/stage-years';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerShape,
  birthInput,
  birthTimeUncertainty,
  defineTool,
  disclaimerText,
  instantText,
  openingOf,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import getMarriageAdvanced from '../marriage/get-marriage-advanced.tool.ts';
import getMarriageDelay from '../marriage/get-marriage-delay.tool.ts';
import getSpouseCharacteristics from '../marriage/get-spouse-characteristics.tool.ts';
import { asOfMs } from './as-of.ts';
import { AUDIT, decidingPromise, decidingPromiseShape } from './deciding-promise.ts';
import { MARRIAGE_ANSWERS, marriageSynthesis } from './marriage-synthesis.ts';
import { closingShape, member, compositeRunner } from './composite-runner.ts';
import { promiseStability } from './promise-stability.ts';
import { synthesisShape } from './synthesis.ts';

const PROMISE = member(analyzeNatalPromise, 'events chains');
const ADVANCED = member(
  getMarriageAdvanced,
  'related{second_marriage} multiplicity windows weaker best first shareOfTime withheldReason',
);
const SPOUSE = member(getSpouseCharacteristics, '* -chain -agePoints -modifiers');
const MANGLIK = member(checkDoshas, 'doshas{manglik{* -explanation}} kpDissent');
const UPAPADA = member(
  getUpapadaLagna,
  'upapada strength score factors second{sign lord occupants} secondReference advisory',
);
const VARGOTTAMA = member(
  getVargottamaPlanets,
  'vargottama ascendantVargottama count repeats strengthMultipliers note',
);
const DELAY = member(
  getMarriageDelay,
  'verdict delayScore factors retrogradeDelay firstWindow{start usableStart} ageAtFirstWindow',
);

const { related, multiplicity, windows, weaker, shareOfTime } = getMarriageAdvanced.output.shape;
const { manglik } = checkDoshas.output.shape.doshas.shape;

const MARRIAGE = natalEvent('marriage');
/** Years that the windows are looked for in, as its members take them. */
const YEARS = 15;

export default defineTool({
  name: 'run_marriage_complete_reading',
  title: 'Marriage bundle',
  purpose: 'The whole marriage reading in one call in place of eight',
  family: 'composites',
  phase: 'synthesis',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'The whole KP marriage reading of a chart in one call. Promise, delay, dasha windows, partner, second marriage and an audit of the birth time. Call it first for any open question on marriage.',
  provenance: {
    rules: [
      'R6T.1',
      'R6T.2',
      'R9.1',
      'R9.4',
      'R9.6',
      'R10',
      'R12.2',
      'R13.4',
      'R20.1',
      'R28.1',
      'R29.1',
      'R23.1',
      'R4.5',
    ],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  deadlineSeconds: 50,
  input: birthInput.extend(birthTimeUncertainty),
  output: z.strictObject({
    answer: answerShape,
    synthesis: synthesisShape(z.enum(MARRIAGE_ANSWERS), { delay: DELAY.shape.nullable() }),
    asOf: instantText,
    promiseVerdict: decidingPromiseShape,
    timingWindows: windows,
    weaker,
    shareOfTime,
    spouseCharacteristics: SPOUSE.shape.nullable(),
    manglikDosha: manglik.omit({ explanation: true }).extend({ kpDissent: z.string() }).nullable(),
    upapadaLagna: UPAPADA.shape.nullable(),
    vargottamaSummary: VARGOTTAMA.shape.nullable(),
    secondMarriagePromise: z.strictObject({ promise: related.shape.second_marriage, multiplicity }).nullable(),
    preVerdictAudit: AUDIT.shape.nullable(),
    ...closingShape,
    withheldReason: withheldReasonShape,
    disclaimer: z.string(),
  }),
  run: async (context) => {
    const { chart, input } = context;
    const asOf = asOfMs(context);
    const uncertainty = { birth_time_uncertainty_minutes: input.birth_time_uncertainty_minutes };
    const runner = compositeRunner(context, 'relationship');
    const { result } = await runner.decide('promiseVerdict', PROMISE, { events: ['marriage'], ...uncertainty });
    const promiseVerdict = decidingPromise(result, 'marriage');
    const advanced = await runner.ask('timingWindows', ADVANCED);
    const spouse = await runner.ask('spouseCharacteristics', SPOUSE);
    const doshas = await runner.ask('manglikDosha', MANGLIK);
    const upapada = await runner.ask('upapadaLagna', UPAPADA);
    const vargottama = await runner.ask('vargottamaSummary', VARGOTTAMA);
    runner.also('secondMarriagePromise', 'timingWindows');
    const audit = await runner.ask('preVerdictAudit', AUDIT, uncertainty);
    const delay = await runner.ask('synthesis.delay', DELAY);
    const years = stageYears(chart, MARRIAGE, { startMs: asOf, endMs: asOf + YEARS * DASHA_YEAR_MS });
    leadByLifeStage(context, { event: MARRIAGE, atMs: asOf, ...(promiseVerdict.side !== 'no' && { years }) });
    const synthesis = marriageSynthesis({
      promise: promiseVerdict,
      stability: promiseStability(promiseVerdict, chart.moment, input.birth_time_uncertainty_minutes, 'promiseVerdict'),
      advanced: advanced?.result ?? null,
      delay: delay?.result ?? null,
      audit: audit?.result ?? null,
      doshas: doshas?.result ?? null,
      upapada: upapada?.result ?? null,
      untilMs: years.endMs,
      asOfMs: asOf,
      clock: chart.moment,
      failed: runner.failed(),
    });
    return {
      answer: openingOf(synthesis.text),
      synthesis: { ...synthesis, delay: delay?.block ?? null },
      asOf: printInstant(asOf, chart.moment),
      promiseVerdict,
      timingWindows: advanced?.result.windows ?? [],
      weaker: advanced?.result.weaker ?? [],
      shareOfTime: advanced?.result.shareOfTime ?? null,
      spouseCharacteristics: spouse?.block ?? null,
      manglikDosha: doshas && manglikBlock(doshas.result),
      upapadaLagna: upapada?.block ?? null,
      vargottamaSummary: vargottama?.block ?? null,
      secondMarriagePromise: advanced && {
        promise: advanced.result.related.second_marriage,
        multiplicity: advanced.result.multiplicity,
      },
      preVerdictAudit: audit?.block ?? null,
      ...runner.close(),
      withheldReason: advanced?.result.withheldReason,
      disclaimer: disclaimerText('relationship'),
    };
  },
});

function manglikBlock({ doshas, kpDissent }: z.input<typeof checkDoshas.output>) {
  const { explanation: _, ...block } = doshas.manglik;
  return { ...block, kpDissent };
}
