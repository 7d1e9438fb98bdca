import {
  fullResultSchema,
  jsonSchemaOf,
  leftOutOf,
  schemaOfForm,
  withLeftOut,
  type AnyTool,
  type JsonSchema,
  type ResultForm,
} from '@cuspal/tool-kit';

type EngineTool = Extract<AnyTool, { kind: 'engine' }>;

/** The schema of what that call has with `detail: full`. */
export const fullPlainSchema = (tool: EngineTool): JsonSchema => {
  const [plain] = tool.forms ?? [];
  return plain ? schemaOfForm(fullResultSchema(tool), plain) : fullResultSchema(tool);
};

/** The schema of what a call has that sends no argument which chooses what comes. */
export const plainResultSchema = (tool: EngineTool): JsonSchema => withLeftOut(fullPlainSchema(tool), tool.brief ?? {});

/** What is to be added to the row of a tool whose arguments choose what comes. */
export function formsText(tool: EngineTool, plain: string): string {
  const { forms: [first, other] = [] } = tool;
  const input = jsonSchemaOf(tool.input, 'input');
  const inFull = leftOutOf(tool.brief ?? {}).filter((path) => isRequired(fullPlainSchema(tool), path.split('.')));
  const parts = [
    ...(first ? [`plain: ${choice(first, input)}`, `loose: ${union(first.has)}`] : []),
    ...(other ? [`other: [${choice(other, input)}, ${resultOfOther(other, first, plain)}]`] : []),
    ...(inFull.length > 0 ? [`full: ${union(inFull)}`] : []),
  ];
  return parts.map((part) => `; ${part}`).join('');
}

function resultOfOther({ has, lacks = [] }: ResultForm, first: ResultForm | undefined, plain: string): string {
  const loose = first?.has.filter((path) => !has.includes(path) && !lacks.includes(path)) ?? [];
  const there = `Whole<${loose.length === 0 ? plain : `Loose<${plain}, ${union(loose)}>`}, ${union(has)}>`;
  return lacks.length === 0 ? there : `Omit<${there}, ${union(lacks)}>`;
}

/** The arguments of a form as a type. */
function choice({ without = [], sent = [], with: fixed = {} }: ResultForm, { properties = {} }: JsonSchema): string {
  const members = [
    ...without.map((name) => `${name}?: undefined`),
    ...sent.map((name) => `${name}: {}`),
    ...Object.entries(fixed).map(
      ([name, value]) => `${name}${properties[name]?.default === value ? '?' : ''}: ${word(value)}`,
    ),
  ];
  return `{ ${members.join('; ')} }`;
}

/** Whether a field is required by whatever can have it. */
function isRequired(schema: JsonSchema, path: readonly string[]): boolean {
  const name = path.at(-1) ?? '';
  const holders = within(schema, path.slice(0, -1)).filter(({ properties }) => Object.hasOwn(properties ?? {}, name));
  return holders.length > 0 && holders.every(({ required }) => required?.includes(name));
}

/** The shapes at a path: several where the type is a choice or any name will do. */
function within({ items, anyOf, ...schema }: JsonSchema, path: readonly string[]): readonly JsonSchema[] {
  if (typeof items === 'object') return within(items, path);
  if (anyOf) return anyOf.flatMap((each) => within(each, path));
  const [name, ...rest] = path;
  const { properties = {}, additionalProperties } = schema;
  if (name === undefined) return [schema];
  const any = typeof additionalProperties === 'object' ? [additionalProperties] : Object.values(properties);
  const next = name === '*' ? any : Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [];
  return next.flatMap((each) => within(each, rest));
}

const word = (value: string | boolean): string => (typeof value === 'string' ? `'${value}'` : String(value));
const union = (words: readonly string[]): string => words.map(word).join(' | ');
