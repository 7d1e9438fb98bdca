import { RUNNING_PERIODS, runningLords } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { DIGNITIES } from '@cuspal/engine/parashari/base/dignity';
import { printInstant } from '@cuspal/engine/time/print';
import { type Relation, RELATIONS } from '@cuspal/engine/topics/family/relations';
import {
  extremes,
  NATIVE_RELATIONS,
  type Relative,
  relative,
  RELATIVE_STATUSES,
} from '@cuspal/engine/topics/family/relatives';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  contactLevel,
  defineTool,
  distanceShape,
  houseNumber,
  instantText,
  levelListsShape,
  levelNumber,
  listOf,
  nextShape,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const relationShape = z.enum(RELATIONS);
/** Relatives that are read only when asked for by name, or where children are promised. */
const LATER_CHILDREN: readonly Relation[] = ['second_child', 'third_child'];

export default defineTool({
  name: 'get_relatives_karaka_panel',
  title: 'Relatives from one chart',
  purpose: 'State and relation of each relative by turning the chart, with the natural karaka beside',
  family: 'family',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    "How relatives stand in one person's KP chart, turned to the house of each, in well-being, means, relation and distance. Call it for questions about family. Never reads illness or length of life.",
  provenance: { rules: ['R9.8', 'R9.9', 'R9.1', 'R39', 'R13.1'], sources: ['TW', 'KPR2', 'KPR3p', 'OWN'] },
  input: birthInput.extend({ relation: relationShape.optional().meta({ description: 'One relative, else all' }) }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    relatives: listOf(
      z.strictObject({
        relation: relationShape,
        house: houseNumber,
        alternateHouse: houseNumber.optional().meta({ description: 'By other writers' }),
        csl: planetName,
        chain: chainShape,
        karaka: planetName.nullable(),
        karakaContact: contactLevel.meta({ description: 'Level of the karaka on the house' }),
        karakaDignity: z.enum(DIGNITIES).nullable().meta({ description: 'Outside KP, no part of the status' }),
        rotated: z.strictObject({
          wellbeing: z
            .enum(LEANS)
            .nullable()
            .meta({ description: 'Turned 1, 5, 11 against 6, 8, 12, null for a child' }),
          means: z.enum(LEANS).meta({ description: 'Turned 2, 6, 10, 11 against 5, 8, 12' }),
          levels: levelListsShape.meta({ description: 'Houses of the sub lord from the relative’s house' }),
        }),
        status: z.enum(RELATIVE_STATUSES),
        relationToNative: z.enum(NATIVE_RELATIONS).meta({ description: 'Natal 1, 2, 5, 9, 11 against 6, 8, 12' }),
        relationReason: z.string().optional().meta({ description: 'Where one relative is asked for' }),
        distance: distanceShape,
        description: z.string().meta({ description: 'By the star lord of the sub lord' }),
        activeNow: listOf(
          z.strictObject({ period: z.enum(RUNNING_PERIODS).exclude(['PD']), planet: planetName, level: levelNumber }),
        ),
      }),
    ),
    bestSupport: relationShape.nullable(),
    mostStrained: relationShape.nullable(),
    notes: listOf(z.string()),
    next: nextShape.optional(),
  }),
  run: ({ input, chart, now }) => {
    const running = runningLords(chart, now);
    const { side } = promise(chart, natalEvent('childbirth'));
    const listed = input.relation
      ? [input.relation]
      : RELATIONS.filter((relation) => side === 'yes' || !LATER_CHILDREN.includes(relation));
    const relatives = listed.map((relation) => relative(chart, relation, running));
    const found = extremes(chart, relatives);
    return {
      answer: input.relation === undefined ? familyAnswer(relatives, found) : relativeAnswer(relatives[0]),
      asOf: printInstant(now, chart.moment),
      relatives: input.relation ? relatives : relatives.map(({ relationReason: _, ...row }) => row),
      ...found,
      notes: [
        ...(listed.includes('father') ? ['The father is read from 9, as Krishnamurti does, but others take 10.'] : []),
        ...(input.relation === undefined && side !== 'yes'
          ? ['The second and third child are read only where children are promised, or by name.']
          : []),
        ...(input.relation === undefined ? ['Ask for one relation to have its reason in words.'] : []),
        ...(running === null ? ['No dasha of this birth runs now, so no running lord is listed.'] : []),
        "This panel says how relatives stand in the life of the person born, but their own charts decide. Health and length of life are not read, and a child's well-being is left out.",
      ],
      ...nextStep(input.relation),
    };
  },
});

function nextStep(relation: Relation | undefined) {
  if (relation === 'spouse')
    return { next: [{ tool: 'get_spouse_characteristics', reason: 'It describes the partner in more detail.' }] };
  return {};
}

const NAMES: Readonly<Partial<Record<Relation, string>>> = {
  grandfather_paternal: 'paternal grandfather',
  grandfather_maternal: 'maternal grandfather',
  in_law_father: 'father-in-law',
  in_law_mother: 'mother-in-law',
};
const nameOf = (relation: Relation): string => NAMES[relation] ?? relation.replace('_', ' ');

function relativeAnswer(row: Relative | undefined): string {
  if (row === undefined) throw new RangeError('one relative was asked for');
  const { relation, house, csl, rotated, status, relationToNative } = row;
  return answerOf(
    `The ${nameOf(relation)} is read from house ${house}, whose sub lord is ${planetInWords(csl)}.`,
    `The chart indicates ${status.toLowerCase()} ${rotated.wellbeing === null ? 'means' : 'well-being and means'}, and a ${relationToNative.toLowerCase()} relation to the person born.`,
    "The relative's own chart decides.",
  );
}

function familyAnswer(
  relatives: readonly Relative[],
  { bestSupport, mostStrained }: { readonly bestSupport: Relation | null; readonly mostStrained: Relation | null },
): string {
  const count = (of: Relative['relationToNative']): number | string =>
    relatives.filter(({ relationToNative }) => relationToNative === of).length || 'none';
  return answerOf(
    `Of ${relatives.length} relatives the chart indicates a supportive relation with ${count('SUPPORTIVE')}, a neutral one with ${count('NEUTRAL')} and a strained one with ${count('STRAINED')}.`,
    bestSupport !== null && `The strongest support is that of the ${nameOf(bestSupport)}.`,
    mostStrained !== null && `The link with the ${nameOf(mostStrained)} asks for the most care.`,
  );
}
