type Node = Readonly<Record<string, unknown>>;

/**
 * A schema as generators of clients read it, which is a little wider than what the server checks:
 * - alternatives of required members alone go, because generators make an untyped body of them;
 * - alternatives of constants of one type become an enumeration, because they make one type of each;
 * - of two spellings of a member, `timeZone` and `time_zone`, the first stays, because both have one name in Go;
 * - alternatives that are alike, as of a pair of places, become one, because they give both the same name;
 * - alternatives of which one is a list, as in the rows of tables, become any value, because Java has no class of it;
 * - numbers of which one is meant are whole, or become words, because Java can make neither of other ones;
 * - a member that is always null becomes any value, because Java has no class of null;
 * - a default becomes words, because they demand a member that has one, or send it where nobody gave it.
 */
export function plainSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainSchema);
  if (!isNode(schema)) return schema;
  const plain = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, plainSchema(value)]));
  const { anyOf, ...rest } = wholeNumbers(defaultInWords(withoutTwins(plain)));
  if (!isNodes(anyOf)) return rest;
  if (anyOf.every(isOfRequired)) return withNote(rest, anyOf);
  if (anyOf.every(isConstant) && isOneType(anyOf))
    return wholeNumbers({ ...rest, type: anyOf[0]?.['type'], enum: anyOf.map(constantOf) });
  if (isMixedWithLists(anyOf)) return described(rest, `Of several kinds: ${kindsOf(anyOf)}.`);
  const different = [...new Map(anyOf.map((each) => [JSON.stringify(each), each])).values()];
  return different.length === 1 ? { ...rest, ...different[0] } : { ...rest, anyOf: different };
}

function withoutTwins(schema: Node): Node {
  const { properties } = schema;
  if (!isNode(properties)) return schema;
  const byName = new Map<string, readonly [string, unknown]>();
  for (const member of Object.entries(properties)) {
    const name = member[0].replaceAll('_', '').toLowerCase();
    if (!byName.has(name)) byName.set(name, [member[0], withoutNull(member[1])]);
  }
  return { ...schema, properties: Object.fromEntries(byName.values()) };
}

function withoutNull(member: unknown): unknown {
  if (!isNode(member) || member['type'] !== 'null') return member;
  const { type: _, ...rest } = member;
  return described(rest, 'Always null.');
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNodes = (value: unknown): value is readonly Node[] => Array.isArray(value) && value.every(isNode);
const isOfRequired = (node: Node): boolean => Object.keys(node).join() === 'required';
const isConstant = (node: Node): boolean =>
  'const' in node && Object.keys(node).every((key) => key === 'const' || key === 'type');
const isOneType = (nodes: readonly Node[]): boolean => new Set(nodes.map(({ type }) => type)).size === 1;
/** A list that may be null is none of them. */
const isMixedWithLists = (nodes: readonly Node[]): boolean => {
  const kinds = nodes.filter(({ type }) => type !== 'null');
  return kinds.length > 1 && kinds.some(({ type }) => type === 'array');
};
const kindsOf = (nodes: readonly Node[]): string => {
  const names = nodes.map(({ type }) => (typeof type === 'string' ? type : 'word'));
  return [...new Set(names)].join(', ');
};
const constantOf = (node: Node): unknown => node['const'];

/** What the alternatives asked for, in words. */
function withNote(schema: Node, alternatives: readonly Node[]): Node {
  const named = alternatives.map(({ required }) => (Array.isArray(required) ? required.join(' and ') : ''));
  return described(schema, `Needs ${named.join(', or ')}.`);
}

/** A member may be called so too; the keyword stands beside a type. */
function defaultInWords(schema: Node): Node {
  const { default: standard, ...rest } = schema;
  const isKeyword =
    typeof schema['type'] === 'string' || typeof schema['$ref'] === 'string' || isNodes(schema['anyOf']);
  return standard === undefined || !isKeyword ? schema : described(rest, `Default ${JSON.stringify(standard)}.`);
}

function wholeNumbers(schema: Node): Node {
  const { type, const: only, enum: several, ...rest } = schema;
  const values: readonly unknown[] = Array.isArray(several) ? several : only === undefined ? [] : [only];
  if (type !== 'number' || values.length === 0) return schema;
  if (values.every((value) => Number.isInteger(value))) return { ...schema, type: 'integer' };
  return described({ ...rest, type }, `Always ${values.join(' or ')}.`);
}

function described(schema: Node, note: string): Node {
  const { description } = schema;
  if (typeof description !== 'string' || description === '') return { ...schema, description: note };
  return { ...schema, description: `${description.replace(/\.?$/, '.')} ${note}` };
}
