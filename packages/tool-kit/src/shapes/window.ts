import { OPEN_CLASSES, PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { z } from 'zod';
import { houseList, listOf, planetList } from './basics.ts';
import { deferralShape } from './lord.ts';
import { instantText, planetName } from './lords.ts';

/** What a period does for a matter, best first (K10). */
export const periodClassShape = z.enum(PERIOD_CLASSES);

/** The classes that make a window (C4). */
export const openClassShape = z.enum(OPEN_CLASSES);

/** Lords in the star of a planet of the denial group, which lower the class by a step (R13.4). */
export const postponedByShape = listOf(
  z.strictObject({ planet: planetName, starLord: planetName, denialHouses: houseList }),
);

/** The `Window` row: a joint period whose lords give the matter (C4). */
export const windowShape = z.strictObject({
  start: instantText,
  end: instantText,
  clipped: z.boolean().meta({ description: 'The range asked for cut it' }),
  md: planetName,
  ad: planetName,
  pd: planetName,
  class: openClassShape,
  covered: houseList,
  missing: houseList,
  deferral: deferralShape.extend({ planet: planetName }).nullable().meta({ description: 'Of the lord freed last' }),
  postponedBy: postponedByShape,
  rulingPlanetsInCommon: planetList,
});
