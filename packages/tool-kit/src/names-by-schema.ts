import { type Name, type NameKind, nameOf, type NamesFound } from '@cuspal/speech';
import { z } from 'zod';
import { isMembers, kindOfMember, lookThrough, ofKey } from './names-among.ts';

/** Finds the names in a value. */
export type NameFinder = (value: unknown, found: NamesFound) => void;

/**
 * What finds the names in values of a schema; undefined where there can be none. It looks where the schema has texts,
 * so that it passes by numbers, and by keys whose names are known beforehand: at a third of the cost of a look at all.
 * Where a schema leaves open what there is, all is looked at.
 */
export function finderBy(schema: z.core.$ZodType, kind?: NameKind): NameFinder | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly)
    return finderBy(schema.unwrap(), kind);
  if (schema instanceof z.ZodString) return inText(kind);
  if (schema instanceof z.ZodEnum) return amongTexts(schema.options, kind);
  if (schema instanceof z.ZodLiteral) return amongTexts([...schema.values], kind);
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean || schema instanceof z.ZodNull) return undefined;
  if (schema instanceof z.ZodArray) return inArray(finderBy(schema.element, kind));
  if (schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever) return inMembers(schema.shape, kind);
  if (schema instanceof z.ZodRecord) return inRecord(finderBy(schema.valueType, kind));
  return (value, found) => lookThrough(value, kind, found);
}

const inText =
  (kind: NameKind | undefined): NameFinder =>
  (value, found) => {
    const name = typeof value === 'string' ? nameOf(value, kind) : undefined;
    if (name !== undefined) found.add(name);
  };

function amongTexts(texts: readonly unknown[], kind: NameKind | undefined): NameFinder | undefined {
  const names = new Map<unknown, Name>();
  for (const text of texts) {
    const name = typeof text === 'string' ? nameOf(text, kind) : undefined;
    if (name !== undefined) names.set(text, name);
  }
  if (names.size === 0) return undefined;
  return (value, found) => {
    const name = names.get(value);
    if (name !== undefined) found.add(name);
  };
}

const inArray = (find: NameFinder | undefined): NameFinder | undefined =>
  find &&
  ((value, found) => {
    if (Array.isArray(value)) for (const each of value) find(each, found);
  });

interface Member {
  readonly key: string;
  /** What the key itself names. */
  readonly name: Name | undefined;
  readonly find: NameFinder | undefined;
}

function inMembers(shape: z.core.$ZodShape, kind: NameKind | undefined): NameFinder | undefined {
  const members = Object.entries(shape)
    .map(([key, schema]): Member => {
      const find = finderBy(schema, kindOfMember(key) ?? kind);
      return { key, name: nameOf(key, undefined), find };
    })
    .filter(({ name, find }) => name !== undefined || find !== undefined);
  if (members.length === 0) return undefined;
  return (value, found) => {
    if (!isMembers(value)) return;
    for (const { key, name, find } of members) {
      const inside = value[key];
      if (inside === undefined) continue;
      if (name !== undefined) found.add(name);
      find?.(inside, found);
    }
  };
}

/** The keys of a record are names as often as its values. */
const inRecord =
  (find: NameFinder | undefined): NameFinder =>
  (value, found) => {
    if (!isMembers(value)) return;
    for (const key of Object.keys(value)) {
      const { name } = ofKey(key);
      if (name !== undefined) found.add(name);
      find?.(value[key], found);
    }
  };
