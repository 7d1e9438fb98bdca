import { type Name, type NameKind, nameOf, type NamesFound } from '@cuspal/speech';
import { z } from 'zod';
import { isMembers, kindOfMember, lookThrough, ofKey } from './names-among.ts';
import { type NameSet, nameSetOf } from './name-sets.ts';
import { instantText } from './shapes/lords.ts';

/** Finds the names in a value. */
export type NameFinder = (value: unknown, found: NamesFound) => void;

/** A finder and, where it can find nothing but names of some enumerations, what those are. */
interface Finder {
  readonly find: NameFinder;
  readonly only?: readonly NameSet[];
}

/**
 * What finds the names in values of a schema; undefined where there can be none. It looks where the schema has texts,
 * so that it passes by numbers, instants, keys whose names are known beforehand, and enumerations of which it has found
 * all names: at a fifth of the cost of a look at all. Where a schema leaves open what there is, all is looked at.
 */
export const finderBy = (schema: z.core.$ZodType): NameFinder | undefined => finderOf(schema, undefined)?.find;

function finderOf(schema: z.core.$ZodType, kind: NameKind | undefined): Finder | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly)
    return finderOf(schema.unwrap(), kind);
  if (schema === instantText) return undefined;
  if (schema instanceof z.ZodString) return { find: inText(kind) };
  if (schema instanceof z.ZodEnum) return amongTexts(schema.options, kind);
  if (schema instanceof z.ZodLiteral) return amongTexts([...schema.values], kind);
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean || schema instanceof z.ZodNull) return undefined;
  if (schema instanceof z.ZodArray) return inArray(finderOf(schema.element, kind));
  if (schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever) return inMembers(schema.shape, kind);
  if (schema instanceof z.ZodRecord) return { find: inRecord(finderOf(schema.valueType, kind)?.find) };
  return { find: (value, found) => lookThrough(value, kind, found) };
}

const inText =
  (kind: NameKind | undefined): NameFinder =>
  (value, found) => {
    const name = typeof value === 'string' ? nameOf(value, kind) : undefined;
    if (name !== undefined) found.add(name);
  };

function amongTexts(texts: readonly unknown[], kind: NameKind | undefined): Finder | undefined {
  const names = nameSetOf(texts, kind);
  return names && { find: (value, found) => names.look(value, found), only: [names] };
}

function areWhole(sets: readonly NameSet[], { search }: NamesFound): boolean {
  for (let at = 0; at < sets.length; at += 1) if (sets[at]?.wholeIn !== search) return false;
  return true;
}

function inArray(element: Finder | undefined): Finder | undefined {
  if (element === undefined) return undefined;
  const { find, only } = element;
  const inEach: NameFinder = (value, found) => {
    if (!Array.isArray(value)) return;
    for (const each of value) {
      if (only !== undefined && areWhole(only, found)) return;
      find(each, found);
    }
  };
  return { find: inEach, ...(only && { only }) };
}

/** More enumerations than these cost more to ask for than a look at the members. */
const MOST_ASKED = 3;

interface Member {
  readonly key: string;
  /** What the key itself names. */
  readonly name: Name | undefined;
  readonly find: NameFinder | undefined;
  readonly only: readonly NameSet[] | undefined;
}

function inMembers(shape: z.core.$ZodShape, kind: NameKind | undefined): Finder | undefined {
  const members = Object.entries(shape)
    .map(([key, schema]): Member => {
      const { find, only } = finderOf(schema, kindOfMember(key) ?? kind) ?? {};
      return { key, name: nameOf(key, undefined), find, only };
    })
    .filter(({ name, find }) => name !== undefined || find !== undefined);
  if (members.length === 0) return undefined;
  const find: NameFinder = (value, found) => {
    if (!isMembers(value)) return;
    for (const member of members) {
      if (member.name === undefined && member.only !== undefined && areWhole(member.only, found)) continue;
      const inside = value[member.key];
      if (inside === undefined) continue;
      if (member.name !== undefined) found.add(member.name);
      member.find?.(inside, found);
    }
  };
  const only = [...new Set(members.flatMap((each) => each.only ?? []))];
  const isBounded = members.every((each) => each.name === undefined && each.only !== undefined);
  return { find, ...(isBounded && only.length <= MOST_ASKED && { only }) };
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
