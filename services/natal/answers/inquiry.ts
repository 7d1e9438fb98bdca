import {
  loadTool,
  SERVICES,
  toolFilesIn,
  toolNameOfFile,
  type ToolContext,
  type ToolDefinition,
} from '@cuspal/tool-kit';
import type { z } from 'zod';
import {
  compositeRunner,
  member,
  type Answered,
  type CompositeRunner,
  type Member,
} from '../composites/composite-runner.ts';
import type { AnswerInput } from './answer-input.ts';
import type { Question } from './asked.ts';

type Sent<Input extends z.ZodObject> = { readonly [Name in keyof z.input<Input>]?: z.input<Input>[Name] | null };

/** One answer in the making: what is asked, and the tools that are called for it, on one chart and one clock. */
export interface Inquiry {
  readonly context: ToolContext<AnswerInput>;
  readonly question: Question;
  /** The tool that decides: what it refuses is refused. */
  readonly decide: <Input extends z.ZodObject, Output extends z.ZodObject>(
    tool: ToolDefinition<Input, Output>,
    args: Sent<Input>,
  ) => Promise<Answered<Output>>;
  /** Any other tool; null where it fails. */
  readonly ask: <Input extends z.ZodObject, Output extends z.ZodObject>(
    tool: ToolDefinition<Input, Output>,
    args: Sent<Input>,
  ) => Promise<Answered<Output> | null>;
  /** Every call so far, and the disclaimers that came with them. */
  readonly close: CompositeRunner['close'];
}

export function beginInquiry(context: ToolContext<AnswerInput>, question: Question): Inquiry {
  const runner = compositeRunner(context);
  const key = ({ name }: ToolDefinition, args: object): string => `${name} ${JSON.stringify(args)}`;
  return {
    context,
    question,
    decide: (tool, args) => runner.decide(key(tool, args), memberOf(tool), args),
    ask: (tool, args) => runner.ask(key(tool, args), memberOf(tool), args),
    close: runner.close,
  };
}

/** A member of which no part is printed as it stands. */
const memberOf = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDefinition<Input, Output>,
): Member<Input, Output> => member(tool, '');

/** The files of all tools by name, looked up with the first answer. */
let files: Promise<ReadonlyMap<string, string>> | undefined;

async function readFiles(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const service of SERVICES)
    for (const file of await toolFilesIn(new URL(`../../${service}/`, import.meta.url)))
      found.set(toolNameOfFile(file), file);
  return found;
}

/** The tool of a name, whose code is read with its first call as the services do. */
export async function toolNamed(name: string): Promise<ToolDefinition> {
  const file = (await (files ??= readFiles())).get(name);
  const tool = file === undefined ? undefined : await loadTool(file);
  if (tool?.kind !== 'engine') throw new RangeError(`There is no tool ${name} that computes.`);
  return tool;
}
