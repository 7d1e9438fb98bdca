import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { CONFIDENCES } from '@cuspal/engine/topics/shared/describer';
import { z } from 'zod';
import { contactLevel, listOf } from './basics.ts';
import { grahaName, houseNumber, planetName, signName } from './lords.ts';
import { bandShape, baseRateShape, outweighedShape, sideShape, verdictShape } from './promise.ts';
import { chosenWindowShape, shareOfTimeShape, weakerShape, windowShape } from './window.ts';

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

const timed = {
  best: chosenWindowShape.nullable(),
  first: chosenWindowShape.nullable(),
  weaker: weakerShape,
  shareOfTime: shareOfTimeShape.nullable(),
};
const BEST = 'The strongest period; a WEAK one only where no other is found';
const FIRST = 'The earliest that can be used, of all that are found';

/** What stands beside a list of windows (R6T.3). */
export const timedFields = {
  ...timed,
  best: timed.best.meta({ description: BEST }),
  first: timed.first.meta({ description: FIRST }),
};

/** The same beside several lists, each field by the name of the list. */
export function timedFieldsOf<Name extends string>(...names: readonly Name[]) {
  const of = <Shape extends z.ZodType>(shape: Shape) =>
    z.strictObject(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>);
  return {
    best: of(timed.best).meta({ description: BEST }),
    first: of(timed.first).meta({ description: FIRST }),
    weaker: of(timed.weaker),
    shareOfTime: of(timed.shareOfTime),
  };
}

/** The planet that describes; a node is read through its first agent. */
export const describerShape = z.strictObject({
  planet: grahaName,
  house: houseNumber,
  sign: signName,
  correctedFrom: z.enum(['Rahu', 'Ketu']).nullable(),
});

export const confidenceShape = z.enum(CONFIDENCES).meta({ description: 'By the distance of the cusp to a sub border' });
