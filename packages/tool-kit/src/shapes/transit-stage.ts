import { TRANSIT_STAGES } from '@cuspal/engine/kp/transit/transit-window';
import { z } from 'zod';
import { listOf } from './basics.ts';
import { instantText, planetName, signName } from './lords.ts';
import { periodClassShape } from './window.ts';

export const transitStageName = z.enum(TRANSIT_STAGES);
export const directionShape = z.enum(['direct', 'retrograde']);

/** How far each step narrows a date (R14.3). */
const STAGE_REACHES = ['2.5 years', 'year', 'month', 'day'] as const;
export type StageReach = (typeof STAGE_REACHES)[number];
const TRANSIT_STATUSES = ['OPEN', 'DELAYED'] as const;
export type TransitStatus = (typeof TRANSIT_STATUSES)[number];

/** Half open. */
export const spanShape = z.strictObject({ start: instantText, end: instantText });

/** A body in the star and the sub of strong planets (R14.1, R14.4). */
export const transitWindowShape = spanShape.extend({
  offeredFrom: instantText.meta({
    description: 'The star is entered and the matter on offer, which is no date to act on.',
  }),
  sign: signName,
  starLord: planetName,
  subLord: planetName.meta({ description: 'At the start' }),
  triple: z.boolean().meta({ description: 'The sign lord is strong too.' }),
  direction: directionShape.meta({ description: 'At the start' }),
  status: z.enum(TRANSIT_STATUSES).meta({ description: 'DELAYED where the star lord was retrograde at birth.' }),
  turnsDirect: instantText.optional(),
  passesStartingPoint: instantText.optional(),
  dashaClass: periodClassShape.nullable().meta({ description: 'Of the dasha at the start, null where none runs.' }),
});

/** A step of the cascade Saturn, Jupiter, Sun, Moon (R14.3). */
export const transitStageShape = z.strictObject({
  stage: transitStageName,
  narrowsTo: z.enum(STAGE_REACHES),
  span: spanShape.meta({ description: 'From the first of its spans to the last.' }),
  spans: listOf(spanShape)
    .optional()
    .meta({ description: 'What the next stage looks into, where its stays have gaps.' }),
  relaxed: z.boolean().meta({ description: 'It found no window and keeps the spans of the stage before.' }),
  windows: listOf(transitWindowShape),
});
