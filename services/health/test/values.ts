import type { AnyTool } from '@cuspal/tool-kit';
import { jsonSchemaOf } from '@cuspal/tool-kit';
import type { JsonSchema } from '@cuspal/tool-kit';
import { PLANETS, SIGNS, STARS } from '@cuspal/engine/zodiac/names';

/** Parts that other tools own and test: chains, promises, and what a window of any tool holds. */
const SHARED =
  /^(?:chain|chain1|chain8|chains|promises|verdict|deferral|rulingPlanetsInCommon|postponedBy|provenance|pagination|pageNote|relaxations|next)$/;
/** Parts of a window that other tests hold: its class and state. */
const OF_WINDOWS = /(?:^|\.)(?:\w*[wW]indows)\.(?:class|state|clipped|usableStart)$/;
/** What stands beside a list of windows, which the tests of every pair of tools hold. */
const BESIDE_WINDOWS = /^(?:stages\.)?(?:best|first|weaker|shareOfTime)(?:\.|$)/;
const NAMES: readonly (readonly string[])[] = [PLANETS, SIGNS, STARS];

const isNames = (values: readonly unknown[]): boolean =>
  NAMES.some((names) => values.every((value) => names.some((name) => name === value)));

/** Every value a schema names, as `path = value`: words of its own enums, both booleans, null, and absence. */
export function namedValues(tool: AnyTool): readonly string[] {
  if (tool.kind !== 'engine') return [];
  return [...new Set(ofSchema(jsonSchemaOf(tool.output, 'output'), ''))].filter(
    (each) => ![OF_WINDOWS, BESIDE_WINDOWS].some((of) => of.test(each.split(' = ')[0] ?? '')),
  );
}

function ofSchema(schema: JsonSchema, path: string): readonly string[] {
  const { anyOf, const: only, enum: words, type, properties, items, required = [] } = schema;
  if (anyOf) return anyOf.flatMap((each) => ofSchema(each, path));
  if (only !== undefined) return [`${path} = ${String(only)}`];
  if (type === 'null') return [`${path} = null`];
  if (words) return isNames(words) ? [] : words.map((word) => `${path} = ${String(word)}`);
  if (type === 'boolean') return [`${path} = true`, `${path} = false`];
  if (type === 'array') return typeof items === 'object' ? ofSchema(items, path) : [];
  return Object.entries(properties ?? {}).flatMap(([key, each]) => {
    if (SHARED.test(key) || (key === 'promise' && each.type === 'object')) return [];
    const at = path === '' ? key : `${path}.${key}`;
    return [...ofSchema(each, at), ...(required.includes(key) ? [] : [`${at} = absent`])];
  });
}

/** Every value of a result in the same form; `absent` for what an object lacks is told by the names asked for. */
export function valuesOf(result: unknown, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const optional = names.filter((name) => name.endsWith(' = absent')).map((name) => name.slice(0, -9));
  walk(result, '', found, optional);
  return found;
}

function walk(value: unknown, path: string, found: Set<string>, optional: readonly string[]): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, path, found, optional);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    found.add(`${path} = ${String(value)}`);
    return;
  }
  for (const name of optional) {
    const key = path === '' ? name : name.startsWith(`${path}.`) ? name.slice(path.length + 1) : '';
    if (key !== '' && !key.includes('.') && !Object.hasOwn(value, key)) found.add(`${name} = absent`);
  }
  for (const [key, each] of Object.entries(value)) {
    const promised = key === 'promise' && typeof each === 'object';
    if (!SHARED.test(key) && !promised) walk(each, path === '' ? key : `${path}.${key}`, found, optional);
  }
}
