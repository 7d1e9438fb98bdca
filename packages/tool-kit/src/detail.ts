import { z } from 'zod';
import { withOptional } from './result-forms.ts';
import type { JsonSchema } from './schema/json-schema.ts';

/** `brief` leaves out what decides nothing. */
const DETAILS = ['brief', 'full'] as const;

/** Argument of the tools that have more to show than decides anything; what is not sent is brief. */
export const detailArgument = { detail: z.enum(DETAILS).optional() };

/** What a result leaves out unless `detail: full` is sent. Names are joined by dots; a list stands for each item, * for any name. */
export interface Brief {
  /** Fields left out; each is optional in the output of the tool. */
  readonly without?: readonly string[];
  /** Rows kept of a list, from its beginning. */
  readonly most?: Readonly<Record<string, number>>;
  /** The tool makes its short form by itself, so that nothing is worked out to be left out. */
  readonly made?: true;
}

/**
 * A part of a short form that a tool makes by itself, in the place of the whole: its output describes the whole, and its
 * schema lets the rest be absent (`withLeftOut`).
 */
export const inShort = <Whole extends object>(part: Partial<Whole>): Whole => part as Whole;

interface Parts {
  readonly names: ReadonlyMap<string, Parts>;
  readonly gone: boolean;
  readonly rows: number;
}

/** Makes the short form of a result; nothing that stays is changed. */
export function brieflyBy({ without = [], most = {} }: Brief): (result: object) => object {
  const parts = partsOf([
    ...without.map((path) => ({ path: path.split('.'), gone: true, rows: Infinity })),
    ...Object.entries(most).map(([path, rows]) => ({ path: path.split('.'), gone: false, rows })),
  ]);
  return (result) => withoutParts(result, parts);
}

interface Step {
  readonly path: readonly string[];
  readonly gone: boolean;
  readonly rows: number;
}

function partsOf(steps: readonly Step[]): Parts {
  const own = steps.filter(({ path }) => path.length === 0);
  const firsts = [...new Set(steps.flatMap(({ path }) => path.slice(0, 1)))];
  const below = (name: string): readonly Step[] =>
    steps.flatMap(({ path, ...step }) => (path[0] === name ? [{ ...step, path: path.slice(1) }] : []));
  return {
    names: new Map(firsts.map((name) => [name, partsOf(below(name))])),
    gone: own.some(({ gone }) => gone),
    rows: Math.min(...own.map(({ rows }) => rows)),
  };
}

/**
 * A copy keeps the hidden class of what it was made from, and is printed as fast: so what is left out is undefined in it,
 * where an object built up name by name would become a table.
 */
function withoutParts(value: object, { names }: Parts): object {
  const kept: Record<string, unknown> = { ...value };
  const each = names.get('*');
  if (each !== undefined) for (const name of Object.keys(kept)) shorten(kept, name, names.get(name) ?? each);
  else for (const [name, part] of names) if (kept[name] !== undefined) shorten(kept, name, part);
  return kept;
}

function shorten(kept: Record<string, unknown>, name: string, part: Parts): void {
  kept[name] = part.gone ? undefined : shortened(kept[name], part);
}

function shortened(value: unknown, parts: Parts): unknown {
  if (parts.names.size === 0 && parts.rows === Infinity) return value;
  if (Array.isArray(value)) return value.slice(0, parts.rows).map((item: unknown) => shortened(item, parts));
  return typeof value === 'object' && value !== null ? withoutParts(value, parts) : value;
}

/** The schema of a result whose left-out fields need not be there. */
export function withLeftOut(schema: JsonSchema, { without = [] }: Brief): JsonSchema {
  return withOptional(schema, without);
}
