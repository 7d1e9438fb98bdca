import type { JsonSchema } from '@cuspal/tool-kit';
import type { Contract } from './contract.ts';
import { REFERENCE, type Named } from './shared.ts';

/**
 * Declarations of all schemas in TypeScript. What has all members of a base extends it: the names of a birth stand in
 * nearly all arguments. Shared shapes are not exported: their names may change with the tools that share them.
 */
export function typeDeclarations({ bases, schemas }: Contract, exported: ReadonlySet<string>): string {
  const declared = (named: Named, from: readonly Named[]): string =>
    `${exported.has(named[0]) ? 'export ' : ''}${declaration(named, from)}`;
  return [...bases.map((base) => declared(base, [])), ...schemas.map((named) => declared(named, bases))].join('\n');
}

function declaration([name, schema]: Named, bases: readonly Named[]): string {
  if (!schema.properties) return `type ${name} = ${typeText(schema)};`;
  const members = membersOf(schema);
  for (const [base, shape] of bases) {
    const shared = membersOf(shape);
    if (!shared.every((member) => members.includes(member))) continue;
    return `interface ${name} extends ${base} ${braced(members.filter((member) => !shared.includes(member)))}`;
  }
  return `interface ${name} ${braced(members)}`;
}

const braced = (members: readonly string[]): string => (members.length === 0 ? '{}' : `{\n${members.join('\n')}\n}`);

const membersOf = ({ properties = {}, required = [] }: JsonSchema): readonly string[] =>
  Object.entries(properties).map(
    ([name, member]) =>
      `${commentOf(member)}${memberName(name)}${required.includes(name) ? '' : '?'}: ${typeText(member)};`,
  );

/** A schema as a type: bounds and lengths are for the server to judge. */
function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(REFERENCE.length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' | ');
  if (schema.anyOf && !schema.properties) return [...new Set(schema.anyOf.map(typeText))].join(' | ');
  switch (schema.type ?? '') {
    case 'object':
      return objectText(schema);
    case 'array':
      return arrayText(schema);
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return String(schema.type);
    default:
      return 'unknown';
  }
}

function objectText(schema: JsonSchema): string {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (properties) return braced(membersOf(schema));
  if (typeof additionalProperties !== 'object') return 'object';
  const record = `Record<${propertyNames ? typeText(propertyNames) : 'string'}, ${typeText(additionalProperties)}>`;
  return propertyNames && required.length === 0 ? `Partial<${record}>` : record;
}

function arrayText({ items }: JsonSchema): string {
  const item = typeof items === 'object' ? typeText(items) : 'unknown';
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function commentOf({ description, default: standard }: JsonSchema): string {
  const words = [
    description?.replaceAll('*/', '* /'),
    standard === undefined ? undefined : `Default ${JSON.stringify(standard)}.`,
  ];
  const text = words.filter((part) => part !== undefined).join('. ');
  return text === '' ? '' : `/** ${text} */\n`;
}

const memberName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
