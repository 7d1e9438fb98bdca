import { columnOf, type Tabled } from '../tabled.ts';
import type { JsonSchema } from './json-schema.ts';

/** The schema of a result that may have tables in the places of lists: none of both is required. */
export const withTables = (schema: JsonSchema, tables: readonly Tabled[]): JsonSchema =>
  tables.reduceRight((changed, table) => withTable(changed, table.list.split('.'), table), schema);

function withTable(schema: JsonSchema, [name = '', ...rest]: readonly string[], table: Tabled): JsonSchema {
  const { properties = {}, required = [] } = schema;
  const list = properties[name];
  if (list === undefined) throw new Error(`there is no ${table.list} of which ${table.as} could be made`);
  if (rest.length > 0) return { ...schema, properties: { ...properties, [name]: withTable(list, rest, table) } };
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).flatMap(([key, value]) =>
        key === name
          ? [
              [key, value],
              [table.as, tableSchema(list, table)],
            ]
          : [[key, value]],
      ),
    ),
    required: required.filter((each) => each !== name),
  };
}

function tableSchema(list: JsonSchema, { list: path, named, each = '', columns }: Tabled): JsonSchema {
  const item = itemOf(list);
  const names: JsonSchema = { properties: named === undefined ? {} : { [named]: { type: 'string' } } };
  const around = [itemOf(item.properties?.[each] ?? {}), item, names];
  const written = columns.map(columnOf);
  const isOnce = written.some(({ onceFor }) => onceFor !== undefined);
  const kinds = written.flatMap(({ from, of }) => {
    const found = around.map((schema) => schemaAt(schema, from.split('.'))).find((schema) => schema !== undefined);
    if (found === undefined) throw new Error(`no row of ${path} has ${from}`);
    return of === undefined ? kindsOf(found) : [LISTS];
  });
  return {
    description: `With tables, in place of ${path}${isOnce ? '; null=before: as in the last row, or the last of its kind' : ''}`,
    type: 'object',
    properties: {
      columns: { type: 'array', items: { type: 'string', enum: written.map(({ name }) => name) } },
      rows: { type: 'array', items: { type: 'array', items: anyOf([...kinds, NULL]) } },
    },
    required: ['columns', 'rows'],
  };
}

/** What the list, or the object whose values are the list, has as an item. */
function itemOf({ anyOf: choices, items, additionalProperties, properties = {} }: JsonSchema): JsonSchema {
  if (choices) return choices.map(itemOf).find((item) => Object.keys(item).length > 0) ?? {};
  if (typeof items === 'object') return items;
  return typeof additionalProperties === 'object' ? additionalProperties : (Object.values(properties)[0] ?? {});
}

function schemaAt(schema: JsonSchema | undefined, path: readonly string[]): JsonSchema | undefined {
  const [name, ...rest] = path;
  if (schema === undefined || name === undefined) return schema;
  const { anyOf: choices = [], properties } = schema;
  return schemaAt(properties?.[name], rest) ?? choices.map((each) => schemaAt(each, path)).find((found) => found);
}

const NULL: JsonSchema = { type: 'null' };
const LISTS: JsonSchema = { type: 'array', items: { type: 'array', items: {} } };

/** What a cell can be, without what only one column says of its values. */
function kindsOf({ anyOf: choices, type, items, enum: words, const: word }: JsonSchema): readonly JsonSchema[] {
  if (choices) return choices.flatMap(kindsOf);
  if (type === 'array') return [{ type, items: anyOf(typeof items === 'object' ? kindsOf(items) : []) }];
  if (type === 'integer') return [{ type: 'number' }];
  if (typeof type === 'string') return [{ type }];
  return [...new Set((words ?? [word ?? '']).map((each) => typeof each))].map((each) => ({ type: each }));
}

function anyOf(kinds: readonly JsonSchema[]): JsonSchema {
  const different = [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()];
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different };
}
