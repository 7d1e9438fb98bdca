import { ageInLife, partedByAge } from '@cuspal/engine/events/life-stage';
import { natalEvent } from '@cuspal/engine/events/natal';
import { DANGER_FLAGS } from '@cuspal/engine/kp/promise/bhadhaka';
import {
  CUSP_ROLES,
  CUSP_STATUSES,
  HEALTH_CUSPS,
  healthCuspPanel,
  OVERALLS,
  panelSentences,
} from '@cuspal/engine/topics/health/cusp-panel';
import { HEALTH_MATTERS } from '@cuspal/engine/topics/health/matters';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerAndSummary,
  answerShape,
  birthInput,
  chainShape,
  chosenByAgeShape,
  chosenByAgeView,
  defineTool,
  detailArgument,
  grahaName,
  listOf,
  nextShape,
  planetList,
  planetName,
  promiseSummariesShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { boundaryCautions, boundaryCautionsShape, healthClassShape, textList } from './health-shapes.ts';
import { say } from './health.messages.ts';

const ROWS = HEALTH_MATTERS.map((key) => ({ event: natalEvent(key) }));

export default defineTool({
  name: 'get_health_cusp_panel',
  title: 'Health cusps panel',
  purpose: 'The six health cusps side by side; the first health tool of a reading',
  family: 'health',
  phase: 'promise',
  system: 'kp',
  needs: ['get_house_cusps', 'get_significators'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Where a chart has reserves of health and where it asks for care, by six KP cusps. Call it first in every reading on health. A traditional reading of tendencies, never a diagnosis.',
  provenance: {
    rules: ['R5.3', 'R9.1', 'R10', 'R19.2', 'R19.4', 'R19.7', 'R21.1'],
    sources: ['KPR3p', 'OWN'],
  },
  brief: {
    without: ['summary', 'cusps.chain', 'cusps.reasons', 'cusps.starLordClass', 'promises.*.reason', 'planetsByClass'],
  },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    overall: z.enum(OVERALLS).meta({ description: 'By the balance: 12 and more RESILIENT, -12 and less SENSITIVE' }),
    balance: z.int().meta({ description: 'The pulls of the six sub lords added up' }),
    cusps: listOf(
      z.strictObject({
        cusp: z.literal([...HEALTH_CUSPS]),
        role: z.enum(CUSP_ROLES),
        status: z.enum(CUSP_STATUSES),
        class: healthClassShape.meta({ description: 'Side of the sub lord' }),
        starLordClass: healthClassShape.meta({ description: 'Side of its star lord' }),
        pull: z.int().meta({ description: 'Weight on 1, 5 and 11 less that on 6, 8 and 12' }),
        bodyParts: textList.meta({ description: 'Of the sign on the cusp' }),
        chain: chainShape,
        reasons: textList,
      }),
    ),
    ownIllnessLink: z.boolean().meta({ description: 'The sub lord of cusp 6 signifies 1 and 6' }),
    promises: promiseSummariesShape,
    ...chosenByAgeShape,
    bhadhaka: z.strictObject({
      house: z.literal([7, 9, 11]),
      lord: grahaName,
      csl: planetName,
      touchesDisease: z.boolean().meta({ description: 'Its sub lord signifies 6, 8 or 12 at level 1 or 2' }),
      dangerFlag: z.enum(DANGER_FLAGS).meta({ description: 'As get_bhadhakasthana gives it' }),
    }),
    planetsByClass: z.strictObject({
      DISEASE: planetList,
      CURE: planetList,
      MIXED: planetList,
      NEUTRAL: planetList,
    }),
    boundaryCautions: boundaryCautionsShape,
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, now }) => {
    const panel = healthCuspPanel(chart);
    const age = ageInLife(chart.moment, now);
    const { chosen, setAside } = partedByAge(ROWS, age);
    return {
      ...answerAndSummary(panelSentences(panel)),
      ...panel,
      promises: promiseSummaries(
        chart,
        chosen.map(({ event }) => event.key),
      ),
      ...chosenByAgeView(age, setAside),
      boundaryCautions: boundaryCautions(chart, HEALTH_CUSPS),
      scoreProvenance: SERVICE_EXTENSION,
      next: [
        { tool: 'get_disease_nature', reason: say.nextNatureFromSix() },
        { tool: 'get_vitality_index', reason: say.nextVitality() },
      ],
    };
  },
});
