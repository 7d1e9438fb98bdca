import type { ToolDefinition } from '@cuspal/tool-kit';
import { conforms } from '@cuspal/tool-kit/testing';
import { z } from 'zod';

const provenance = z.looseObject({ notes: z.array(z.string()) });

/** Calls a tool and reads the result through its own schema, beside its notes. */
export async function readResult<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDefinition<Input, Output>,
  args: object,
  now?: number,
) {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  const own = Object.fromEntries(Object.entries(result).filter(([key]) => Object.hasOwn(tool.output.shape, key)));
  return { value: tool.output.parse(own), notes: provenance.parse(result['provenance']).notes };
}
