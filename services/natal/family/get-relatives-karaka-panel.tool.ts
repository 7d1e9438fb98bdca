import { RUNNING_PERIODS, runningLords } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
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
import { say } from './family.messages.ts';

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
    const { side } = verdictOf(chart, natalEvent('childbirth'));
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
        ...(listed.includes('father') ? [say.fatherFromNine()] : []),
        ...(input.relation === undefined && side !== 'yes' ? [say.laterChildren()] : []),
        ...(input.relation === undefined ? [say.askForReason()] : []),
        ...(running === null ? [say.noDashaNow()] : []),
        say.whatPanelSays(),
      ],
      ...nextStep(input.relation),
    };
  },
});

function nextStep(relation: Relation | undefined) {
  if (relation === 'spouse') return { next: [{ tool: 'get_spouse_characteristics', reason: say.nextPartner() }] };
  return {};
}

const nameOf = (relation: Relation): string => say.relation({ relation, name: relation.replace('_', ' ') });

function relativeAnswer(row: Relative | undefined): string {
  if (row === undefined) throw new RangeError('one relative was asked for');
  const { relation, house, csl, rotated, status, relationToNative } = row;
  return answerOf(
    say.relativeRead({ relative: nameOf(relation), house, csl }),
    say.relativeStands({ status, means: rotated.wellbeing === null, relation: relationToNative }),
    say.ownChartDecides(),
  );
}

function familyAnswer(
  relatives: readonly Relative[],
  { bestSupport, mostStrained }: { readonly bestSupport: Relation | null; readonly mostStrained: Relation | null },
): string {
  const count = (of: Relative['relationToNative']): number =>
    relatives.filter(({ relationToNative }) => relationToNative === of).length;
  return answerOf(
    say.relationsCounted({
      count: relatives.length,
      supportive: count('SUPPORTIVE'),
      neutral: count('NEUTRAL'),
      strained: count('STRAINED'),
    }),
    bestSupport !== null && say.strongestSupport({ relative: nameOf(bestSupport) }),
    mostStrained !== null && say.mostCare({ relative: nameOf(mostStrained) }),
  );
}
