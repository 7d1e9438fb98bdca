import { oneOfTheWords } from '../vocabulary.ts';
import { SUB_VERDICTS } from '@cuspal/engine/kp/kernel/timing-sets';
import { FRUITFULNESS } from '@cuspal/engine/kp/horary/fruitfulness';
import { STANDINGS } from '@cuspal/engine/kp/kernel/standing';
import { z } from 'zod';
import { contactLevel, levelListsShape, levelNumber, listOf, promotedShape } from './basics.ts';
import { grahaName, houseNumber, instantText, planetName } from './lords.ts';

/** What a planet does for a matter of a birth chart. */
export const standingShape = z.enum(STANDINGS);

/** 1 for the planet that is strongest for a matter; null where it is against it or silent. */
export const standingRankShape = z.int().min(1).max(9).nullable();

/** What a planet does for what a horary chart is asked (horary only). */
export const fruitfulnessShape = z.enum(FRUITFULNESS);

/**
 * Star lord retrograde at birth: late until it turns direct, sure when it passes where it had turned back. Dates
 * only of the lord of a mahadasha or antardasha, counted from the start of that period.
 */
export const deferralShape = z.strictObject({
  delayed: z.literal(true),
  starLord: planetName,
  turnsDirect: instantText.nullable().optional().meta({ description: 'Null: past 2399; missing: no date' }),
  passesStartingPoint: instantText.nullable().optional(),
  released: z.boolean().optional().meta({ description: 'Direct by asOf' }),
});

/** A delay of the chart itself, which has no date (R12.2). */
export const delayShape = z.strictObject({ planet: planetName, starLord: planetName });

/** The `Lord` object of the timing pages. */
export const lordShape = z.strictObject({
  planet: planetName,
  starLord: planetName,
  subLord: planetName,
  levels: levelListsShape,
  promoted: promotedShape,
  retrograde: z.boolean(),
  actsFor: listOf(grahaName),
  standing: standingShape.nullable(),
  deferral: deferralShape.nullable(),
});

const houseLevels = listOf(z.strictObject({ house: houseNumber, level: levelNumber }));

/** Which houses of a matter a planet signifies, for and against, each at its best level. */
export const contactLevelsShape = z.strictObject({ favourable: houseLevels, denial: houseLevels });

/** What the sub lord of a planet says of a matter, with its best levels for and against. */
export const subJudgementShape = z.strictObject({
  subLord: planetName,
  verdict: oneOfTheWords(SUB_VERDICTS),
  favourable: contactLevel,
  denial: contactLevel,
});
