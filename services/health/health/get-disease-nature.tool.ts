import { CURABILITIES, diseaseNature } from '@cuspal/engine/topics/health/disease-nature';
import type { DiseaseNature } from '@cuspal/engine/topics/health/disease-nature';
import { recoverySpeed, type RecoverySpeed } from '@cuspal/engine/topics/health/recovery-speed';
import { RECUPERATIONS } from '@cuspal/engine/topics/health/vitality';
import { FACULTIES } from '@cuspal/engine/topics/health/faculties';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  contactLevel,
  defineTool,
  detailArgument,
  houseList,
  listOf,
  nextShape,
  planetList,
  planetName,
  signName,
  starName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import {
  boundaryCautions,
  boundaryCautionsShape,
  chronicityShape,
  partsNamed,
  recoverySpeedSentence,
  textList,
} from './health-shapes.ts';
import { say } from './health.messages.ts';

const ailments = z.strictObject({ planet: planetName, keywords: textList });
const gate = z.strictObject({ hit: z.boolean(), level: contactLevel });
const signParts = z.strictObject({ sign: signName, parts: textList });

export default defineTool({
  name: 'get_disease_nature',
  title: 'Nature and course of ailments',
  purpose: 'What kind of ailment tendency, how it runs and which part of the body; natal only',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'What kind of ailment a chart tends to, how it runs, the part of the body and how it yields to care, by KP. Call it after get_health_cusp_panel. Names no illness that anybody has.',
  provenance: {
    rules: ['R5.3', 'R10', 'R12.2', 'R19.1', 'R19.2', 'R19.3', 'R19.4', 'R19.6', 'R19.7'],
    sources: ['KPR3p', 'KPR3t', 'KPR2'],
  },
  brief: {
    without: ['chain', 'faculties.cusps', 'faculties.csls', 'faculties.reason'],
  },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    csl6: planetName,
    chain: chainShape,
    ailmentClass: z.strictObject({ bySubLord: ailments, byStarLord: ailments }),
    chronicity: chronicityShape.meta({ description: 'By the sign of the sub lord: movable, fixed, dual' }),
    saturnLengthens: z.boolean().meta({ description: 'Saturn is in the chain, or with or aspecting the sub lord' }),
    bodyPart: z.strictObject({
      byNakshatra: z.strictObject({ nakshatra: starName, parts: textList }),
      bySign: signParts,
      byStarLordSign: signParts,
      oppositeSign: signParts,
    }),
    severityGates: z.strictObject({
      serious: gate.meta({ description: 'House 8' }),
      hospitalisation: gate.meta({ description: 'House 12' }),
      curable: gate.extend({ with: houseList.meta({ description: 'Those of 1 and 5 that it signifies too' }) }),
    }),
    ownIllness: z.boolean(),
    curability: z.enum(CURABILITIES),
    delay: z
      .strictObject({ starLord: planetName })
      .nullable()
      .meta({ description: 'Retrograde at birth: later, not less' }),
    faculties: listOf(
      z.strictObject({
        faculty: z.enum(FACULTIES),
        cusps: houseList,
        csls: planetList,
        marked: z.boolean().meta({ description: 'Worth a usual check-up' }),
        reason: z.string(),
      }),
    ),
    reasons: textList,
    recoverySpeedClass: z.enum(RECUPERATIONS),
    boundaryCautions: boundaryCautionsShape,
    next: nextShape,
  }),
  run: ({ chart, now, note }) => {
    const { silent, ...nature } = diseaseNature(chart);
    const recovery = recoverySpeed(chart, now);
    if (silent) note(say.chainSilent());
    return {
      answer: natureAnswer(nature, recovery),
      ...nature,
      recoverySpeedClass: recovery.speed,
      boundaryCautions: boundaryCautions(chart, [2, 3, 6, 11, 12]),
      next: [
        { tool: 'get_treatment_modality', reason: say.nextKindsOfCare() },
        { tool: 'get_cure_window', reason: say.nextRecovery() },
      ],
    };
  },
});

function natureAnswer(
  {
    chronicity,
    curability,
    bodyPart,
    saturnLengthens,
    delay,
  }: Pick<DiseaseNature, 'chronicity' | 'curability' | 'bodyPart' | 'saturnLengthens' | 'delay'>,
  recovery: RecoverySpeed,
): string {
  const { byNakshatra, byStarLordSign } = bodyPart;
  const named = byNakshatra.parts.slice(0, 2);
  // One list has hips and thighs where the other has hip and thigh.
  const others = byStarLordSign.parts.filter((part) => !named.includes(part) && !named.includes(`${part}s`));
  return answerOf(
    say.ailmentsRun({ chronicity, saturn: saturnLengthens }),
    say.linkedToParts({ parts: partsNamed([...named, ...others]) }),
    say.yieldToCare({ curability, later: delay !== null }),
    recoverySpeedSentence(recovery),
  );
}
