import type { JsonSchema } from './json-schema.ts';

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required'],
  array: ['items', 'minItems', 'maxItems'],
  string: ['enum', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  boolean: [],
};
const EVERYWHERE = ['type', 'description', 'default'];
const NAME = /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/;

/** Everything in an input schema that some client refuses; empty when it is portable. */
export function lintInput(schema: JsonSchema): readonly string[] {
  const faults: string[] = [];
  if (schema.type !== 'object') faults.push('the root must be an object');
  lintAt(schema, '', faults);
  return faults;
}

function lintAt(schema: JsonSchema, path: string, faults: string[]): void {
  const at = path === '' ? 'the root' : path;
  const allowed = typeof schema.type === 'string' ? KEYWORDS[schema.type] : undefined;
  if (!allowed) {
    faults.push(`${at} needs one of the types ${Object.keys(KEYWORDS).join(', ')}, not ${JSON.stringify(schema.type)}`);
    return;
  }
  for (const keyword of Object.keys(schema)) {
    if (!allowed.includes(keyword) && !EVERYWHERE.includes(keyword)) faults.push(`${at} uses ${keyword}`);
  }
  if (schema.enum?.some((value) => typeof value !== 'string')) faults.push(`${at} has an enum of other than strings`);
  if (schema.type === 'array') {
    if (typeof schema.items === 'object') lintAt(schema.items, `${path}[]`, faults);
    else faults.push(`${at} has no items`);
  }
  if (schema.type === 'object' && path !== '' && Object.keys(schema.properties ?? {}).length === 0) {
    faults.push(`${at} has no properties`);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!NAME.test(name)) faults.push(`${at} has a property with the name "${name}"`);
    lintAt(property, path === '' ? name : `${path}.${name}`, faults);
  }
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(schema.properties ?? {}, name)) faults.push(`${at} requires ${name}, which it does not list`);
  }
}
