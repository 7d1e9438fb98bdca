import { z } from 'zod';
import { listOf } from './basics.ts';
import { severityShape } from './chain.ts';
import { longitudeDegrees, planetName, signName } from './lords.ts';
import { lordStabilityFields, someLordStability } from './stability.ts';

/** Distance of a cusp or planet to the nearer edge of its sub. */
export const boundaryEntryShape = z.strictObject({
  target: z.string().meta({ description: 'cusp_1 to cusp_12, planet_Sun to planet_Ketu' }),
  longitude: longitudeDegrees,
  subLord: planetName,
  severity: severityShape,
  distanceArcmin: z.number().min(0),
  side: z.enum(['lower', 'upper']).meta({ description: 'The nearer edge: start or end of the sub' }),
  tight: z.boolean().meta({ description: "Nearer than 1'" }),
});

/** The same of all 21 where a birth time is uncertain: which sub lords are possible. */
export const uncertainEntryShape = boundaryEntryShape.extend(someLordStability);

/** The same within 10', with what lies beyond and what reaches it. */
export const boundaryWarningShape = boundaryEntryShape.extend({
  severity: z.enum(['CRITICAL', 'CAUTION']),
  alternateSubLord: planetName,
  alternateStarLord: planetName.optional(),
  alternateSign: signName.optional(),
  shiftSeconds: z.int().nullable().meta({ description: 'Earlier negative; null: not within 20 minutes' }),
  affectedEvents: listOf(z.string()).meta({ description: 'Whose verdict changes sides with the other sub lord' }),
  ...lordStabilityFields,
  note: z.string(),
});
