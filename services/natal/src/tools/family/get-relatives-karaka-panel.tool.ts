import { RUNNING_PERIODS, runningLords } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { LEANS } from '@cuspal/engine/kp/kernel/lean';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { DIGNITIES } from '@cuspal/engine/parashari/base/dignity';
import { printInstant } from '@cuspal/engine/time/print';
import { type Relation, RELATIONS } from '@cuspal/engine/topics/family/relations';
import { extremes, NATIVE_RELATIONS, relative, RELATIVE_STATUSES } from '@cuspal/engine/topics/family/relatives';
import {
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
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const relationShape = z.enum(RELATIONS);
/** Read only when asked for by name, or where children are promised. */
const LATER_CHILDREN: readonly Relation[] = ['second_child', 'third_child'];

export default defineTool({
  name: 'get_relatives_karaka_panel',
  title: 'Relatives from one chart',
  family: 'family',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    "Relatives from one person's chart by KP: for each of up to fifteen (spouse, parents, siblings, children, uncles, friend, grandparents, in-laws) the cuspal sub lord of the house with its chain, the chart turned to that house for well-being and means, how the relative stands to the native, near or far, a description, the natural karaka and the running lords that touch the house. Call it for questions about one relative or the family. Illness and length of life are never read. System KP, not paged, no disclaimer class.",
  provenance: { rules: ['R9.8', 'R9.9', 'R9.1', 'R39', 'R13.1'], sources: ['TW', 'R2', 'R3p', 'service order'] },
  input: birthInput.extend({ relation: relationShape.optional().meta({ description: 'One relative; default all' }) }),
  output: z.strictObject({
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
        karakaDignity: z.enum(DIGNITIES).nullable().meta({ description: 'Cross-system' }),
        rotated: z.strictObject({
          wellbeing: z.enum(LEANS).nullable().meta({ description: 'Turned 1, 5, 11 against 6, 8, 12; null: child' }),
          means: z.enum(LEANS).meta({ description: 'Turned 2, 6, 10, 11 against 5, 8, 12' }),
          levels: levelListsShape.meta({ description: 'Houses of the sub lord from the relative’s house' }),
        }),
        status: z.enum(RELATIVE_STATUSES),
        relationToNative: z.enum(NATIVE_RELATIONS),
        relationReason: z.string().optional().meta({ description: 'Where one relative is asked for' }),
        distance: distanceShape,
        description: z.string(),
        activeNow: listOf(
          z.strictObject({ period: z.enum(RUNNING_PERIODS).exclude(['PD']), planet: planetName, level: levelNumber }),
        ),
      }),
    ),
    bestSupport: relationShape.nullable(),
    mostStrained: relationShape.nullable(),
    notes: listOf(z.string()),
  }),
  run: ({ input, chart, now }) => {
    const running = runningLords(chart, now);
    const { side } = promise(chart, natalEvent('childbirth'));
    const listed = input.relation
      ? [input.relation]
      : RELATIONS.filter((relation) => side === 'yes' || !LATER_CHILDREN.includes(relation));
    const relatives = listed.map((relation) => relative(chart, relation, running));
    return {
      asOf: printInstant(now, chart.moment),
      relatives: input.relation ? relatives : relatives.map(({ relationReason: _, ...row }) => row),
      ...extremes(chart, relatives),
      notes: [
        ...(listed.includes('father') ? ['The father is read from 9 (Krishnamurti); others take 10.'] : []),
        ...(input.relation === undefined && side !== 'yes'
          ? ['second_child and third_child are read only where children are promised, or by name.']
          : []),
        ...(input.relation === undefined
          ? [
              'relationToNative weighs the houses 1, 2, 5, 9, 11 that the sub lord signifies in chain against 6, 8, 12; ask for one relation to have the reason in words.',
            ]
          : []),
        ...(running === null ? ['No dasha of this birth runs now: activeNow is empty.'] : []),
        "A relative's own chart decides: this panel says how they stand in the life of the native. Health and length of life are not read, and a child's well-being is left out.",
      ],
    };
  },
});
