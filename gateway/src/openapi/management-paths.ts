import { z } from 'zod';
import type { Operation } from '../management/operation.ts';
import { idsOf, isVersioned, MANAGE, OPERATIONS } from '../management/operations.ts';
import { rolesFor } from '../organisations/roles.ts';
import { errorResponses } from './problems.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Schemas that several operations name, found while the paths are made. */
const named = new Map<string, unknown>();

/**
 * The schema of a zod shape, as a reference where it has a name. What is answered may have more members one day, so it is
 * open; what is sent is not.
 */
export function schemaOf(shape: z.ZodType, isAnswer: boolean): Schema {
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ shape }), {
    override({ jsonSchema }) {
      if (isAnswer && jsonSchema.type === 'object') delete jsonSchema.additionalProperties;
      // The format says it.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      delete jsonSchema.id;
    },
  });
  for (const [name, schema] of Object.entries($defs)) named.set(name, referring(schema));
  return z.record(z.string(), z.unknown()).parse(referring(properties?.['shape']));
}

/** References within one schema as references within the document. */
const referring = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'), (_key, value: unknown) =>
    withAlternatives(value),
  );

/** Generators of clients read alternatives, and no list of types. */
function withAlternatives(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value) || !Array.isArray(value.type)) return value;
  const { type: types, ...rest } = value;
  return { ...rest, anyOf: types.map((type: unknown) => ({ type })) };
}

const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const tagged = { ...headers, ETag: { $ref: '#/components/headers/ResourceVersion' } };
const json = (schema: Schema) => ({ 'application/json': { schema } });

function responsesOf({ method, output, once, path }: Operation): Readonly<Record<string, object>> {
  if (!output) return { 204: { description: 'It is gone, now or before.', headers } };
  const answer = { description: 'As it is now.', headers: tagged, content: json(schemaOf(output, true)) };
  if (method !== 'PUT') return { 200: answer };
  // What has no id of its own is there with what it belongs to.
  if (!path.endsWith('}')) return { 200: answer };
  const shape = schemaOf(output, true);
  const made = once ? { allOf: [shape, schemaOf(once, true)] } : shape;
  return { 200: answer, 201: { description: 'It was made.', headers: tagged, content: json(made) } };
}

function parametersOf(operation: Operation): readonly object[] {
  const ids = idsOf(operation).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: `Id of the ${name}; a new one is a UUID.`,
    schema: { type: 'string', maxLength: 64 },
  }));
  if (operation.method !== 'GET') return isGuarded(operation) ? [...ids, IF_MATCH] : ids;
  const { properties = {} } = z.toJSONSchema(operation.input);
  const query = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
  return [...ids, ...query];
}

/** Whether a request may name the version that it changes. */
const isGuarded = (operation: Operation): boolean => operation.method !== 'GET' && isVersioned(operation);

const IF_MATCH = { $ref: '#/components/parameters/ifMatch' };

const reachText = ({ reach }: Operation): string => {
  if (reach === 'anybody') return 'For every management key.';
  if (reach === 'operator') return 'For management keys of the operator.';
  return `For management keys of the operator, and of an organisation with the role ${rolesFor(reach)
    .filter((role) => role !== 'developer')
    .join(' or ')}.`;
};

const described = (operation: Operation) => ({
  operationId: operation.name,
  summary: operation.summary,
  description: `${operation.summary}. ${reachText(operation)} Not taken from any allowance, but with a limit of its own.`,
  tags: ['management'],
  security: [{ managementKey: [] }],
  parameters: parametersOf(operation),
  ...(operation.method === 'PUT' && {
    requestBody: { required: true, content: json(schemaOf(operation.input, false)) },
  }),
  responses: {
    ...responsesOf(operation),
    ...errorResponses(
      400,
      404,
      ...(operation.method === 'GET' ? [] : ([409] as const)),
      ...(isGuarded(operation) ? ([412] as const) : []),
      ...(operation.method === 'PUT' ? ([413, 415] as const) : []),
    ),
  },
});

/** The addresses by which programs manage organisations and accounts, of the table that answers them. */
export const MANAGEMENT_PATHS: Readonly<Record<string, object>> = Object.fromEntries(
  [...new Set(OPERATIONS.map(({ path }) => path))].map((path) => [
    `${MANAGE}${path}`,
    Object.fromEntries(
      OPERATIONS.filter((each) => each.path === path).map((each) => [each.method.toLowerCase(), described(each)]),
    ),
  ]),
);

/** Shapes that they name. */
export const MANAGEMENT_SCHEMAS: Readonly<Record<string, unknown>> = Object.fromEntries(named);
