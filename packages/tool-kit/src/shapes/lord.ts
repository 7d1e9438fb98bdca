import { FRUITFULNESS, SUB_VERDICTS } from '@cuspal/engine/kp/kernel/fruitfulness';
import { z } from 'zod';
import { contactLevel, levelNumber, listOf } from './basics.ts';
import { levelListsShape } from './levels.ts';
import { grahaName, houseNumber, instantText, planetName } from './lords.ts';

export const fruitfulnessShape = z.enum(FRUITFULNESS);

/** Star lord retrograde at birth: late until it turns direct, sure when it passes where it had turned back (K11). */
export const deferralShape = z.strictObject({
  delayed: z.literal(true),
  starLord: planetName,
  turnsDirect: instantText.nullable().meta({ description: 'Null: past 2399' }),
  passesStartingPoint: instantText.nullable(),
});

/** The `Lord` object of the timing pages. */
export const lordShape = z.strictObject({
  planet: planetName,
  starLord: planetName,
  subLord: planetName,
  levels: levelListsShape,
  promoted: z.boolean(),
  retrograde: z.boolean(),
  actsFor: listOf(grahaName),
  fruitfulness: fruitfulnessShape.nullable(),
  deferral: deferralShape.nullable(),
});

const houseLevels = listOf(z.strictObject({ house: houseNumber, level: levelNumber }));

/** Which houses of a matter a planet signifies, for and against, each at its best level (K2). */
export const contactLevelsShape = z.strictObject({ favourable: houseLevels, denial: houseLevels });

/** What the sub lord of a planet says of a matter, with its best levels for and against (K4). */
export const subJudgementShape = z.strictObject({
  subLord: planetName,
  verdict: z.enum(SUB_VERDICTS),
  favourable: contactLevel,
  denial: contactLevel,
});
