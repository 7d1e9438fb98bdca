import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { CONFIDENCES } from '@cuspal/engine/topics/shared/describer';
import { z } from 'zod';
import { contactLevel, listOf } from './basics.ts';
import { fruitfulnessShape } from './lord.ts';
import { houseNumber, planetName, signName } from './lords.ts';
import { bandShape, baseRateShape, outweighedShape, sideShape, verdictShape } from './promise.ts';
import { windowShape } from './window.ts';

/** What the pages on fields of life print alike: the engine's topic panel, horizon and scores. */

export const leanShape = z.enum(LEANS);

const leanFields = {
  supportLevel: contactLevel.meta({ description: 'Best level on the favourable houses' }),
  negationLevel: contactLevel.meta({ description: 'Best level on the houses against' }),
  lean: leanShape,
  reason: z.string(),
};

/** A planet between favourable and opposing houses. */
export const planetLeanShape = z.strictObject({ planet: planetName, ...leanFields });

/** The same of a cusp's sub lord. */
export const cuspLeanShape = z.strictObject({ cusp: houseNumber, csl: planetName, ...leanFields });

/** A promise in one line. */
export const promiseSummaryShape = z.strictObject({
  verdict: verdictShape,
  band: bandShape,
  side: sideShape,
  coveragePct: z.number().min(0).max(100),
  outweighed: outweighedShape,
  baseRate: baseRateShape,
  cusp: houseNumber,
  csl: planetName,
  reason: z.string(),
});

/** Promises by event key. */
export const promiseSummariesShape = z.record(z.string(), promiseSummaryShape);

/** The factors of a score; their points add up to it. */
export const scoreFactorsShape = listOf(z.strictObject({ factor: z.string(), detail: z.string(), points: z.number() }));
export const scoreProvenanceShape = z.literal('service-extension');
export const SERVICE_EXTENSION = 'service-extension' as const;

export const windowsShape = listOf(windowShape);
/** Why a list of windows is empty: no date without promise. */
export const withheldReasonShape = z.string().optional();

/** Lord of a running period with its fruitfulness for the houses of the page. */
export const runningLordShape = z.strictObject({
  period: z.enum(RUNNING_PERIODS),
  planet: planetName,
  fruitfulness: fruitfulnessShape,
});

/** The planet that describes; a node is read through its first agent. */
export const describerShape = z.strictObject({
  planet: planetName,
  house: houseNumber,
  sign: signName,
  correctedFrom: z.enum(['Rahu', 'Ketu']).nullable(),
});

export const confidenceShape = z.enum(CONFIDENCES).meta({ description: 'By the distance of the cusp to a sub border' });
