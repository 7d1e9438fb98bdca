import { childPanel, RISK_BANDS } from '@cuspal/engine/topics/health/child-panel';
import type { ChildPanel } from '@cuspal/engine/topics/health/child-panel';
import { isGrown } from '@cuspal/engine/topics/health/span-band';
import {
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
import { adviserFields, forAdvisers, scoreFields } from './health-shapes.ts';
import { say } from './health.messages.ts';

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
    if (panel.kpLayer === null) note(say.kpPartLeftOut());
    if (sunriseFallback) note(say.meanTimes());
    if (isGrown(chart, now)) note(say.meantForChildren());
    return {
      answer: childAnswer(panel),
      ...forAdvisers(),
      ...panel,
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_health_organ_panel', reason: say.nextBodyRegions() }],
    };
  },
});

function childAnswer({ tests, mitigations, score }: Pick<ChildPanel, 'tests' | 'mitigations' | 'score'>): string {
  const present = tests.filter((test) => test.present).length;
  const lessening = mitigations.filter((test) => test.present).length;
  return answerOf(say.childCombinations({ present, lessening }), say.childScore({ score }));
}
