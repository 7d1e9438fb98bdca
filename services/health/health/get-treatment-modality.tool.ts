import { chain } from '@cuspal/engine/kp/kernel/chain';
import { careModalities, CURE_RULERS, MODALITY_KEYS, MODALITY_RANKS } from '@cuspal/engine/topics/health/modality';
import type { CareModalities, ModalityRank } from '@cuspal/engine/topics/health/modality';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  listOf,
  nextShape,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { chainsShape } from './health-shapes.ts';
import { say } from './health.messages.ts';

export default defineTool({
  name: 'get_treatment_modality',
  title: 'Which kind of care responds',
  purpose: 'Kinds of care that the cure cusps point to, beside medical advice and never in its place',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_disease_nature'],
  birth: 'required',
  disclaimer: 'health',
  description:
    "Which kinds of care a chart points to, from physician and rest to surgery and counselling, by KP. Call it when somebody asks what care helps. Never replaces a doctor's advice.",
  provenance: {
    rules: ['R5.3', 'R10', 'R19.4', 'R19.6', 'R20.1'],
    sources: ['KPR3p', 'K', 'OWN'],
  },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    modalities: listOf(
      z.strictObject({
        key: z.enum(MODALITY_KEYS),
        planet: planetName,
        label: z.string(),
        share: z.number().min(0).max(100).meta({ description: 'Percent of all points, to a tenth' }),
        rank: z.enum(MODALITY_RANKS),
        from: listOf(
          z.strictObject({ ruler: z.enum(CURE_RULERS), planet: planetName, multiplier: z.int().min(2).max(5) }),
        ).meta({ description: 'What the planet rules, with the multiplier of its weight on 1, 5 and 11' }),
      }),
    ),
    surgicalLean: z.boolean().meta({ description: 'The chart also points to surgery as a means' }),
    chains: chainsShape.meta({ description: 'Of cusps 1, 5, 8 and 11' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, note }) => {
    const { silent, ...found } = careModalities(chart);
    if (silent) note(say.cureCuspsSilent());
    return {
      answer: careAnswer({ silent, ...found }),
      ...found,
      chains: ([1, 5, 8, 11] as const).map((cusp) => chain(chart, cusp)),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_cure_window', reason: say.nextRecovery() }],
    };
  },
});

function careAnswer({ modalities, surgicalLean, silent }: CareModalities): string {
  const ofRank = (wanted: ModalityRank): readonly string[] =>
    modalities.flatMap(({ rank, key }) => (rank === wanted ? [say.careNamed({ kind: key })] : [])).slice(0, 2);
  const [first, second] = ofRank('PRIMARY');
  const [beside, other] = ofRank('SUPPORTIVE');
  return answerOf(
    silent || first === undefined
      ? say.noKindBeforeAnother()
      : second === undefined
        ? say.careFirst({ care: first })
        : say.careFirstTwo({ care: first, other: second }),
    surgicalLean
      ? say.surgeryAmongMeans()
      : beside !== undefined &&
          (other === undefined ? say.careBeside({ care: beside }) : say.careBesideTwo({ care: beside, other })),
    say.doctorComesFirst(),
  );
}
