import { HORARY_OPEN_CLASSES, HORARY_PERIOD_CLASSES } from '@cuspal/engine/kp/horary/horary-period-class';
import { PERIOD_CLASSES, WINDOW_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { WINDOW_STATES } from '@cuspal/engine/kp/timing/window-state';
import { z } from 'zod';
import { oneOfTheWords } from '../vocabulary.ts';
import { houseList, listOf, planetList } from './basics.ts';
import { deferralShape } from './lord.ts';
import { instantText, planetName } from './lords.ts';

/** What a period of a birth chart does for a matter, best first. */
export const periodClassShape = z.enum(PERIOD_CLASSES);

/** The classes that make a window of a birth chart. */
export const windowClassShape = z.enum(WINDOW_CLASSES);

/** The same of horary charts and charts of a moment (horary only). */
export const horaryPeriodClassShape = oneOfTheWords(HORARY_PERIOD_CLASSES);
export const horaryOpenClassShape = oneOfTheWords(HORARY_OPEN_CLASSES);

/** Lords in the star of a planet of the denial group, which put the matter off (R13.4). */
export const postponedByShape = listOf(
  z.strictObject({ planet: planetName, starLord: planetName, denialHouses: houseList }),
);

/** Whether the delayed lords of a window are released before, in or after it. */
export const windowStateShape = z.enum(WINDOW_STATES);
export const usableStartShape = instantText.nullable().meta({ description: 'Quote this; null: DEFERRED_OUT' });

/** A delayed lord of a window; the pratyantardasha lord has no dates. */
export const windowDeferralShape = deferralShape.extend({ level: z.enum(['MD', 'AD', 'PD']), planet: planetName });

/** The `Window` row: a joint period whose lords give the matter. */
export const windowShape = z.strictObject({
  start: instantText,
  end: instantText,
  clipped: z.boolean().meta({ description: 'The range asked for cut it' }),
  md: planetName,
  ad: planetName,
  pd: planetName,
  class: windowClassShape,
  state: windowStateShape,
  usableStart: usableStartShape,
  covered: houseList,
  missing: houseList,
  deferral: windowDeferralShape.nullable().meta({ description: 'Of the lord released last' }),
  postponedBy: postponedByShape,
  rulingPlanetsInCommon: planetList.meta({ description: 'Lords that rule the moment asked for too; they break ties' }),
});

/** The same row of a horary chart, in the classes of horary. */
export const horaryWindowShape = windowShape.extend({ class: horaryOpenClassShape });

/** How much of 120 years such periods fill, 0 to 1. */
export const shareOfTimeShape = z
  .strictObject({ full: z.number(), offered: z.number(), all: z.number() })
  .meta({ description: 'Share of 120 years filled by FULL; by FULL and PARTIAL; by all three classes' });

/** A window in short. */
const shortWindow = windowShape.pick({
  start: true,
  usableStart: true,
  end: true,
  md: true,
  ad: true,
  pd: true,
  class: true,
  state: true,
});

/** A window that is named as the best or the first, so one that can be used. */
export const chosenWindowShape = shortWindow.extend({
  usableStart: instantText,
  state: windowStateShape.exclude(['DEFERRED_OUT']),
});

export const weakerShape = listOf(shortWindow.extend({ class: z.literal('WEAK') })).meta({
  description: 'WEAK periods, earliest first. They answer only where no other is offered.',
});
