import { chain } from '@cuspal/engine/kp/kernel/chain';
import { RECUPERATIONS, vitality } from '@cuspal/engine/topics/health/vitality';
import type { Vitality } from '@cuspal/engine/topics/health/vitality';
import { recoverySpeed, SLOWED_BY, type RecoverySpeed } from '@cuspal/engine/topics/health/recovery-speed';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  detailArgument,
  listOf,
  nextShape,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import {
  boundaryCautions,
  boundaryCautionsShape,
  chainsShape,
  chronicityShape,
  partsNamed,
  recoverySpeedSentence,
  scoreFields,
  textList,
} from './health-shapes.ts';
import { say } from './health.messages.ts';

export default defineTool({
  name: 'get_vitality_index',
  title: 'Vitality index',
  purpose: 'One 0-100 reading of constitution and recovery',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Constitution and power of recovery from 0 to 100 by KP, with every factor, in points of ours. Call it after get_health_cusp_panel for strength, stamina or recovery.',
  provenance: {
    rules: ['R3.4', 'R5.3', 'R10', 'R19.1', 'R19.3', 'R21.1', 'R37'],
    sources: ['KPR3p', 'OWN'],
  },
  brief: {
    without: ['chains'],
  },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    ...scoreFields,
    recuperationClass: z
      .enum(RECUPERATIONS)
      .meta({ description: 'From 65 FAST_HEALER, 45 AVERAGE, 30 SLOW_HEALER, less what slows it' }),
    slowedBy: listOf(z.enum(SLOWED_BY)).meta({ description: 'COURSE: none is quick; the others a step each' }),
    resistanceRatio: z.number().min(0).max(1).meta({ description: 'House 1 against houses 1 and 6, by all planets' }),
    susceptibilityBias: z.strictObject({
      planet: planetName.meta({ description: 'Star lord of the sub lord of cusp 6' }),
      keywords: textList,
      bodyParts: textList,
      chronicity: chronicityShape,
    }),
    chains: chainsShape.meta({ description: 'Of cusps 1 and 6' }),
    boundaryCautions: boundaryCautionsShape,
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, now, note }) => {
    const { recuperationClass: _, ...found } = vitality(chart);
    const recovery = recoverySpeed(chart, now);
    note(say.classesBegin());
    return {
      answer: vitalityAnswer(found, recovery),
      ...found,
      recuperationClass: recovery.speed,
      slowedBy: recovery.slowedBy,
      resistanceRatio: Math.round(found.resistanceRatio * 1e4) / 1e4,
      chains: [chain(chart, 1), chain(chart, 6)],
      boundaryCautions: boundaryCautions(chart, [1, 6]),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_current_health_status', reason: say.nextPresentTime() }],
    };
  },
});

function vitalityAnswer(
  { score, susceptibilityBias: { bodyParts } }: Pick<Vitality, 'score' | 'susceptibilityBias'>,
  recovery: RecoverySpeed,
): string {
  return answerOf(
    say.vitality({ score }),
    recoverySpeedSentence(recovery),
    say.partsToLookAfter({ parts: partsNamed(bodyParts) }),
    say.nothingOfPresent(),
  );
}
