import { TRANSIT_STAGES } from '@cuspal/engine/kp/transit/transit-stage';
import { STAGE_REACHES, TRANSIT_STATUSES } from '../views/transit-stages.ts';
import { z } from 'zod';
import { listOf } from './basics.ts';
import { instantText, planetName, signName } from './lords.ts';
import { periodClassShape } from './window.ts';

export const transitStageName = z.enum(TRANSIT_STAGES);
export const directionShape = z.enum(['direct', 'retrograde']);

/** Half open. */
export const spanShape = z.strictObject({ start: instantText, end: instantText });

/** A body in the star and the sub of fruitful planets (R14.1, R14.4). */
export const transitWindowShape = spanShape.extend({
  offeredFrom: instantText.meta({ description: 'Star entered: matter on offer, no date to act on' }),
  sign: signName,
  starLord: planetName,
  subLord: planetName.meta({ description: 'At the start' }),
  triple: z.boolean().meta({ description: 'Sign lord fruitful too' }),
  direction: directionShape.meta({ description: 'At the start' }),
  status: z.enum(TRANSIT_STATUSES).meta({ description: 'DELAYED: star lord retrograde at birth' }),
  turnsDirect: instantText.optional(),
  passesStartingPoint: instantText.optional(),
  dashaClass: periodClassShape.nullable().meta({ description: 'Of the dasha at the start; null: none runs' }),
});

/** A step of the cascade Saturn, Jupiter, Sun, Moon (R14.3). */
export const transitStageShape = z.strictObject({
  stage: transitStageName,
  narrowsTo: z.enum(STAGE_REACHES),
  span: spanShape.meta({ description: 'From the first of the spans to the last' }),
  spans: listOf(spanShape).meta({ description: 'Where the next stage looks' }),
  relaxed: z.boolean().meta({ description: 'No window: spans of the stage before' }),
  windows: listOf(transitWindowShape),
});
