import { z } from 'zod';
import { houseNumber, planetName } from './lords.ts';

/** A list in a result: the engine hands out lists that nobody may change. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

export const houseList = listOf(houseNumber);
export const planetList = listOf(planetName);

/** Level of signification, 1 strongest. */
export const levelNumber = z.int().min(1).max(4);
/** Null: not signified. */
export const contactLevel = levelNumber.nullable();

/** One value for each of the twelve houses. */
export const perHouse = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    1: value,
    2: value,
    3: value,
    4: value,
    5: value,
    6: value,
    7: value,
    8: value,
    9: value,
    10: value,
    11: value,
    12: value,
  });

/** Rows of values in the order of their columns, for a result of an event, where names would cost more than values. */
export const tableShape = <Column extends string, Value extends z.ZodType>(columns: readonly Column[], value: Value) =>
  z.strictObject({ columns: listOf(z.enum(columns)), rows: listOf(listOf(value)) });

/** Houses by level of signification: L1 of the star lord's place, L2 own place, L3 star lord's and L4 own lordships. */
export const levelListsShape = z.strictObject({
  L1: houseList,
  L2: houseList,
  L3: houseList,
  L4: houseList,
});

/** Whether a planet's own houses rank higher than the lists have them (R5.4). */
export const promotedShape = z
  .boolean()
  .meta({ description: 'Own place ranks 1 and own lordships 3; of a node the place alone' });

/** `Levels` of the foundation pages: the lists with what ranks them. */
export const levelsShape = levelListsShape.extend({
  all: houseList,
  tenanted: z.boolean(),
  promoted: promotedShape,
  /** In its own star and its own sub (R5.8). */
  selfSignificator: z.literal(true).optional(),
});
