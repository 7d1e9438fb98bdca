import type { ToolEntry } from '../catalog/entry.ts';
import { isJsonObject } from '../core/json.ts';
import { KEY_HEADER } from '../metering/refused-answer.ts';
import { metaOf, type ToolAnswer } from '../routing/answer.ts';
import { CALL_TOOL, DESCRIBE_TOOLS } from '../toolsets/definitions.ts';

/** What is noted in place of a name that the caller made up, which may be anything. */
const MADE_UP = 'unknown';
/** Longest name that is noted, with the places in lists. */
const MOST_CHARACTERS = 120;

/**
 * The argument at fault of a failed call, by the name that the schema of its tool gives it; undefined where none is.
 * Only failed calls are read.
 */
export function faultyArgument(answer: ToolAnswer, entry: Pick<ToolEntry, 'inputSchema'>): string | undefined {
  if (answer.code === '') return undefined;
  const field = fieldIn(metaOf(answer));
  if (field === undefined) return undefined;
  if (field === KEY_HEADER) return field;
  const names = namesIn(entry.inputSchema);
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '' && !/^\d+$/.test(part));
  const isKnown = parts.length > 0 && parts.every((part) => names.has(part)) && field.length <= MOST_CHARACTERS;
  return isKnown ? field : MADE_UP;
}

/** The same of a tool of the gateway itself. */
export const faultyOwnArgument = (answer: ToolAnswer, tool: string): string | undefined =>
  faultyArgument(answer, tool === CALL_TOOL.name ? CALL_TOOL : DESCRIBE_TOOLS);

function fieldIn(meta: unknown): string | undefined {
  const field = isJsonObject(meta) ? meta['field'] : undefined;
  return typeof field === 'string' && field !== '' ? field : undefined;
}

const namesBySchema = new WeakMap<object, ReadonlySet<string>>();

/** Every name that a schema gives to an argument or a member of one. */
function namesIn(schema: object | undefined): ReadonlySet<string> {
  if (schema === undefined) return new Set();
  let names = namesBySchema.get(schema);
  if (names === undefined) {
    names = new Set(allNames(schema));
    namesBySchema.set(schema, names);
  }
  return names;
}

function allNames(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(allNames);
  if (!isJsonObject(part)) return [];
  const { properties } = part;
  const own = isJsonObject(properties) ? Object.keys(properties) : [];
  return [...own, ...Object.values(part).flatMap(allNames)];
}
