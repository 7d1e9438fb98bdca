import type { ToolDefinition } from '@cuspal/tool-kit';
import type { z } from 'zod';
import { cutOf, type Cut } from './digest-path.ts';
import { digestShape } from './digest.ts';

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
