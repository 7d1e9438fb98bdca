import { printedDay } from '@cuspal/engine/time/print';
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
  /** Stabilities of which the band alone is printed where nothing changes in the time looked at. */
  readonly far?: readonly string[];
  /** Instants that minutes of birth time move by days: the day alone is printed. */
  readonly days?: readonly string[];
  /** The tool makes its short form by itself, so that nothing is worked out to be left out. */
  readonly made?: true;
}

/**
 * A part of a short form that a tool makes by itself, in the place of the whole: its output describes the whole, and its
 * schema lets the rest be absent (`withLeftOut`).
 */
export const inShort = <Whole extends object>(part: Partial<Whole>): Whole => part as Whole;

/** What becomes of a value, beside what becomes of its members. */
interface Change {
  readonly gone?: boolean;
  readonly far?: boolean;
  readonly day?: boolean;
  readonly rows?: number;
}

/** The days of windows of natal events by the names of their lists: minutes of birth time move these by days (R6T). */
export const windowDays = (...lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => ['start', 'end', 'usableStart'].map((field) => `${list}.${field}`));

interface Parts extends Required<Change> {
  readonly names: ReadonlyMap<string, Parts>;
}

/** Makes the short form of a result; nothing else is changed. */
export function brieflyBy({ without = [], most = {}, far = [], days = [] }: Brief): (result: object) => object {
  const each = (paths: readonly string[], change: Change) => paths.map((path) => ({ path: path.split('.'), change }));
  const parts = partsOf([
    ...each(without, { gone: true }),
    ...each(far, { far: true }),
    ...each(days, { day: true }),
    ...Object.entries(most).flatMap(([path, rows]) => each([path], { rows })),
  ]);
  return (result) => withoutParts(result, parts);
}

interface Step {
  readonly path: readonly string[];
  readonly change: Change;
}

function partsOf(steps: readonly Step[]): Parts {
  const own = steps.filter(({ path }) => path.length === 0).map(({ change }) => change);
  const firsts = [...new Set(steps.flatMap(({ path }) => path.slice(0, 1)))];
  const below = (name: string): readonly Step[] =>
    steps.flatMap(({ path, ...step }) => (path[0] === name ? [{ ...step, path: path.slice(1) }] : []));
  return {
    names: new Map(firsts.map((name) => [name, partsOf(below(name))])),
    gone: own.some(({ gone }) => gone),
    far: own.some(({ far }) => far),
    day: own.some(({ day }) => day),
    rows: Math.min(...own.map(({ rows = Infinity }) => rows)),
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
  if (Array.isArray(value)) return value.slice(0, parts.rows).map((item: unknown) => shortened(item, parts));
  if (typeof value === 'string') return parts.day ? printedDay(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = withoutParts(value, parts);
  return parts.far ? nearOf(kept) : kept;
}

/** What a stability says of the time that was looked at. */
const FAR = { beforeSeconds: undefined, afterSeconds: undefined, beyond: undefined };

/** A stability without that time, where nothing changes in it. */
const nearOf = (stability: { readonly beyond?: unknown }): object =>
  stability.beyond === true ? { ...stability, ...FAR } : { ...stability, beyond: undefined };

/** The fields that a short form can be without. */
export const leftOutOf = ({ without = [], far = [] }: Brief): readonly string[] => [
  ...without,
  ...far.flatMap((path) => Object.keys(FAR).map((field) => `${path}.${field}`)),
];

/** The schema of a result whose left-out fields need not be there. */
export const withLeftOut = (schema: JsonSchema, brief: Brief): JsonSchema => withOptional(schema, leftOutOf(brief));
