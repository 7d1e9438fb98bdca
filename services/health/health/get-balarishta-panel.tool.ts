import { childPanel, RISK_BANDS } from '@cuspal/engine/topics/health/child-panel';
import type { ChildPanel } from '@cuspal/engine/topics/health/child-panel';
import { isGrown } from '@cuspal/engine/topics/health/span-band';
import {
  ADVISER_ONLY,
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  listOf,
  nextShape,
  oneOfTheWords,
  planetList,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { adviserFields, COMMUNICATION_RULE, scoreFields } from './health-shapes.ts';

const testShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  present: z.boolean(),
  points: z.int(),
  detail: z.string(),
  source: z.string(),
});

export default defineTool({
  name: 'get_balarishta_panel',
  title: 'Child chart risk panel',
  purpose:
    "Screening of a child's chart by classical combinations; for the advisor only, never for a parent or caregiver",
  family: 'health',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: 'child',
  structured: true,
  description:
    "For experienced advisers only, never for a parent or caregiver. Screens a child's chart by classical Parashari combinations (balarishta) and what lessens them. Says nothing certain and holds no period.",
  provenance: {
    rules: ['R21.1', 'R21.3', 'R21.7', 'R23.5', 'R23.7'],
    sources: ['BPHS', 'BJ', 'OWN'],
  },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    ...adviserFields,
    ...scoreFields,
    riskBand: oneOfTheWords(RISK_BANDS).meta({ description: 'Below 20 NONE, 45 LOW, 70 NOTABLE' }),
    tests: listOf(testShape),
    mitigations: listOf(testShape),
    kpLayer: z
      .strictObject({ csl1: planetName, csl8: planetName, present: z.boolean() })
      .nullable()
      .meta({ description: 'Worth no points; null in polar latitudes' }),
    natureUsed: z
      .strictObject({ benefics: planetList, malefics: planetList })
      .meta({ description: 'Without the Moon' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, ephemeris, now, note }) => {
    const { sunriseFallback, ...panel } = childPanel(ephemeris, chart);
    if (panel.kpLayer === null) note('The KP part is left out, because there are no Placidus cusps at this latitude.');
    if (sunriseFallback) note('The Sun does not rise and set here on this day, so mean times stand for its hours.');
    if (isGrown(chart, now)) note('This tool is meant for children, and the person is no longer one.');
    return {
      answer: childAnswer(panel),
      audience: ADVISER_ONLY,
      communicationRule: COMMUNICATION_RULE,
      ...panel,
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_health_organ_panel', reason: 'It shows the body regions of the chart.' }],
    };
  },
});

function childAnswer({ tests, mitigations, score }: Pick<ChildPanel, 'tests' | 'mitigations' | 'score'>): string {
  const present = tests.filter((test) => test.present).length;
  const lessened = mitigations.filter((test) => test.present).length;
  return answerOf(
    `The chart has ${present === 0 ? 'none' : present} of thirteen classical combinations, and ${lessened === 0 ? 'none' : lessened} of the five that lessen them.`,
    `The score is ${score} of 100. Healthy children have such charts too.`,
  );
}
