import { SIGNIFICATOR_GROUPS } from '@cuspal/engine/kp/kernel/house-significators';
import {
  contactLevel,
  datesShape,
  houseList,
  houseNumber,
  instantText,
  listOf,
  windowClassShape,
  planetList,
  planetName,
  postponedByShape,
  rpSlotShape,
  standingRankShape,
  standingShape,
  subJudgementShape,
  transitStageName,
  transitStageShape,
  transitWindowShape,
  usableStartShape,
  windowDeferralShape,
  windowStateShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

/** A stage within a window: when its body stands in the zone; the rest stands in get_transit_timing_hierarchy. */
const stageShape = transitStageShape.pick({ stage: true, relaxed: true }).extend({
  windows: listOf(transitWindowShape.pick({ start: true, end: true, starLord: true, subLord: true, status: true })),
});

/** Rows of find_event_timing_v2. */
export const timedWindowShape = z.strictObject({
  rank: z.int().min(1),
  class: windowClassShape,
  md: planetName,
  ad: planetName,
  pd: planetName,
  start: instantText,
  end: instantText,
  clipped: z.boolean().meta({ description: 'The range asked for cuts the pratyantardasha.' }),
  state: windowStateShape,
  usableStart: usableStartShape,
  covered: houseList,
  missing: houseList,
  postponedBy: postponedByShape,
  rpOverlap: planetList.meta({ description: 'Lords that are ruling planets of asOf too; they only break ties' }),
  deferrals: listOf(windowDeferralShape),
  transitHierarchy: listOf(stageShape).nullable().meta({
    description:
      'Of the first five windows, null of the others. The Sun is left out where candidateDates hold all of it.',
  }),
  transitConfirmed: z.boolean(),
  candidateDates: listOf(
    transitWindowShape
      .pick({ start: true, end: true, starLord: true, subLord: true, status: true })
      .extend({ by: listOf(transitStageName) }),
  ),
  reason: z.string(),
});

export const principalShape = z.strictObject({
  house: houseNumber,
  planet: planetName,
  chain: z.strictObject({
    group: z.enum(SIGNIFICATOR_GROUPS).meta({ description: 'A in the star of an occupant … D owner' }),
    level: contactLevel.meta({ description: 'Of the house; null: a node that acts for one with it' }),
    starLord: planetName,
    subVerdict: subJudgementShape,
  }),
});

export const significatorShape = z.strictObject({
  planet: planetName,
  standing: standingShape,
  rank: standingRankShape,
  standIn: z.boolean(),
  rpSlots: listOf(rpSlotShape),
});

export const skippedShape = z.strictObject({
  level: z.literal('AD'),
  md: planetName,
  ad: planetName,
  ...datesShape,
  reason: z.string(),
});
