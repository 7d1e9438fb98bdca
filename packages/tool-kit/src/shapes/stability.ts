import { STABILITY_BANDS } from '@cuspal/engine/kp/borders/stability';
import { BORDER_KINDS } from '@cuspal/engine/kp/borders/time-border';
import { z } from 'zod';
import { oneOfTheWords } from '../vocabulary.ts';
import { listOf } from './basics.ts';
import { planetName } from './lords.ts';
import { bandShape, sideShape, verdictShape } from './promise.ts';

export const stabilityBandShape = oneOfTheWords(STABILITY_BANDS);

const stabilityShape = <Becomes extends z.ZodType>(becomes: Becomes, holds: string) =>
  z.strictObject({
    beforeSeconds: z.int().min(0).meta({ description: holds }),
    afterSeconds: z.int().min(0),
    band: stabilityBandShape.meta({ description: 'By the shorter side, 10, 4 and 1 minutes. Service thresholds.' }),
    beyond: z.boolean().meta({ description: 'Nothing changes in the time looked at' }),
    limitedBy: z
      .strictObject({
        at: z.string().meta({ description: 'Birth time of the nearer change' }),
        kind: z.enum(BORDER_KINDS),
        of: z.string().meta({ description: 'cusp_1 to cusp_12, planet_Sun to planet_Ketu' }),
      })
      .optional(),
    becomes: becomes.optional().meta({ description: 'Across that border' }),
  });

const counted = {
  seconds: z.int().min(1).meta({ description: 'Birth times to the second' }),
  share: z.number().min(0).max(100).meta({ description: 'Per cent' }),
};

/** How far a verdict keeps its side. */
export const verdictStabilityShape = stabilityShape(
  verdictShape,
  'The side (yes, split, no) holds for births so much earlier',
).extend({
  earlier: sideShape.optional().meta({ description: 'Side of a birth one second beyond beforeSeconds' }),
  later: sideShape.optional().meta({ description: 'The same beyond afterSeconds' }),
});

/** How far a verdict holds: fields for a row that judges a matter. */
export const verdictStabilityFields = {
  stability: verdictStabilityShape,
  alternatives: listOf(z.strictObject({ verdict: verdictShape, band: bandShape, ...counted }))
    .optional()
    .meta({ description: 'With birth_time_uncertainty_minutes' }),
  uncertain: z.literal(true).optional().meta({ description: 'The alternatives differ in side' }),
};

/** How far a sub lord holds: fields for a row that shows a cusp or planet. */
export const lordStabilityFields = {
  stability: stabilityShape(planetName, 'Holds for births so much earlier'),
  alternatives: listOf(z.strictObject({ subLord: planetName, ...counted }))
    .optional()
    .meta({ description: 'With birth_time_uncertainty_minutes' }),
  uncertain: z.literal(true).optional().meta({ description: 'More than one sub lord is possible' }),
};

/** The same where only some rows show it. */
export const someLordStability = { ...lordStabilityFields, stability: lordStabilityFields.stability.optional() };

/** How many verdicts stand in each band. */
export const stabilityCountsShape = z
  .record(stabilityBandShape, z.int().min(0))
  .meta({ description: 'Verdicts by how much error of birth time they bear' });
