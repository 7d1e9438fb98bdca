import type { JsonSchema } from './schema/json-schema.ts';

/**
 * What a result surely has under some arguments, where the schema of all results must leave it open. Typed clients tell
 * it by the call; a test holds it to real results.
 */
export interface ResultForm {
  /** Arguments that are not sent. */
  readonly without?: readonly string[];
  /** Arguments that are sent, whatever they say. */
  readonly sent?: readonly string[];
  /** Arguments with this value; the default of one counts where it is not sent. */
  readonly with?: Readonly<Record<string, string | boolean>>;
  /** Fields that are there. Names are joined by dots; a list stands for each item, * for any name. */
  readonly has: readonly string[];
  /** Members that are never there. */
  readonly lacks?: readonly string[];
}

/** The schema with these fields optional. */
export const withOptional = (schema: JsonSchema, paths: readonly string[]): JsonSchema =>
  changeEach(schema, paths, false);

const changeEach = (schema: JsonSchema, paths: readonly string[], wanted: boolean): JsonSchema =>
  paths.map((path) => path.split('.')).reduce((changed, path) => changeRequired(changed, path, wanted), schema);

/** The schema of the results of one form. */
export function schemaOfForm(schema: JsonSchema, { has, lacks = [] }: ResultForm): JsonSchema {
  const { properties = {}, ...rest } = changeEach(schema, has, true);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !lacks.includes(name))),
  };
}

function changeRequired(schema: JsonSchema, path: readonly string[], wanted: boolean): JsonSchema {
  const [name = '', ...rest] = path;
  const { properties, required = [], additionalProperties, items, anyOf } = schema;
  const inner = properties?.[name];
  const others = required.filter((each) => each !== name);
  return {
    ...schema,
    ...(inner !== undefined && rest.length > 0
      ? { properties: { ...properties, [name]: changeRequired(inner, rest, wanted) } }
      : {}),
    ...(inner !== undefined && rest.length === 0 ? { required: wanted ? [...others, name] : others } : {}),
    ...(name === '*' && properties !== undefined && rest.length > 0
      ? { properties: changeAll(properties, rest, wanted) }
      : {}),
    ...(name === '*' && typeof additionalProperties === 'object' && rest.length > 0
      ? { additionalProperties: changeRequired(additionalProperties, rest, wanted) }
      : {}),
    ...(typeof items === 'object' ? { items: changeRequired(items, path, wanted) } : {}),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((each) => changeRequired(each, path, wanted)) }),
  };
}

const changeAll = (properties: Readonly<Record<string, JsonSchema>>, path: readonly string[], wanted: boolean) =>
  Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, changeRequired(inner, path, wanted)]));
