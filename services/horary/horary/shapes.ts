import { MILDER_READINGS } from '@cuspal/engine/kp/horary/milder-reading';
import { MOON_ROUTES, WITHHOLD_CODES } from '@cuspal/engine/kp/horary/moon-gate';
import { SHORT_MOVERS } from '@cuspal/engine/kp/horary/short-timing';
import { HORARY_TESTS } from '@cuspal/engine/kp/horary/horary-tests';
import { HORARY_ANSWERS, HORARY_BASES } from '@cuspal/engine/kp/horary/yes-or-no';
import {
  chainShape,
  horaryWindowShape as windowShape,
  houseList,
  houseNumber,
  instantText,
  levelListsShape,
  listOf,
  planetName,
  rpSlotsShape,
  rulingPlanetShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

/** Whether the Moon reflects the question (R17.2). */
export const moonConnectivityShape = z.strictObject({
  connected: z.boolean(),
  weak: z.boolean().meta({ description: 'By ownership alone' }),
  routes: listOf(z.strictObject({ route: z.enum(MOON_ROUTES), houses: houseList })).meta({
    description: 'Those that touch a required house',
  }),
  moonSignifications: z
    .strictObject({ moon: houseList, starLord: houseList, subLord: houseList })
    .meta({ description: 'Occupied and owned, in houses of the chart' }),
  requiredHouses: houseList,
  connectedHouses: houseList,
  opposingHouses: houseList.meta({ description: 'What is feared. Never a bar.' }),
  reason: z.string(),
});

export const withholdShape = z.strictObject({
  code: z.enum(WITHHOLD_CODES),
  reason: z.string(),
  askAgain: z.string(),
});

export const testShape = <const Ids extends readonly string[]>(ids: Ids) =>
  z.strictObject({ id: z.enum(ids), met: z.boolean(), detail: z.string() });

/** The houses of the chart that the printed ones stand for, in the same order (R9.8). */
const originalHousesShape = z.strictObject({ mainCusp: houseNumber, favourable: houseList, against: houseList });

const milderReadingShape = z.strictObject({
  reading: z.enum(MILDER_READINGS),
  planet: planetName,
  turnsDirect: instantText.nullable(),
  passesStartingPoint: instantText.nullable(),
});

/** Yes or no with its tests (R9.2, R9.3). */
export const horaryVerdictShape = z.strictObject({
  answer: z.enum(HORARY_ANSWERS),
  basis: z.enum(HORARY_BASES),
  qualifiers: listOf(z.enum(HORARY_TESTS)),
  tests: listOf(testShape(HORARY_TESTS)),
  mainCusp: houseNumber,
  favourable: houseList,
  against: houseList,
  originalHouses: originalHousesShape.optional().meta({ description: 'Where asked for another person' }),
  chain: chainShape.meta({ description: 'Of the main cusp, by its number in the chart' }),
  wishChain: z
    .strictObject({
      csl: planetName,
      starLord: planetName,
      retrograde: z.boolean(),
      starLordRetrograde: z.boolean(),
      levels: levelListsShape,
    })
    .meta({ description: 'Of cusp 11' }),
  milderReading: milderReadingShape
    .nullable()
    .meta({ description: 'How books that let retrogression delay read a denial. It moves nothing.' }),
});

/** A window of a number chart (R12.1, R8.5). */
export const horaryWindowShape = windowShape.extend({
  retrogradeLords: listOf(z.strictObject({ planet: planetName, turnsDirect: instantText.nullable() })),
  sunDates: listOf(z.strictObject({ start: instantText, end: instantText })).meta({
    description: 'The Sun in points whose lords are ruling planets. Of windows within 366 days.',
  }),
});
export const horaryWindowsShape = listOf(horaryWindowShape);
export const noWindowReasonShape = z.string().optional();

/** Days within 90 by the ruling planets of the moment, of matters that take weeks (R8.5). */
export const shortTermShape = z
  .strictObject({
    until: instantText,
    relaxed: z.boolean().meta({ description: 'By star and sub alone' }),
    stays: listOf(z.strictObject({ mover: z.enum(SHORT_MOVERS), start: instantText, end: instantText })),
  })
  .optional()
  .meta({ description: 'The mover in degrees that the ruling planets of the moment rule' });

export const rulingShape = z.strictObject({ slots: rpSlotsShape, ranked: listOf(rulingPlanetShape) });

/** The matter of a question. */
export const horaryEventShape = z.strictObject({
  label: z.string(),
  key: z.string(),
  mainCusp: houseNumber,
  favourable: houseList,
  against: houseList,
});

export const boundaryCautionShape = z.string().nullable();
export const notesShape = listOf(z.string());
