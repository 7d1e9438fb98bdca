import type { SourceTag } from '@cuspal/catalog/sources';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { z } from 'zod';
import type { Brief } from './detail.ts';
import type { ResultForm } from './result-forms.ts';
import type { Tabled } from './tabled.ts';
import type { DisclaimerClass, Family, Phase, System } from '@cuspal/catalog/taxonomy';

/** The rules that a result follows, and where they come from. */
export interface Provenance {
  readonly rules: readonly string[];
  readonly sources: readonly SourceTag[];
}

/** What a tool may reach while it runs. Nothing else: no clock, no environment, no network. */
export interface ToolContext<Input> {
  readonly input: Input;
  /** Built once per call, on first use, from the birth arguments; throws what is wrong with them. */
  readonly chart: Chart;
  readonly ephemeris: Ephemeris;
  /** The moment of the call, Unix milliseconds; a test passes its own. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** Adds a sentence to provenance.notes of this result. */
  readonly note: (sentence: string) => void;
  /** Puts a sentence before the answer of this result: what must be known before it is read. The first one stands. */
  readonly lead: (sentence: string) => void;
  /** Names what this result rests on, where that is not what the tool names of every one. */
  readonly cite: (provenance: Provenance) => void;
  /**
   * Lets health checks and other calls in; throws when the caller has gone or the deadline has passed. Call it between
   * chunks of long work.
   */
  readonly yieldTurn: () => Promise<void>;
  /**
   * Says which share of the work is done, 0 to 1, and on what it is; nothing happens when nobody asked. Tools that say
   * `progress` call it between chunks, before they yield their turn.
   */
  readonly progress: (share: number, doing?: string) => void;
  /**
   * Whether a composite shows a field of this result, named with dots from the top; what it does not show need not be
   * worked out. Left out where all is shown.
   */
  readonly shows?: (field: string) => boolean;
}

interface ToolTags {
  readonly name: string;
  readonly title: string;
  /** What `get_tool_catalog` promises: at most one sentence, without its full stop. A tool that does less says so. */
  readonly purpose: string;
  readonly family: Family;
  readonly phase: Phase;
  readonly system: System;
  /** Tools whose results a reader needs first. */
  readonly needs: readonly string[];
  /** At most 600 characters, natural words first: what it answers, when to call it. */
  readonly description: string;
  /**
   * `required`: the chart is built from the birth parameters. `accepted`: a birth is listed and never refused, but not
   * needed. `none`: meta-tools and addresses without birth data.
   */
  readonly birth: 'required' | 'accepted' | 'none';
}

export interface ToolDefinition<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> extends ToolTags {
  readonly kind: 'engine';
  /**
   * Stands beyond the tools that clients are told the number of: the full list, its counts and its documents leave it
   * out, and other ways lead to it.
   */
  readonly beyond?: true;
  /** The address of REST that answers with it, of a tool that no list of any kind has. */
  readonly address?: string;
  /** Class of the disclaimer that stands in every result; null for none. */
  readonly disclaimer: DisclaimerClass | null;
  readonly paged?: { readonly pageSize: number };
  /** What comes only with `detail: full`, an argument of such a tool (`detailArgument`). */
  readonly brief?: Brief;
  /** Lists that `tables: true`, an argument of such a tool (`tablesArgument`), gives as tables. */
  readonly tabled?: readonly Tabled[];
  /**
   * What is surely there though the output leaves it open, because an argument chooses what comes. The first form is that
   * of a call that sends no such argument.
   */
  readonly forms?: readonly ResultForm[];
  /** Characters of its longest page, where that takes more than the 8,000 tokens of one answer; clients are told. */
  readonly maxResultChars?: number;
  /** Tells how far it is to callers who ask for that. */
  readonly progress?: true;
  /** Seconds the gateway waits; default 15, searches 50. */
  readonly deadlineSeconds?: number;
  readonly provenance: Provenance;
  readonly input: Input;
  /** The result without what the host adds: system, provenance, disclaimer. */
  readonly output: Output;
  run(context: ToolContext<z.output<Input>>): z.input<Output> | Promise<z.input<Output>>;
}

/** What a meta-tool may reach: also which sets of tools its caller has in view, none where that is all. */
interface TextToolContext<Input> extends Pick<ToolContext<Input>, 'input' | 'now' | 'ephemeris'> {
  readonly toolsets: readonly string[];
}

/** A meta-tool: answers in plain text; `structured` travels in _meta["cuspal/structured"]. */
export interface TextToolDefinition<Input extends z.ZodObject = z.ZodObject> extends ToolTags {
  readonly kind: 'text';
  readonly input: Input;
  run(context: TextToolContext<z.output<Input>>): TextAnswer | Promise<TextAnswer>;
}

interface TextAnswer {
  readonly text: string;
  readonly structured: object;
}

export type AnyTool = ToolDefinition | TextToolDefinition;

/** One computed tool, one file: checked where it stands, found by the host, listed by the catalogue. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Omit<ToolDefinition<Input, Output>, 'kind'>,
): ToolDefinition<Input, Output> {
  return { kind: 'engine', ...tool };
}

/** One meta-tool, one file. */
export function defineTextTool<Input extends z.ZodObject>(
  tool: Omit<TextToolDefinition<Input>, 'kind'>,
): TextToolDefinition<Input> {
  return { kind: 'text', ...tool };
}
