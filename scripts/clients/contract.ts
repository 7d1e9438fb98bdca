import { CALLABLE, readContract, schemaNames } from '@cuspal/catalog';
import type { JsonSchema } from '@cuspal/tool-kit';
import { plainSchema } from '../../gateway/src/openapi/plain-schema.ts';
import { managementContract, type ManagementContract } from '../generate/contract/management.ts';
import { REFERENCE, type Named } from '../generate/contract/shared.ts';
import { pascal, singular } from '../generate/contract/names.ts';

/** A tool as a client of another language calls it. */
export interface ToolType {
  readonly name: string;
  readonly title: string;
  readonly arguments: string;
  /** Name of the schema of its result; undefined where it answers in plain text. */
  readonly result: string | undefined;
}

/** The contract for languages whose every object type has a name. */
export interface ClientContract {
  readonly schemas: readonly Named[];
  /** The members of a birth, needed and accepted, which most arguments begin with. */
  readonly bases: readonly Named[];
  readonly tools: readonly ToolType[];
  readonly management: ManagementContract;
}

const BIRTH = ['birth_datetime', 'latitude', 'longitude', 'utc_offset_minutes', 'ayanamsa', 'time_zone'];

/** Reads the committed contract, so that nothing of a tool is loaded. */
export async function readClientContract(): Promise<ClientContract> {
  // The file is what contractFile wrote.
  const written = plainSchema(JSON.parse(await readContract())) as Readonly<Record<string, JsonSchema>>;
  const schemas = withNames(Object.entries(written));
  const tools = CALLABLE.map(({ name, title, resultMembers }) => {
    const names = schemaNames(name);
    return { name, title, arguments: names.arguments, result: resultMembers && names.result };
  });
  const { schemas: shapes, methods } = managementContract();
  const management = { schemas: withNames(shapes), methods };
  return { schemas, tools, management, bases: [base('Birth', schemas, true), base('MaybeBirth', schemas, false)] };
}

/** The members of a birth as the first tool has them that needs it, or that accepts it. */
function base(name: string, schemas: readonly Named[], isNeeded: boolean): Named {
  const found = schemas.find(
    ([owner, { properties = {}, required = [] }]) =>
      owner.endsWith('Arguments') &&
      BIRTH.every((member) => member in properties) &&
      (isNeeded ? required.includes('birth_datetime') : !required.some((member) => BIRTH.includes(member))),
  );
  if (!found) throw new Error(`no tool has the members of ${name}`);
  const { properties = {}, required = [] } = found[1];
  const members = Object.fromEntries(Object.entries(properties).filter(([member]) => BIRTH.includes(member)));
  return [name, { type: 'object', properties: members, required: required.filter((member) => BIRTH.includes(member)) }];
}

/** The same with a name for each object that stands inside another: that of its owner and of the member. */
function withNames(whole: readonly Named[]): readonly Named[] {
  const taken = new Set(whole.map(([name]) => name));
  const made: Named[] = [];
  const free = (wanted: string): string => {
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
    taken.add(name);
    return name;
  };
  const inside = (schema: JsonSchema, name: string): JsonSchema => {
    if (!schema.properties) return parts(schema, name);
    const { description, properties: _, required: __, type: ___, ...rest } = schema;
    const own = free(name);
    made.push([own, parts(schema, own)]);
    return { ...rest, ...(description !== undefined && { description }), $ref: `${REFERENCE}${own}` };
  };
  const parts = (schema: JsonSchema, owner: string): JsonSchema => {
    const { properties, items, additionalProperties, anyOf } = schema;
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([member, inner]) => [member, inside(inner, owner + pascal(member))]),
        ),
      }),
      ...(typeof items === 'object' && { items: inside(items, singular(owner)) }),
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: inside(additionalProperties, singular(owner)),
      }),
      ...(anyOf && { anyOf: anyOf.map((each) => inside(each, owner)) }),
    };
  };
  for (const [name, schema] of whole) made.push([name, parts(schema, name)]);
  return made;
}

/** The schema of a type that may also be null, without that; undefined where it is none. */
export function unlessNull({ anyOf }: JsonSchema): JsonSchema | undefined {
  const others = anyOf?.filter(({ type }) => type !== 'null');
  if (!anyOf || !others || others.length === anyOf.length) return undefined;
  const [only] = others;
  return others.length === 1 && only ? only : { anyOf: others };
}

/** What is told of a member, in one line. */
export const noteOf = ({ description = '' }: JsonSchema): string => description.replaceAll(/\s+/g, ' ');
