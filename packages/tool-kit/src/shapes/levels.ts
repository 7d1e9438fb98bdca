import { z } from 'zod';
import { houseList } from './basics.ts';

/** Houses by level of signification: L1 of the star lord's place, L2 own place, L3 star lord's and L4 own lordships. */
export const levelListsShape = z.strictObject({
  L1: houseList,
  L2: houseList,
  L3: houseList,
  L4: houseList,
});

/** `Levels` of the foundation pages: the lists with what ranks them. */
export const levelsShape = levelListsShape.extend({
  all: houseList,
  tenanted: z.boolean(),
  promoted: z.boolean(),
  /** In its own star and its own sub (R5.8). */
  selfSignificator: z.literal(true).optional(),
});
