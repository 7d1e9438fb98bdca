import type { Chart } from '@cuspal/engine/chart/chart';
import {
  BIRTH_FIELDS,
  type DisclaimerClass,
  disclaimerText,
  isRecoverable,
  listOf,
  SYSTEMS,
  TOOL_ERROR_CODES,
  type ToolContext,
  type ToolDefinition,
  ToolError,
  toToolError,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { type Cut, cutOf, isKept } from './digest-path.ts';
import { digestOf, digestShape } from './digest.ts';

/** A tool that a composite shows a part of, and where. */
export interface Member<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly tool: ToolDefinition<Input, Output>;
  readonly cut: Cut;
  /** Schema of the part that is shown. */
  readonly shape: z.ZodType;
}

/** All that a member found; null where it failed. */
export type Found<Of> = Of extends Member<infer _, infer Output> ? z.input<Output> | null : never;

/** The part of a tool's result that a composite shows, in the words of cutOf. */
export function member<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDefinition<Input, Output>,
  kept: string,
): Member<Input, Output> {
  const cut = cutOf(kept);
  try {
    return { tool, cut, shape: digestShape(tool.output, cut) };
  } catch (error) {
    throw new RangeError(`${tool.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Where each block comes from, whether anything was left out of it, and what went wrong. */
const membersShape = listOf(
  z.strictObject({
    key: z.string(),
    tool: z.string(),
    args: z.record(z.string(), z.unknown()).meta({ description: 'Sent beyond the birth data' }),
    system: z.enum(SYSTEMS),
    cut: z.boolean().meta({ description: 'The tool itself returns more' }),
    error: z.strictObject({ code: z.enum(TOOL_ERROR_CODES), message: z.string(), recoverable: z.boolean() }).nullable(),
  }),
);

/** What closes every composite result. */
export const closingShape = {
  members: membersShape,
  failedMembers: listOf(z.string()),
  disclaimers: listOf(z.string()),
};

/** A member that answered: all that it found, and the part to show. */
export interface Answered<Output extends z.ZodObject> {
  readonly result: z.input<Output>;
  readonly block: unknown;
  /** Sentence that the member puts before its answer; null where it has none. */
  readonly lead: string | null;
}

/** Another person than the one whose chart the call is about. */
interface OtherPerson {
  readonly chart: Chart;
  readonly birth: Readonly<Record<string, unknown>>;
}

/** Null takes out a birth field that the member must not get, as it does for a caller who sends it. */
type Arguments<Input extends z.ZodObject> = {
  readonly [Name in keyof z.input<Input>]?: z.input<Input>[Name] | null;
};

/** Runs the members of one composite call on one chart, one clock and one ephemeris, and keeps account of them. */
export interface CompositeRunner {
  /** The deciding member: when it fails, the call is that error. */
  readonly decide: <Input extends z.ZodObject, Output extends z.ZodObject>(
    key: string,
    member: Member<Input, Output>,
    args?: Arguments<Input>,
    of?: OtherPerson,
  ) => Promise<Answered<Output>>;
  /** Any other member: null when it fails, and the rest goes on. */
  readonly ask: <Input extends z.ZodObject, Output extends z.ZodObject>(
    key: string,
    member: Member<Input, Output>,
    args?: Arguments<Input>,
    of?: OtherPerson,
  ) => Promise<Answered<Output> | null>;
  /** A further block from a member that was called already. */
  readonly also: (key: string, called: string) => void;
  /** Keys of the members that failed so far. */
  readonly failed: () => readonly string[];
  /** The last fields of the result. */
  readonly close: () => z.input<z.ZodObject<typeof closingShape>>;
}

/** Faults that end the whole call, whichever member meets them. */
const ENDS_THE_CALL = ['cancelled', 'engine_timeout'];

type Row = z.input<typeof membersShape>[number];

/**
 * `own` is the class of the composite, whose disclaimer stands beside the list; `now` the moment that members are called
 * at, when it is not that of the call.
 */
export function compositeRunner(
  context: ToolContext<object>,
  own: DisclaimerClass | null = null,
  now = context.now,
): CompositeRunner {
  const { chart, ephemeris, signal, yieldTurn } = context;
  const rows: Row[] = [];
  const disclaimers = new Set<string>();
  const ownBirth = birthOf(context.input);

  const call: CompositeRunner['decide'] = async (key, { tool, cut }, args = {}, of) => {
    await yieldTurn();
    const row = { key, tool: tool.name, args, system: tool.system };
    const leads: string[] = [];
    try {
      const result = await tool.run({
        input: tool.input.parse(sentTo(of?.birth ?? ownBirth, args)),
        chart: of?.chart ?? chart,
        ephemeris,
        now,
        signal,
        yieldTurn,
        note: () => {},
        cite: () => {},
        lead: (sentence) => leads.push(sentence),
        // A long search tells its own way, which is nearly all of the call's.
        progress: tool.progress ? context.progress : () => {},
        shows: (field) => isKept(cut, field),
      });
      const shown = digestOf(result, cut);
      rows.push({ ...row, cut: shown.cut, error: null });
      disclaimersOf(tool.disclaimer, result).forEach((text) => disclaimers.add(text));
      return { result, block: shown.value, lead: leads[0] ?? null };
    } catch (thrown) {
      const error = toToolError(thrown);
      rows.push({ ...row, cut: true, error: errorView(error) });
      throw error;
    }
  };

  return {
    decide: call,
    ask: async (...asked) => {
      try {
        return await call(...asked);
      } catch (thrown) {
        if (thrown instanceof ToolError && !ENDS_THE_CALL.includes(thrown.code)) return null;
        throw thrown;
      }
    },
    also: (key, called) => {
      const row = rows.find((each) => each.key === called);
      if (row === undefined) throw new RangeError(`No member ${called} was called before ${key}`);
      rows.push({ ...row, key });
    },
    failed: () => failedOf(rows),
    close: () => ({
      members: rows,
      failedMembers: failedOf(rows),
      disclaimers: [...disclaimers].filter((text) => own === null || text !== disclaimerText(own)),
    }),
  };
}

const failedOf = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ key, error }) => (error === null ? [] : [key]));

function birthOf(input: object): Readonly<Record<string, unknown>> {
  const given = input as Readonly<Record<string, unknown>>;
  const birth: Record<string, unknown> = {};
  for (const name of BIRTH_FIELDS) if (name in given) birth[name] = given[name];
  return birth;
}

/** The arguments of a member: a birth with what the composite adds to it or takes out of it. */
function sentTo(birth: Readonly<Record<string, unknown>>, args: object): object {
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...birth, ...args })) if (value !== null) sent[name] = value;
  return sent;
}

const errorView = ({ code, message }: ToolError) => ({ code, message, recoverable: isRecoverable(code) });

/** The disclaimer that a result carries, as a call of the tool itself would print it. */
function disclaimersOf(of: Parameters<typeof disclaimerText>[0] | null, result: object): readonly string[] {
  const own: { readonly disclaimer?: unknown; readonly disclaimers?: unknown } = result;
  const listed: readonly unknown[] = Array.isArray(own.disclaimers) ? own.disclaimers : [];
  const printed = [own.disclaimer ?? (of !== null && disclaimerText(of)), ...listed];
  return printed.filter((text) => typeof text === 'string');
}
