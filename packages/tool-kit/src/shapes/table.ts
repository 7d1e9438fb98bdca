import { z } from 'zod';
import { listOf } from './basics.ts';

/** Rows of values in the order of their columns, for a result of an event, where names would cost more than values. */
export const tableShape = <Column extends string, Value extends z.ZodType>(columns: readonly Column[], value: Value) =>
  z.strictObject({ columns: listOf(z.enum(columns)), rows: listOf(listOf(value)) });
