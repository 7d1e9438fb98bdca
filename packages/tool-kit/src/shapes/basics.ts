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
