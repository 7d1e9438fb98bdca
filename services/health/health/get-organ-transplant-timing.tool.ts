import { nextPeriod } from '@cuspal/engine/dasha/vimshottari';
import { printInstant } from '@cuspal/engine/time/print';
import { TRANSPLANT } from '@cuspal/engine/topics/health/matters';
import { healthClass } from '@cuspal/engine/topics/health/pull';
import { RISK_LEVELS, RISK_PLANETS, surgeryOutlook } from '@cuspal/engine/topics/health/surgery-natal';
import { ORGANS, READINESS_BANDS, transplantReadiness } from '@cuspal/engine/topics/health/transplant';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  disclaimerText,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFields,
  topicOf,
  windowShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { besideRows, healthClassShape, scoreFields, textList } from './health-shapes.ts';
import { say } from './health.messages.ts';

const MAX_WINDOWS = 6;

export default defineTool({
  name: 'get_organ_transplant_timing',
  title: 'Transplant timing',
  purpose: 'Periods that favour a transplant, by a rule of this service that no KP text codifies',
  family: 'health',
  phase: 'advanced',
  system: 'extension',
  needs: ['get_surgery_success'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Periods that favour a planned transplant, an extension of ours on KP rules. Call it when the team leaves room for a date. An offered organ is never declined or delayed for it.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.6', 'R9.1', 'R10', 'R13.1', 'R13.4', 'R19.3', 'R19.6'],
    sources: ['KPR3p', 'OWN'],
  },
  input: birthInput.extend({
    ...horizonArguments(10, 3),
    organ: z.enum(ORGANS).default('other').meta({ description: 'The organ or tissue in question' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    organ: z.enum(ORGANS),
    karaka: planetName.meta({ description: 'The planet of the organ' }),
    readiness: z.strictObject({
      ...scoreFields,
      band: oneOfTheWords(READINESS_BANDS).meta({ description: '70 and more READY, 45 and more POSSIBLE' }),
    }),
    windows: listOf(
      windowShape.extend({
        acceptance: z
          .strictObject({ pd: planetName, startDate: instantText, class: healthClassShape })
          .nullable()
          .meta({ description: 'The period after it, in which the body takes the organ up' }),
      }),
    ),
    ...timedFields,
    withheldReason: withheldReasonShape,
    rejectionCaution: listOf(
      z.strictObject({
        planet: z.enum(RISK_PLANETS),
        risk: z.string(),
        level: z.enum(RISK_LEVELS).extract(['ELEVATED']),
        reasons: textList,
      }),
    ),
    extensionNote: z.string(),
    scoreProvenance: scoreProvenanceShape,
    disclaimer: z.string(),
    next: nextShape,
  }),
  run: (context) => {
    const { chart, input } = context;
    const { moment } = chart;
    const topic = topicOf(context);
    const { karaka, ...readiness } = transplantReadiness(chart, input.organ);
    const hard = readiness.band === 'HARD';
    const found = topic.windows(TRANSPLANT, MAX_WINDOWS, {
      brought: say.plannedTransplant(),
      ...(hard && { withheld: say.readinessLow() }),
    });
    return {
      answer: answerOf(say.transplantReadiness({ band: readiness.band }), found.said, say.teamDecides()),
      asOf: topic.asOf,
      organ: input.organ,
      karaka,
      readiness,
      windows: besideRows(found).map(({ window: { pd }, row }) => {
        const after = nextPeriod(pd);
        return {
          ...row,
          acceptance: after && {
            pd: after.planet,
            startDate: printInstant(after.startMs, moment),
            class: healthClass(chart, after.planet),
          },
        };
      }),
      ...found.timed,
      ...withheld(found),
      rejectionCaution: surgeryOutlook(chart).complicationRisks.flatMap(({ level, ...risk }) =>
        level === 'ELEVATED' ? [{ ...risk, level }] : [],
      ),
      extensionNote: say.transplantExtension(),
      scoreProvenance: SERVICE_EXTENSION,
      disclaimer: `${say.neverDelayed()} ${disclaimerText('health')}`,
      next: [{ tool: 'get_cure_window', reason: say.nextRecovery() }],
    };
  },
});
