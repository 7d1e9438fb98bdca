import { CAREER_CARRIERS } from '@cuspal/engine/topics/career/career-signature';
import { listOf, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';

/** Rows of a signature: their points add up to the score. */
export const signatureHitsShape = <Carrier extends string>(carriers: readonly [Carrier, ...Carrier[]]) =>
  listOf(
    z.strictObject({
      carrier: z.enum([...carriers, 'ROUNDING']),
      planet: planetName.nullable(),
      points: z.number(),
      reason: z.string(),
    }),
  );

export const careerHitsShape = signatureHitsShape(CAREER_CARRIERS);
