import { oneOfTheWords } from '../vocabulary.ts';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { TOPICS } from '@cuspal/engine/events/event';
import { NATURE_KINDS } from '@cuspal/engine/kp/kernel/nature';
import { BANDS, BASES, SIDES, VERDICTS } from '@cuspal/engine/kp/promise/promise-verdict';
import { z } from 'zod';
import { contactLevel, houseList, listOf } from './basics.ts';
import { chainShape } from './chain.ts';
import { houseNumber, planetName } from './lords.ts';

export const verdictShape = oneOfTheWords(VERDICTS);
export const bandShape = oneOfTheWords(BANDS);
export const sideShape = z.enum(SIDES);
export const natureShape = listOf(z.enum(NATURE_KINDS));

export const outweighedShape = z.boolean().meta({ description: 'Promised, but the houses against it are stronger' });
/** How usual the side of a verdict is; a group of houses and an elected event have none. */
export const baseRateShape = z
  .int()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: 'Of 100 random births those on the same side. Null where it is not known' });

const sameAsFirst = z.literal(true).optional();

/** A promise without its chain, for pages that print the chains once. */
export const promiseRowShape = z.strictObject({
  event: z.string(),
  key: z.string().nullable(),
  topic: z.enum(TOPICS).nullable(),
  house: houseNumber,
  csl: planetName,
  verdict: verdictShape,
  basis: z.enum(BASES),
  band: bandShape,
  side: sideShape,
  required: houseList,
  covered: houseList,
  missing: houseList,
  supporting: houseList,
  supportHit: houseList,
  denialHouses: houseList,
  denialHit: houseList,
  wholeDenialGroup: z.boolean(),
  coveragePct: z.number().min(0).max(100),
  bestRequiredLevel: contactLevel,
  bestDenialLevel: contactLevel,
  weightRequired: z.int().min(0),
  weightDenial: z.int().min(0),
  outweighed: outweighedShape,
  baseRate: baseRateShape,
  delay: z.strictObject({ starLord: planetName }).nullable(),
  kind: natureShape,
  confirmations: z.strictObject({
    cusps: listOf(
      z.strictObject({
        cusp: houseNumber,
        csl: planetName,
        contact: contactLevel,
        wholeDenial: z.boolean(),
        sameAsFirst,
      }),
    ),
    karakas: listOf(z.strictObject({ planet: planetName, contact: contactLevel, sameAsFirst })),
    confirmCount: z.string(),
  }),
  reasoning: listOf(z.string()),
});

/** The promise of a matter with its chain. */
export const promiseShape = promiseRowShape.extend({ chain: chainShape });

/** How a call came to its houses. */
export const eventResolutionShape = z.strictObject({
  label: z.string(),
  source: z.enum(['event', 'house_group', 'derived']),
  catalogue: z.enum(['natal', 'election']).nullable(),
  requiredHouses: houseList,
  supportingHouses: houseList,
  denialHouses: houseList,
  primaryCusp: houseNumber,
  relation: z
    .enum(RELATIONS)
    .optional()
    .meta({ description: 'Whose matter it is. The houses are those of the chart.' }),
});
