import type { JsonSchema } from '@cuspal/tool-kit';
import type { Operation } from '../../../gateway/src/management/operation.ts';
import { idsOf, isVersioned, MANAGE, OPERATIONS } from '../../../gateway/src/management/operations.ts';
import { MANAGEMENT_SCHEMAS, schemaOf } from '../../../gateway/src/openapi/management-paths.ts';
import { pascal } from './names.ts';
import { REFERENCE, type Named } from './shared.ts';

/** An operation as clients call it. */
export interface ManagementMethod {
  readonly name: string;
  readonly method: Operation['method'];
  /** From the root of the server, ids in braces. */
  readonly path: string;
  readonly ids: readonly string[];
  readonly summary: string;
  /** Name of the schema of what is sent: the body of PUT, the parameters of GET. */
  readonly input: string | undefined;
  readonly answer: string | undefined;
  /** Whether an answer that was lost had a secret, so that it is not asked for again. */
  readonly once: boolean;
  /** Whether what it reads or changes has an ETag: it is told with the answer, and taken with a change. */
  readonly versioned: boolean;
}

export interface ManagementContract {
  readonly schemas: readonly Named[];
  readonly methods: readonly ManagementMethod[];
}

/** The table of operations with a name for each shape, as clients of all languages are made of it. */
export function managementContract(): ManagementContract {
  const made = new Map<string, JsonSchema>();
  const methods = OPERATIONS.map((operation): ManagementMethod => {
    const { name, method, path, summary, once } = operation;
    const input = inputOf(operation);
    if (input) made.set(input[0], input[1]);
    const answer = answerOf(operation);
    if (answer) made.set(answer[0], answer[1]);
    return {
      name,
      method,
      path: `${MANAGE}${path}`,
      ids: idsOf(operation),
      summary,
      input: input?.[0],
      answer: answer?.[0],
      once: once !== undefined,
      versioned: isVersioned(operation),
    };
  });
  const shapes = Object.entries(MANAGEMENT_SCHEMAS).map(([name, schema]): Named => [name, named(schema)]);
  return { schemas: [...new Map([...shapes, ...made])], methods };
}

/** Names of the shapes that are told with an ETag. */
export const taggedNames = (methods: readonly ManagementMethod[]): readonly string[] => [
  ...new Set(methods.flatMap(({ answer, versioned }) => (versioned && answer !== undefined ? [answer] : []))),
];

/** Parameters of a page are the same everywhere, so they have one name. */
const PAGE = 'ManagementPage';

function inputOf({ name, method, input }: Operation): Named | undefined {
  const { additionalProperties: _, ...schema } = named(schemaOf(input, false));
  const members = Object.keys(schema.properties ?? {});
  if (members.length === 0) return undefined;
  const isPage = method === 'GET' && members.join() === 'cursor,limit';
  return [isPage ? PAGE : `${pascal(name)}Input`, schema];
}

function answerOf({ name, output, once }: Operation): Named | undefined {
  if (!output) return undefined;
  const schema = named(schemaOf(output, true));
  const reference = schema.$ref?.slice(REFERENCE.length);
  const whole = reference === undefined ? schema : named(MANAGEMENT_SCHEMAS[reference]);
  if (!once) return [reference ?? listName(schema) ?? `${pascal(name)}Answer`, whole];
  const told = named(schemaOf(once, true));
  // What is told once is in the answer that makes it alone.
  return [`${pascal(name)}Answer`, { ...whole, properties: { ...whole.properties, ...told.properties } }];
}

/** A page of a list is named by what it lists. */
function listName({ properties }: JsonSchema): string | undefined {
  const { items } = properties?.['items'] ?? {};
  const reference = typeof items === 'object' ? items.$ref : undefined;
  return reference && `${reference.slice(REFERENCE.length)}Page`;
}

/** A schema as it is read here; zod writes it, and knows no type for it. */
const named = (schema: unknown): JsonSchema => schema as JsonSchema;
