import { readSinceCall } from '@cuspal/speech';
import {
  loadTool,
  type Provenance,
  SERVICES,
  toolFilesIn,
  toolNameOfFile,
  type ToolContext,
  type ToolDefinition,
} from '@cuspal/tool-kit';
import type { z } from 'zod';
import { compositeRunner, member, type Answered, type CompositeRunner } from '../composites/composite-runner.ts';
import type { AnswerInput } from './answer-input.ts';
import { restingOn } from './provenance.ts';
import type { Question } from './question.ts';

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
  /** Names of the tools called so far. */
  readonly called: () => readonly string[];
  /** Every call, what the answer rests on, and the disclaimers that came with them. */
  readonly close: () => Closed;
}

export interface Closed {
  readonly steps: readonly Step[];
  readonly provenance: Provenance;
  readonly disclaimers: readonly string[];
}

interface Step {
  readonly tool: string;
  readonly arguments: Record<string, unknown>;
  readonly rules: readonly string[];
  readonly error?: string;
}

export function beginInquiry(context: ToolContext<AnswerInput>, question: Question): Inquiry {
  const runner: CompositeRunner = compositeRunner(context);
  const begun = new Map<string, Provenance>();
  const begin = ({ name, provenance }: ToolDefinition, args: object): string => {
    begun.set(name, provenance);
    return `${name} ${JSON.stringify(args)}`;
  };
  return {
    context,
    question,
    // No part of a member is printed as it stands.
    decide: (tool, args) => runner.decide(begin(tool, args), member(tool, ''), args),
    ask: (tool, args) => runner.ask(begin(tool, args), member(tool, ''), args),
    called: () => [...begun.keys()],
    close: () => {
      const { members, disclaimers } = runner.close();
      const steps = members.map(({ tool, args, error }) => ({
        tool,
        arguments: args,
        rules: begun.get(tool)?.rules ?? [],
        ...(error !== null && { error: error.message }),
      }));
      const succeeded = members.filter(({ error }) => error === null).map(({ tool }) => tool);
      const provenance = restingOn(succeeded.flatMap((tool) => begun.get(tool) ?? []));
      return { steps, provenance, disclaimers };
    },
  };
}

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
  await readSinceCall();
  if (tool?.kind !== 'engine') throw new RangeError(`There is no tool ${name} that computes.`);
  return tool;
}
