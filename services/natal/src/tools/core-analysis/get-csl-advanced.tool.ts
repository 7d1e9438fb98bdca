import { CUSP_GRADES, cuspReading, mutualCusps, sharedSubLords } from '@cuspal/engine/kp/promise/csl-advanced';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  chainShape,
  contactLevel,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  natureShape,
  planetList,
  planetName,
  verdictShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const reading = z.strictObject({
  cusp: houseNumber,
  chain: chainShape,
  subSubLord: planetName,
  selfContact: contactLevel.meta({ description: 'Level of the sub lord on the own house' }),
  twelfthFrom: contactLevel.meta({ description: 'On the house that undoes it' }),
  eighthFrom: contactLevel,
  sixthFrom: contactLevel,
  fulfilment: contactLevel.meta({ description: 'On the own house or the 11th' }),
  grade: z.enum(CUSP_GRADES),
  nature: natureShape,
  pairMeanings: listOf(z.strictObject({ houses: houseList, meaning: z.string(), rule: z.string() })),
  retrogradeNote: z.string().nullable(),
  events: listOf(z.strictObject({ key: z.string(), verdict: verdictShape })),
});

export default defineTool({
  name: 'get_csl_advanced',
  title: 'Deep chain of all twelve cusps',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP reading of every cuspal sub lord in depth: the chain of cusp, sub lord, star lord and sub lord with houses by level, how the sub lord holds its own house and the 6th, 8th and 12th from it, a grade of the cusp, the kind of result it gives, meanings of house pairs for cusps 1 and 2, and the verdicts of the events judged there; cusps that share a sub lord or exchange stars. Not paged, no disclaimer class.',
  provenance: { rules: ['R5.3', 'R5.4', 'R6', 'R9.1', 'R9.3', 'R9.6', 'R9.7', 'R12.2'], sources: ['R3t', 'R3p'] },
  input: birthInput.extend({
    cusps: z
      .array(z.literal(HOUSES))
      .min(1)
      .max(12)
      .optional()
      .meta({ description: 'Cusps to return; default all twelve' }),
  }),
  output: z.strictObject({
    cusps: listOf(reading),
    sharedCsl: listOf(z.strictObject({ csl: planetName, cusps: houseList })),
    mutual: listOf(z.strictObject({ cusps: houseList, planets: planetList })).meta({
      description: 'Two cusps whose sub lords stand in each other’s stars',
    }),
  }),
  run: ({ chart, input }) => ({
    cusps: HOUSES.filter((house) => input.cusps?.includes(house) ?? true).map((house) => cuspReading(chart, house)),
    sharedCsl: sharedSubLords(chart),
    mutual: mutualCusps(chart),
  }),
});
