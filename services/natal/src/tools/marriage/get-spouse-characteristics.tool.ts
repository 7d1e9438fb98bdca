import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { cuspConfidence } from '@cuspal/engine/topics/shared/describer';
import { WORK_ARCHETYPES } from '@cuspal/engine/topics/shared/person-tables';
import { PARTNER_WEALTH, RELATIVE_AGES, spouse, WORK_MODES } from '@cuspal/engine/topics/shared/spouse';
import {
  birthInput,
  chainShape,
  confidenceShape,
  defineTool,
  describerShape,
  distanceShape,
  listOf,
  originsShape,
  planetName,
  portraitShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';

export default defineTool({
  name: 'get_spouse_characteristics',
  title: 'Description of the partner',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    "What the partner is like by KP: look, nature, kind of work, age against one's own, background, means and distance, from the star lord of the 7th cuspal sub lord (a node through its first agent), with the sub lord as second voice and planets in house 7 beside. Call it after analyze_natal_promise when the person asks about the partner; never a name, a caste or a date. System KP, disclaimer class relationship, not paged.",
  provenance: { rules: ['R9.1', 'R10', 'R18.5', 'R20.1', 'R28.6', 'R6.2'], sources: ['R2', 'R3t', 'SP'] },
  input: birthInput,
  output: z.strictObject({
    onlyIfPromised: z.literal(true).optional().meta({ description: 'Marriage is not promised' }),
    describer: describerShape,
    csl7: planetName,
    chain: chainShape,
    physical: z.string(),
    personality: z.string(),
    workArchetype: z.enum(WORK_ARCHETYPES),
    workMode: z.enum(WORK_MODES),
    relativeAge: z.enum(RELATIVE_AGES),
    agePoints: listOf(z.strictObject({ planet: planetName, points: z.number() })).meta({
      description: 'Star lord of the sub lord (twice) and lord of its sign: 3 OLDER, 1 SLIGHTLY_OLDER, -1 SAME_AGE',
    }),
    ageGapPossible: z.boolean(),
    background: z.string(),
    origin: originsShape,
    wealth: z.enum(PARTNER_WEALTH),
    distance: distanceShape,
    secondary: portraitShape.extend({
      weight: z.literal('secondary'),
      correctedFrom: describerShape.shape.correctedFrom,
      sameAsDescriber: z.literal(true).optional().meta({ description: 'The describer again: no second voice' }),
    }),
    modifiers: listOf(portraitShape).meta({ description: 'Planets in house 7' }),
    confidence: confidenceShape,
    scoreProvenance: scoreProvenanceShape,
  }),
  run: ({ chart, note }) => {
    const { secondary, ...found } = spouse(chart);
    if (found.describer.correctedFrom !== null)
      note(`${found.describer.correctedFrom} is read through its first agent, ${found.describer.planet} (R6.2).`);
    note(
      'Distance: the better level of the 7th sub lord on 4, 10 (near) or 3, 9, 12 (far). Age points are ours: the star lord of the 7th sub lord counts as it stands, a node with the points of a node.',
    );
    return {
      ...(promise(chart, natalEvent('marriage')).side === 'no' && { onlyIfPromised: true as const }),
      csl7: chain(chart, 7).subLord,
      chain: chain(chart, 7),
      ...found,
      secondary: { ...secondary, weight: 'secondary' as const },
      confidence: cuspConfidence(chart, 7),
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});
