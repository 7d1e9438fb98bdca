import type { ToolDefinition } from '@cuspal/tool-kit';
import { conforms } from '@cuspal/tool-kit/testing';
import { z } from 'zod';
import planetsTool from '../foundation/get-planets.tool.ts';

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

/** The planets of get_planets at a known birth time. */
export async function readPlanets(args: object) {
  const { planets } = (await readResult(planetsTool, args)).value;
  if (planets === undefined) throw new Error('get_planets gave no planets');
  return planets;
}
