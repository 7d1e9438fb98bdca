import { z } from 'zod';
import { EVERY, isOfTheCall, isWhole, keptOf, type Cut } from './digest-path.ts';

/** A part of a result, and whether anything that was found is left out. */
export interface Digest {
  readonly value: unknown;
  readonly cut: boolean;
}

/** The part of a member's result that a composite shows: fields and values to the letter, nothing computed. */
export function digestOf(value: unknown, cut: Cut): Digest {
  const loss = { seen: false };
  return { value: partOf(value, cut, true, loss), cut: loss.seen };
}

function partOf(of: unknown, kept: Cut, top: boolean, loss: { seen: boolean }): unknown {
  if (isWhole(kept) || typeof of !== 'object' || of === null) return of;
  if (Array.isArray(of)) {
    const rows: readonly unknown[] = kept.rows < of.length ? of.slice(0, kept.rows) : of;
    if (rows.length < of.length) loss.seen = true;
    return rows.map((row) => partOf(row, kept, false, loss));
  }
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(of)) {
    const inner = (of as Readonly<Record<string, unknown>>)[name];
    const keptOfIt = keptOf(kept, name);
    if (keptOfIt !== undefined) fields[name] = partOf(inner, keptOfIt, false, loss);
    else if (inner !== undefined && !(top && isOfTheCall(name))) loss.seen = true;
  }
  return fields;
}

/** The schema of the same part, from the schema of the whole; a name that the whole does not have is a fault here. */
export function digestShape(schema: z.ZodType, cut: Cut): z.ZodType {
  if (cut.fields === null && cut.without.length === 0) return schema;
  if (schema instanceof z.ZodNullable) return digestShape(innerOf(schema), cut).nullable();
  if (schema instanceof z.ZodOptional) return digestShape(innerOf(schema), cut).optional();
  if (schema instanceof z.ZodArray) return z.array(digestShape(typeOf(schema.element), cut)).readonly();
  if (schema instanceof z.ZodReadonly) return digestShape(innerOf(schema), cut);
  if (schema instanceof z.ZodRecord) return z.record(z.string(), digestShape(typeOf(schema.valueType), cut));
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => digestShape(typeOf(option), cut));
    return z.union(options);
  }
  if (schema instanceof z.ZodObject) return ofObject(schema, cut);
  throw new RangeError(`Fields ${[...(cut.fields?.keys() ?? [])].join(', ')} of what has no fields`);
}

function ofObject(schema: z.ZodObject, cut: Cut): z.ZodType {
  const missing = [...(cut.fields?.keys() ?? [])].filter((name) => name !== EVERY && !(name in schema.shape));
  if (missing.length > 0) throw new RangeError(`No field ${missing.join(', ')} in the result`);
  const shape: Record<string, z.ZodType> = {};
  for (const [name, inner] of Object.entries(schema.shape)) {
    const kept = keptOf(cut, name);
    if (kept !== undefined) shape[name] = digestShape(typeOf(inner), kept);
  }
  return z.strictObject(shape);
}

/** Narrows an inner type, which Zod types by its core, to the full type that each of ours is. */
function typeOf(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner;
  throw new RangeError('A schema of another kind');
}

const innerOf = (wrapper: { unwrap(): unknown }): z.ZodType => typeOf(wrapper.unwrap());
