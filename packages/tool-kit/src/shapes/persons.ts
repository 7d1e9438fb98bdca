import { oneOfTheWords } from '../vocabulary.ts';
import { MATCH_BANDS } from '@cuspal/engine/topics/matching/ashta-koota';
import { ORIGINS } from '@cuspal/engine/topics/shared/person-tables';
import { DISTANCES } from '@cuspal/engine/topics/shared/spouse';
import { z } from 'zod';
import { listOf } from './basics.ts';
import { instantText, planetName } from './lords.ts';
import { windowClassShape } from './window.ts';

/** Origins of a partner, best first (R10). */
export const originsShape = listOf(z.enum(ORIGINS));

export const distanceShape = z.enum(DISTANCES);

/** A planet's word on a person (KPR2). */
export const portraitShape = z.strictObject({ planet: planetName, physical: z.string(), personality: z.string() });

export const matchBandShape = oneOfTheWords(MATCH_BANDS);

/** One value for each of two people. */
export const bothPersons = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ person1: value, person2: value });

/** A time in windows of both. */
export const commonWindowShape = z.strictObject({
  start: instantText,
  end: instantText,
  classes: z.tuple([windowClassShape, windowClassShape]).readonly().meta({ description: 'First person, second' }),
});

/** Marked results are for an adviser and never to be shown to the person as they stand. */
export const ADVISER_ONLY = 'advisor-only' as const;
export const adviserOnlyShape = z.literal(ADVISER_ONLY);
