import { baseRateWords } from '@cuspal/engine/kp/promise/base-rate';
import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { type CuspConfidence, cuspConfidence } from '@cuspal/engine/topics/shared/describer';
import { GRAHA_ARCHETYPES, temperOf } from '@cuspal/engine/topics/shared/person-tables';
import { PARTNER_WEALTH, RELATIVE_AGES, type Spouse, spouse, WORK_MODES } from '@cuspal/engine/topics/shared/spouse';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  confidenceShape,
  defineTool,
  describerShape,
  distanceShape,
  listOf,
  nextShape,
  originsShape,
  planetName,
  portraitShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './marriage.messages.ts';

export default defineTool({
  name: 'get_spouse_characteristics',
  title: 'Description of the partner',
  purpose: "The partner's look, nature, work, age and background from the star lord of the 7th sub lord",
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'What the partner is like by KP. Look, nature, work, age, background, means and distance. Call it after analyze_natal_promise. Gives no name, caste or date.',
  provenance: { rules: ['R9.1', 'R10', 'R18.5', 'R20.1', 'R28.6', 'R6.2'], sources: ['KPR2', 'KPR3t', 'SP'] },
  brief: { without: ['chain'] },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    onlyIfPromised: z.literal(true).optional().meta({ description: 'Marriage is not promised' }),
    describer: describerShape,
    csl7: planetName,
    chain: chainShape,
    physical: z.string(),
    personality: z.string(),
    workArchetype: z.enum(GRAHA_ARCHETYPES),
    workMode: z.enum(WORK_MODES),
    relativeAge: z.enum(RELATIVE_AGES),
    agePoints: listOf(z.strictObject({ planet: planetName, points: z.number() })).meta({
      description:
        'The star lord counts twice, its sign lord once. A sum of 3 is older, 1 a little older, -1 the same age.',
    }),
    ageGapPossible: z.boolean(),
    background: z.string(),
    origin: originsShape,
    wealth: z.enum(PARTNER_WEALTH),
    distance: distanceShape,
    secondary: portraitShape.extend({
      weight: z.literal('secondary'),
      correctedFrom: describerShape.shape.correctedFrom,
      sameAsDescriber: z.literal(true).optional().meta({ description: 'The same planet describes again' }),
    }),
    modifiers: listOf(portraitShape).meta({ description: 'Planets in house 7' }),
    confidence: confidenceShape,
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, note }) => {
    const { secondary, ...found } = spouse(chart);
    if (found.describer.correctedFrom !== null)
      note(say.nodeReadThroughAgent({ node: found.describer.correctedFrom, agent: found.describer.planet }));
    note(say.howPartnerIsRead());
    const csl7 = chain(chart, 7).subLord;
    const promised = verdictOf(chart, natalEvent('marriage')).side !== 'no';
    const confidence = cuspConfidence(chart, 7);
    return {
      answer: answer(found, csl7, confidence, promised),
      ...(!promised && { onlyIfPromised: true as const }),
      csl7,
      chain: chain(chart, 7),
      ...found,
      secondary: { ...secondary, weight: 'secondary' as const },
      confidence,
      scoreProvenance: SERVICE_EXTENSION,
      next: [
        confidence === 'LOW'
          ? { tool: 'get_boundary_warnings', reason: say.nextBirthTime() }
          : { tool: 'get_marriage_advanced', reason: say.nextKindAndPeriods() },
      ],
    };
  },
});

function answer(
  { describer: { planet, sign, correctedFrom }, relativeAge }: Pick<Spouse, 'describer' | 'relativeAge'>,
  csl: Planet,
  confidence: CuspConfidence,
  promised: boolean,
): string {
  return answerOf(
    correctedFrom === null
      ? say.describesPartner({ planet, sign, csl })
      : say.describesPartnerForNode({ planet, sign, node: correctedFrom, csl }),
    say.partnerLike({ temper: temperOf(planet), age: relativeAge }),
    !promised
      ? say.onlyInSpiteOf({ rate: baseRateWords(natalEvent('marriage'), 'no')?.words ?? '' })
      : confidence === 'LOW' && say.birthTimeChangesIt(),
  );
}
