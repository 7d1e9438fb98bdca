import { DIGNITIES } from '@cuspal/engine/parashari/base/dignity';
import { COMBUSTION_GRADES } from '@cuspal/engine/parashari/states/combustion';
import { BODIES } from '@cuspal/engine/parashari/vargas/edges';
import { READOUT_VERDICTS, VARGA_HOUSE_FACTORS } from '@cuspal/engine/parashari/vargas/house-points';
import type { DivisionName } from '@cuspal/engine/parashari/vargas/vargas';
import {
  answerShape,
  birthInput,
  detailArgument,
  grahaName,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  oneOfTheWords,
  perPlanet,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';

export const readoutVerdict = oneOfTheWords(READOUT_VERDICTS);
export const bodyName = z.enum(BODIES);
/** A divisional chart has no degrees, so no moolatrikona either. */
export const vargaDignity = z.enum(DIGNITIES).exclude(['MOOLATRIKONA']);

/** Where a planet stands in the divisional chart. */
export const lordRef = z.strictObject({
  planet: planetName,
  house: houseNumber,
  sign: signName,
  dignity: vargaDignity,
});

/** A house of the divisional chart, a sign counted from its ascendant. */
export const houseRef = z.strictObject({
  house: houseNumber,
  sign: signName,
  lord: grahaName,
  lordHouse: houseNumber,
  occupants: planetList,
  aspectedBy: planetList,
});

const point = z.strictObject({
  sign: signName,
  signIndex: z.int().min(0).max(11).meta({ description: '0 = Aries' }),
  degreeInVarga: z.number().min(0).lt(30),
  part: z.int().min(1).max(60).meta({ description: 'Which part of the birth sign' }),
  lord: grahaName,
  deity: z.string().nullable(),
  d1Sign: signName,
});

const planetRow = point.extend({
  house: houseNumber,
  dignity: vargaDignity,
  vargottama: z.boolean(),
  retrograde: z.boolean(),
  combust: z.enum(COMBUSTION_GRADES),
  aspects: houseList.meta({ description: 'Houses it looks at' }),
});

const judgedHouse = houseRef.extend({
  lordDignity: vargaDignity,
  points: z.int(),
  houseVerdict: readoutVerdict.meta({ description: 'SUPPORTED from 2 points, STRAINED from -2' }),
  factors: listOf(z.strictObject({ factor: z.enum(VARGA_HOUSE_FACTORS), detail: z.string(), points: z.int() })),
});

const readoutOf = <Fields extends z.ZodType>(topicFields: Fields) =>
  z.strictObject({
    topic: z.string(),
    focusHouses: listOf(judgedHouse),
    karakas: listOf(lordRef.extend({ vargottama: z.boolean(), points: z.int() })),
    ascendantLord: lordRef.extend({ points: z.int() }),
    topicFields,
    strongest: grahaName,
    weakest: grahaName,
    score: z.int().meta({ description: 'Sum of the factor points' }),
    c: z.int().meta({ description: 'SUPPORTED from c, STRAINED from -c' }),
    factors: listOf(z.strictObject({ factor: z.string(), detail: z.string(), points: z.int() })),
    verdict: readoutVerdict,
    statements: listOf(z.string()),
  });

/** The result of every divisional chart tool; only the fields of its topic are its own. */
export const vargaOutput = <Fields extends z.ZodType>(division: DivisionName, topicFields: Fields) =>
  z.strictObject({
    answer: answerShape,
    division: z.literal(division),
    name: z.string(),
    ascendant: point,
    planets: perPlanet(planetRow),
    houses: listOf(houseRef).meta({ description: 'Twelve, first house first' }),
    vargottama: listOf(bodyName),
    readout: readoutOf(topicFields),
    boundaryWarnings: listOf(
      z.strictObject({
        body: bodyName,
        minutesOfArc: z.number().min(0).max(2),
        secondsOfTime: z.number().min(0).nullable().meta({ description: 'Of birth time; null for a planet' }),
      }),
    ).meta({ description: "Within 2' of an edge of this division" }),
    scoreProvenance: z.literal('service-extension'),
    disclaimer: z.string().optional(),
    next: nextShape,
  });

/** Working behind the readout, and what a drawing of the chart does not need. */
const BRIEF = {
  without: [
    ...['signIndex', 'part', 'deity'].flatMap((field) => [`ascendant.${field}`, `planets.*.${field}`]),
    ...['combust', 'aspects'].map((field) => `planets.*.${field}`),
    'houses',
    ...['occupants', 'aspectedBy', 'factors'].map((field) => `readout.focusHouses.${field}`),
    ...['factors', 'statements', 'c'].map((field) => `readout.${field}`),
    'readout.karakas.sign',
    'readout.ascendantLord',
  ],
};

export const vargaInput = birthInput.extend(detailArgument);

/** Tags that all divisional chart tools have in common; `rules` names those that only this one follows. */
export const vargaTags = (division: DivisionName, ...rules: readonly string[]) => ({
  name: `get_${division.toLowerCase()}_chart`,
  family: 'vargas' as const,
  phase: 'advanced' as const,
  system: 'parashari' as const,
  needs: [],
  birth: 'required' as const,
  provenance: {
    rules: ['R4.5', 'R7.3', 'R23.1', 'R23.2', 'R23.3', 'R23.7', 'R23.8', 'R24', 'R24.1', 'R25', ...rules],
    sources: ['BPHS', 'PVR'] as const,
  },
  brief: BRIEF,
  input: vargaInput,
});
